import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { type Arrow, arrowOf } from '#src/gallery/transitions.ts'
import { asOffered } from '#tests/support/browser.ts'
import { coverage, pureCoverage } from '#tests/support/coverage.ts'
import { writeCoverageReport } from '#tests/support/coverage-report.ts'
import { criteria } from '#tests/support/criteria.ts'
import { discoverBrowser, discoverFlows, type Flow, root } from '#tests/support/discover.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { pathsAsJson, pathsAsMarkdown, pathsAsPlaywright } from '#tests/support/path-document.ts'
import { pathsAsCsv, pathsAsGherkin, pathsAsJunit } from '#tests/support/path-formats.ts'
import { flowWords, type Language } from '#tests/support/path-words.ts'
import { coveringPaths, type Paths } from '#tests/support/paths.ts'
import { play } from '#tests/support/play.ts'
import { randomPaths } from '#tests/support/random-paths.ts'
import type { Stories } from '#tests/support/story.ts'
import { readRun } from '#tests/support/taken.ts'
import { testFileOf } from '#tools/check/machine-files.ts'
import { env, exec, must } from '#tools/dev/exec.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'md' },
    cover: { type: 'string', default: 'transitions' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    write: { type: 'boolean', default: false },
    shots: { type: 'boolean', default: false },
    url: { type: 'string' },
    orders: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const USAGE = `npm run paths                        every machine: states, transitions, coverage
npm run paths -- cart                its paths as Markdown; --format csv or json for a test management tool, gherkin for
                                     scenarios (--language ar), junit for how they go with stub ports, playwright for a browser spec
npm run paths -- cart --cover pairs  transitions (as above), states, pairs of consecutive transitions, guards (each says
                                     yes and no), or random:50 with --seed 7
npm run paths -- [cart] --shots       lives the paths in the browser, with a picture of each step in the report; --language ar
                                     adds the pictures in Arabic
npm run paths -- [search] --url https://shop.example  lives the paths in a running shop: those of flows that only read, or with
                                     --orders of all flows, which places orders there
npm run paths -- [cart] --write      writes tests/machines/<journey>/<flow>.paths.md, to be reviewed as a diff`

const FORMATS = ['md', 'json', 'csv', 'gherkin', 'junit', 'playwright']

/** A file that a format needs does not exist; the message says which. */
class NotThere extends Error {
  override readonly name = 'NotThere'
}

const flows = await discoverFlows((name) => positionals.length === 0 || positionals.includes(name))
const missing = positionals.filter((name) => !flows.some((flow) => flow.name === name))

if (values.help) console.log(USAGE)
else if (!FORMATS.includes(values.format)) refuse(`There is no format "${values.format}".\n\n${USAGE}`)
else if (!/^(states|transitions|pairs|guards|random:[1-9]\d*)$/.test(values.cover))
  refuse(`There is no way to cover "${values.cover}".\n\n${USAGE}`)
else if (values.language !== 'en' && values.language !== 'ar')
  refuse(`There is no language "${values.language}"; there are en and ar.`)
else if (missing.length > 0) refuse(`There is no machine "${missing.join('", "')}" in machines/.`)
else if (values.url !== undefined) smokeTest(values.url)
else if (values.shots) await picture(flows)
else if (values.write) flows.filter(({ models }) => models.length > 0).forEach(write)
else if (positionals.length === 0) {
  console.log(await table(flows))
  console.log(`The same on the charts: ${await writeCoverageReport()}`)
} else {
  try {
    for (const flow of flows) console.log(await inFormat(flow))
  } catch (error) {
    if (!(error instanceof NotThere)) throw error
    refuse(error.message)
  }
}

/** Lives the paths of the flows in the built storefront, with a picture of each step, and writes the report. */
async function picture(list: Flow[]): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  Object.assign(env, { PATHS_SHOTS: 'true', PATHS_LANGUAGE: values.language })
  const names = list.map(({ name }) => `(^| )${name}:`).join('|')
  exec('playwright', 'test', 'tests/e2e/paths', '--workers', '2', '-g', names)
  console.log(`With a picture of each step: ${await writeCoverageReport(list.map(({ name }) => name))}`)
}

