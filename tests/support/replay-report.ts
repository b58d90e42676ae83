import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replayPure } from '#tests/support/coverage.ts'
import { discoverFlows } from '#tests/support/discover.ts'
import { actionIn, flowTitle, flowWords, placeIn } from '#tests/support/path-words.ts'
import { pathAsRecorded, type RecordedFlow } from '#tests/support/recorded-path.ts'
import { Misfit } from '#tests/support/world.ts'
import { env, must } from '#tools/dev/exec.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
})
const [file] = positionals

if (!file)
  refuse('npm run replay -- <file> [--browser]   plays what the gallery has saved ("Save for replay")')
else await replayFile(file)

/** Plays a replay file with stub ports, or in the browser at the reference server. Ends with 1 when the flow goes elsewhere. */
async function replayFile(name: string): Promise<void> {
  const recorded = read(name)
  if (!recorded) return refuse(`${name} is no replay file.`)
  const [flow] = await discoverFlows((each) => each === recorded.flow)
  const [model] = flow?.models ?? []
  if (!flow || !model) return refuse(`There is no flow "${recorded.flow}" with a model.`)
  try {
    const path = pathAsRecorded(model, recorded)
    await replayPure(model.machine, path)
    const words = flowWords(flow.name, flow.titles, [])
    console.log(`${flowTitle(words, 'en')}, from ${path.from}: ${placeIn(words, path.start, 'en')}`)
    for (const [index, step] of path.steps.entries())
      console.log(`${index + 1}. ${actionIn(words, step, 'en')} → ${placeIn(words, step.world, 'en')}`)
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    return refuse(error.message)
  }
  if (!values.browser) return
  Object.assign(env, { PATHS_REPLAY: name, E2E_URL: 'http://localhost:1' })
  must('node', 'tools/build/build.ts', '--if-needed')
  must('playwright', 'test', 'tests/e2e/paths/replay.spec.ts', '--reporter', 'list')
}

function read(name: string): RecordedFlow | undefined {
  try {
    const { flow, begins, steps } = JSON.parse(readFileSync(name, 'utf8'))
    const isStep = (step: unknown) => Array.isArray(step) && step.length === 2
    return typeof flow === 'string' &&
      typeof begins === 'string' &&
      Array.isArray(steps) &&
      steps.every(isStep)
      ? { flow, begins, steps }
      : undefined
  } catch {
    return undefined
  }
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
