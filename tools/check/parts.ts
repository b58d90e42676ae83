import { availableParallelism } from 'node:os'
import type { BrowserRun } from './browser.ts'
import { onPostgres } from './contract-engines.ts'

/** What a part runs: a command, test files of Vitest, or runs of Playwright. */
export type Work =
  | { command: readonly [string, ...string[]] }
  | {
      vitest: readonly string[]
      /** The engine that the contract runs on; what its tests recorded before is forgotten. */
      engine?: 'embedded' | 'postgresql'
      env?: NodeJS.ProcessEnv
    }
  | { browser: readonly BrowserRun[] }
  /** The browser part of the gate, which depends on the change. */
  | { browserOfChange: { journeys: BrowserRun; paths: BrowserRun; minutesOfPaths: number } }

export type Part = {
  /** As in `--part accessibility`; `--part browser-paths` means all parts whose names start so. */
  name: string
  title: string
  /** On two idle cores; `--part 2/6` shares the parts out by them. */
  minutes: number
  /** The gate runs it at the same time as its neighbours that say so too: alone it leaves a core idle. */
  beside?: true
  work: Work
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name])

const types: Part = {
  name: 'types',
  title: 'Types',
  minutes: 0.6,
  beside: true,
  // One checker for each of two projects: more of them check the same types twice.
  work: {
    command: ['node', 'node_modules/typescript7/bin/tsc', '-b', '--builders', '2', '--checkers', '1'],
  },
}
const lint: Part = {
  name: 'lint',
  title: 'Lint and format',
  minutes: 0.1,
  beside: true,
  work: { command: ['biome', 'check', '.'] },
}
const deadCode: Part = {
  name: 'dead-code',
  title: 'Dead code',
  minutes: 0.2,
  beside: true,
  work: { command: ['knip'] },
}
const english: Part = {
  name: 'english',
  title: 'Plain English',
  minutes: 0.1,
  beside: true,
  work: { command: ['node', 'tools/check/english.ts'] },
}
const units: Part = {
  name: 'units',
  title: 'Units, stories, pure paths, ports, reactions, views',
  minutes: 2,
  work: { vitest: projects('unit', 'views') },
}
/** Half of them more than there are cores: while one waits for a process or a deadline, another works. */
const manyWorkers = ['--maxWorkers', String(Math.ceil(1.5 * availableParallelism()))]

const contract: Part = {
  name: 'contract',
  title: 'Contract on the embedded database, paths at the reference server',
  minutes: 5,
  work: { vitest: [...projects('contract', 'service'), ...manyWorkers], engine: 'embedded' },
}
const refusals: Part = {
  name: 'refusals',
  title: 'Declared refusals, each met on one of both engines',
  minutes: 0.1,
  work: { command: ['node', 'tools/check/refusals.ts'] },
}
const build: Part = {
  name: 'build',
  title: 'Build',
  minutes: 1.3,
  work: { command: ['node', 'tools/build/build.ts', '--if-needed'] },
}

/** Without a built product and without a server, in at most three minutes. */
export const quick: readonly Part[] = [types, lint, deadCode, english, units]

/** No server answers there: each worker of the paths starts its own. */
const OWN_SERVERS = { E2E_URL: 'http://localhost:1' }

/** `npm test`: what has to be green before a change lands. */
export const gate: readonly Part[] = [
  ...quick,
  // Before any server starts: a server serves what was built last, and another product's files break it.
  build,
  contract,
  {
    name: 'postgres',
    title: 'Contract on PostgreSQL, where the engine matters',
    minutes: 1.5,
    work: {
      vitest: [...projects('contract'), ...Object.keys(onPostgres), ...manyWorkers],
      engine: 'postgresql',
    },
  },
  refusals,
  {
    name: 'browser',
    title: 'Journeys, first load, accessibility of fifteen screens, valid HTML, paths of changed flows',
    minutes: 5,
    work: {
      browserOfChange: {
        journeys: { args: ['--grep', '@gate'] },
        paths: { args: ['tests/e2e/paths'], env: OWN_SERVERS },
        minutesOfPaths: 1.5,
      },
    },
  },
]

const DEEP = { TEST_DEPTH: 'all' }

/** Specs with parts of their own in the depth. */
const apart = {
  accessibility: 'tests/e2e/accessibility.spec.ts',
  skeletons: 'tests/e2e/skeletons.spec.ts',
  paths: 'tests/e2e/paths',
}

/** One part for each of `count` shards: an interrupted run goes on after the last shard that passed. */
const inShards = (name: string, title: string, minutes: number, count: number, run: BrowserRun): Part[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    title: `${title}, ${index + 1} of ${count}`,
    minutes: minutes / count,
    work: { browser: [{ ...run, args: [...run.args, '--shard', `${index + 1}/${count}`] }] },
  }))

/** `npm run test:all`: every test there is. */
export const depth: readonly Part[] = [
  ...quick.map((part) => (part === units ? { ...units, work: { ...units.work, env: DEEP } } : part)),
  build,
  { ...contract, minutes: 8, work: { ...contract.work, env: DEEP } },
  {
    name: 'postgres',
    title: 'Contract on PostgreSQL',
    minutes: 8,
    work: { vitest: [...projects('contract'), ...manyWorkers], engine: 'postgresql', env: DEEP },
  },
  refusals,
  {
    name: 'mutants',
    title: 'Mutants of machines that changed',
    minutes: 5,
    work: { command: ['node', 'tools/check/mutants.ts', '--changed'] },
  },
  ...inShards('journeys', 'Browser tests', 20, 3, {
    args: [],
    env: { SPECS_APART: Object.values(apart).join() },
  }),
  ...inShards('accessibility', 'Accessibility', 10, 2, { args: [apart.accessibility] }),
  {
    name: 'skeletons',
    title: 'Skeletons',
    minutes: 2,
    work: { browser: [{ args: [apart.skeletons] }] },
  },
  ...inShards('browser-paths', 'Paths of all flows in the browser', 8, 2, {
    args: [apart.paths],
    env: OWN_SERVERS,
  }),
]
