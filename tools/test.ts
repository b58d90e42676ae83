/** `npm test`: every check there is, in the order in which a failure is cheapest to find. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exec, must, root } from './exec.ts'

type Tally = { passed: number; failed: number }

const report = (name: string) => join(root, '.cache', `${name}.json`)

/** A check without separate cases counts as one. */
function check(title: string, command: string, ...args: string[]): Tally {
  console.log(`\n— ${title}`)
  return exec(command, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A test runner: counted by the report it writes; a run that wrote none, or ran nothing, has failed. */
function suite(
  title: string,
  name: string,
  count: (report: unknown) => Tally,
  command: string,
  ...args: string[]
): Tally {
  console.log(`\n— ${title}`)
  rmSync(report(name), { force: true })
  const succeeded = exec(command, ...args)
  if (!existsSync(report(name))) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')))
  return { passed, failed: succeeded && passed > 0 ? failed : Math.max(failed, 1) }
}

const vitestTally = (json: unknown): Tally => {
  const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

const playwrightTally = (json: unknown): Tally => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

must('panda', 'codegen', '--silent')
rmSync(join(root, '.cache/refusals'), { recursive: true, force: true })

const tallies = [
  check('Types', 'node', 'node_modules/typescript7/bin/tsc', '-b'),
  check('Lint and format', 'biome', 'check', '.'),
  check('Dead code', 'knip'),
  suite('Unit, stories, paths, views, contract', 'vitest', vitestTally, 'vitest', 'run'),
  suite(
    'Contract on PostgreSQL',
    'vitest',
    vitestTally,
    ...['node', 'tools/postgres.ts', 'vitest', 'run', '--project', 'contract'],
  ),
  check('Declared refusals, each met on one of both', 'node', 'tools/refusals.ts'),
  check('Mutants of machines that changed', 'node', 'tools/mutants.ts', '--changed'),
  check('Build', 'node', 'tools/build.ts', '--if-needed'),
  check('Size budgets', 'node', 'tools/size.ts'),
  suite('Browser', 'playwright', playwrightTally, 'playwright', 'test'),
]

const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
