import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#tools/dev/exec.ts'
import type { Run } from './run.ts'

/** Test cases of a part; a check without cases counts as one. */
export type Tally = {
  passed: number
  failed: number
  /** What failed and why, a line each: the end of a long output is all that some readers get. */
  failures?: string[]
  /** Browser tests that failed once and then passed twice. */
  unstable?: string[]
  /** Browser tests that the time of the gate did not reach: `npm run test:all` runs them. */
  left?: string[]
}

/** Runs a check without separate cases. */
export async function check(run: Run, command: string, ...args: string[]): Promise<Tally> {
  if (await run(command, args)) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, failures: [[command, ...args].join(' ')] }
}

const VITEST = join(root, '.cache/vitest.json')

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs a command that ends with a report of Vitest. A run that wrote no report, or ran no test, has failed. */
export async function vitest(
  run: Run,
  args: readonly string[],
  { within = [], env = {} }: { within?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Tally> {
  rmSync(VITEST, { force: true })
  const [command, ...rest] = [...within, 'vitest', 'run', ...args] as [string, ...string[]]
  const succeeded = await run(command, rest, env)
  if (!existsSync(VITEST)) return { passed: 0, failed: 1, failures: ['vitest wrote no report'] }
  return tallyOf(JSON.parse(readFileSync(VITEST, 'utf8')) as VitestReport, succeeded)
}

export function tallyOf(report: VitestReport, succeeded: boolean): Tally {
  const { numPassedTests: passed, numFailedTests } = report
  const failed = succeeded && passed > 0 ? numFailedTests : Math.max(numFailedTests, 1)
  if (failed === 0) return { passed, failed }
  const failures = failuresOf(report)
  return { passed, failed, failures: failures.length > 0 ? failures : ['vitest failed outside its tests'] }
}

function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0)
      return tests.map(({ fullName, failureMessages }) =>
        failureLine(`${file} › ${fullName}`, failureMessages[0] ?? ''),
      )
    return status === 'failed' ? [failureLine(file, message)] : []
  })
}

const FAILURE_LENGTH = 600

/** A title with the beginning of its error, on one line. */
export const failureLine = (title: string, error: string): string =>
  `${title}: ${stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim()}`.slice(0, FAILURE_LENGTH)
