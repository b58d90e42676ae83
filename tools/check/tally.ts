import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'
import type { Run } from './run.ts'

/** Test cases of a part; a check without cases counts as one. */
export type Tally = {
  passed: number
  failed: number
  /** Browser tests that failed once and then passed twice. */
  unstable?: string[]
  /** Browser tests that the time of the gate did not reach: `npm run test:all` runs them. */
  left?: string[]
}

/** Runs a check without separate cases. */
export async function check(run: Run, command: string, ...args: string[]): Promise<Tally> {
  return (await run(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const VITEST = join(root, '.cache/vitest.json')

type VitestReport = { numPassedTests: number; numFailedTests: number }

/** Runs a command that ends with a report of Vitest. A run that wrote no report, or ran no test, has failed. */
export async function vitest(
  run: Run,
  args: readonly string[],
  { within = [], env = {} }: { within?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Tally> {
  rmSync(VITEST, { force: true })
  const [command, ...rest] = [...within, 'vitest', 'run', ...args] as [string, ...string[]]
  const succeeded = await run(command, rest, env)
  if (!existsSync(VITEST)) return { passed: 0, failed: 1 }
  return tallyOf(JSON.parse(readFileSync(VITEST, 'utf8')) as VitestReport, succeeded)
}

export const tallyOf = (
  { numPassedTests: passed, numFailedTests: failed }: VitestReport,
  succeeded: boolean,
): Tally => ({
  passed,
  failed: succeeded && passed > 0 ? failed : Math.max(failed, 1),
})
