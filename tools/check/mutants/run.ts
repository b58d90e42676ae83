import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { root } from '#tools/dev/exec.ts'
import { machineFiles } from '../machine-files.ts'
import { layers } from './layers.ts'
import { exceptGlobs, exceptStructure, ofCharts } from './mutators.ts'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

export const isUnnoticed = ({ status }: { status: string }): boolean =>
  status === 'Survived' || status === 'NoCoverage'

/** Stryker looks for what it is given below the current directory. */
process.chdir(root)
await teachCharts()

/** What the tests of a machine are run in: a copy of these. */
const needed = [
  'machines',
  'openapi',
  'server',
  'src',
  'tests',
  'tools',
  'package.json',
  'tsconfig.base.json',
]

/** Runs the tests of a machine, or of a layer, against each of its mutants. What was noticed in an earlier run is not run again unless forced. */
export async function mutantsOf(flow: string, force: boolean): Promise<Mutant[]> {
  const results = `.cache/mutants/${flow}.json`
  if (existsSync(results)) forgetUnnoticed(results)
  // Read by tests/support/wanted.ts and vitest.config.ts.
  process.env.MUTANTS_OF = flow
  return new Stryker({
    mutate: layers[flow]?.mutate ?? [machineFiles.get(flow)!],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/check/mutants/vitest.config.ts', related: false },
    // Most of a chart is evaluated when it is imported, which no single test covers.
    coverageAnalysis: layers[flow] ? 'perTest' : 'off',
    concurrency: 1,
    timeoutMS: 8_000,
    incremental: true,
    incrementalFile: results,
    force,
    reporters: process.stdout.isTTY ? ['progress'] : [],
    tempDirName: '.cache/stryker',
    ignorePatterns: readdirSync(root)
      .filter((name) => !needed.includes(name))
      .map((name) => `/${name}`),
    logLevel: 'error',
  } as never).runMutationTest()
}

/** Stryker has no door for mutators of one's own; its list of them is open (docs/decisions/018). */
async function teachCharts() {
  const list = join(root, 'node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js')
  const { allMutators } = await import(pathToFileURL(list).href)
  const mutators = [...allMutators.map(exceptStructure), ...ofCharts]
  allMutators.splice(0, allMutators.length, ...mutators.map(exceptGlobs))
}

/** Without coverage, Stryker asks again only where the machine changed; a story that is new may notice what survived. */
function forgetUnnoticed(results: string) {
  const report = JSON.parse(readFileSync(results, 'utf8'))
  for (const file of Object.values<{ mutants: Mutant[] }>(report.files))
    file.mutants = file.mutants.filter((mutant) => !isUnnoticed(mutant))
  writeFileSync(results, JSON.stringify(report))
}