/** Lives the paths of the flows in a running shop. Ends with 1 when one of them fails; a path that needs more is left out. */
function smokeTest(url: string): void {
  if (!URL.canParse(url)) {
    refuse(`"${url}" is no address of a shop.`)
    return
  }
  Object.assign(env, {
    PATHS_URL: url,
    PATHS_ORDERS: String(values.orders),
    // No shop of this checkout is started.
    E2E_URL: url,
    ...(positionals.length > 0 && { PATHS_FLOWS: positionals.join(',') }),
  })
  must('playwright', 'test', 'tests/e2e/paths', '--workers', '1', '--reporter', 'list')
}

function write(flow: Flow): void {
  const file = testFileOf(flow.name, '.paths.md')
  const model = modelOf(flow)
  writeFileSync(join(root, file), pathsAsMarkdown(flow.name, model, coveringPaths(model)))
  console.log(file)
}

async function inFormat(flow: Flow): Promise<string> {
  const model = modelOf(flow)
  const { name } = flow
  if (values.format === 'playwright') {
    const lived = await discoverBrowser(name)
    if (!lived)
      throw new NotThere(`${name} has no screen: ${testFileOf(name, '.levels.ts')} has no browser level`)
    return pathsAsPlaywright(name, walkOf(asOffered(model, lived)), values.cover)
  }
  const walk = walkOf(model)
  const words = flowWords(name, flow.titles, flow.stories)
  switch (values.format) {
    case 'json':
      return JSON.stringify(pathsAsJson(words, walk), null, 2)
    case 'csv':
      return pathsAsCsv(words, walk)
    case 'gherkin':
      return pathsAsGherkin(words, walk, values.language as Language)
    case 'junit':
      return pathsAsJunit(words, model.machine, walk)
    default:
      return pathsAsMarkdown(name, model, walk, `--cover ${values.cover}`)
  }
}

function walkOf(model: ModelOf): Paths {
  const [kind, count] = values.cover.split(':')
  return kind === 'random'
    ? randomPaths(model, { count: Number(count), seed: Number(values.seed) })
    : coveringPaths(model, criteria[kind as keyof typeof criteria])
}

function modelOf({ name, models: [model], broken }: Flow): ModelOf {
  if (broken) throw broken
  if (!model)
    throw new NotThere(`${name} has no model: write ${testFileOf(name, '.model.ts')} (docs/testing.md)`)
  return model
}

async function table(list: Flow[]): Promise<string> {
  const rows = [
    ['machine', 'states', 'transitions', 'paths', 'pure', 'service', 'browser', 'stories', 'not covered'],
  ]
  for (const flow of list) rows.push(await tableRow(flow))
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const lines = rows
    .map((cells) =>
      cells
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return `${lines}\n\nservice and browser: when their paths ran last; – is never (npm test runs them).`
}

async function tableRow({
  name,
  machines: [machine],
  models: [model],
  stories,
  broken,
}: Flow): Promise<string[]> {
  if (broken || !machine)
    return [name, '', '', '', '', '', '', '', `cannot be read: ${broken ?? 'no machine in the file'}`]
  const { states, transitions } = coverage(machine, 'pure', [])
  const size = [name, String(states), String(transitions)]
  const told = `${coverage(machine, 'pure', toldArrows(stories)).percent} %`
  const ranLast = [lastRun(machine, name, 'service'), lastRun(machine, name, 'browser')]
  if (!model) return [...size, '0', '0 %', ...ranLast, told, 'everything: it has no model']
  try {
    const { paths } = coveringPaths(model)
    const { percent, uncovered } = await pureCoverage(model.machine, paths)
    return [
      ...size,
      String(paths.length),
      `${percent} %`,
      ...ranLast,
      told,
      uncovered.map(inWords).join(', '),
    ]
  } catch (error) {
    return [...size, '', '', ...ranLast, told, error instanceof Error ? error.message : String(error)]
  }
}

/** What of the machine, as it is now, was taken when its paths last ran at that level. */
function lastRun(machine: AnyStateMachine, name: string, level: 'service' | 'browser'): string {
  const run = readRun(level, name)
  return run ? `${coverage(machine, level, run.arrows).percent} %` : '–'
}

/** The arrows that the stories take; a story that breaks takes none. */
function toldArrows(stories: Stories[]): string[] {
  return stories.flatMap((told) =>
    Object.values(told.stories).flatMap((story) => {
      try {
        return play(told.machine, story).taken.map((taken) => arrowOf(taken).id)
      } catch {
        return []
      }
    }),
  )
}

function inWords({ id, guard }: Arrow): string {
  return guard ? `${id} (${guard})` : id
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
