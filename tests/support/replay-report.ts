import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replayPure } from '#tests/support/coverage.ts'
import { discoverFlows } from '#tests/support/discover.ts'
import { actionIn, flowTitle, flowWords, stateIn } from '#tests/support/path-words.ts'
import { pathAsRecorded, type RecordedFlow, recordedIn } from '#tests/support/recorded-path.ts'
import { Misfit } from '#tests/support/world.ts'
import { env, must } from '#tools/dev/exec.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
})
const [file] = positionals

if (!file)
  refuse('npm run replay -- <file> [--browser]   plays what the gallery or a report of a problem has saved')
else await replayFile(file)

/** Plays a replay file with stub ports, or in the browser at the reference server. Ends with 1 when a flow goes elsewhere. */
async function replayFile(name: string): Promise<void> {
  const recorded = read(name)
  if (!recorded) return refuse(`${name} is no replay file.`)
  for (const flow of recorded) await replayFlow(flow)
  if (!values.browser || process.exitCode) return
  Object.assign(env, { PATHS_REPLAY: name, E2E_URL: 'http://localhost:1' })
  must('node', 'tools/build/build.ts', '--if-needed')
  must('playwright', 'test', 'tests/e2e/paths/replay.spec.ts', '--reporter', 'list')
}

async function replayFlow(recorded: RecordedFlow): Promise<void> {
  const [flow] = await discoverFlows((each) => each === recorded.flow)
  const [model] = flow?.models ?? []
  if (!flow || !model) return refuse(`There is no flow "${recorded.flow}" with a model.`)
  try {
    const path = pathAsRecorded(model, recorded)
    await replayPure(model.machine, path)
    const words = flowWords(flow.name, flow.titles, [])
    console.log(`${flowTitle(words, 'en')}, from ${path.from}: ${stateIn(words, path.start, 'en')}`)
    for (const [index, step] of path.steps.entries())
      console.log(`${index + 1}. ${actionIn(words, step, 'en')} → ${stateIn(words, step.world, 'en')}`)
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    refuse(`${flow.name}: ${error.message}`)
  }
}

function read(name: string): RecordedFlow[] | undefined {
  try {
    return recordedIn(readFileSync(name, 'utf8'))
  } catch {
    return undefined
  }
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
