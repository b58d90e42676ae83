import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#tools/dev/exec.ts'
import { freePort } from '#tools/dev/free-port.ts'
import type { Run } from './run.ts'
import { failureLine, type Tally } from './tally.ts'

/** A run of Playwright: its arguments after `playwright test`, and what its environment has besides. */
export type BrowserRun = { args: readonly string[]; env?: NodeJS.ProcessEnv }

type Case = {
  id: string
  /** With file and line, as Playwright prints it. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  error: string
}

type Spec = {
  id: string
  title: string
  file: string
  line: number
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
export type PlaywrightReport = { suites?: Suite[]; errors?: { message?: string }[] }

export const casesOf = ({ suites = [] }: PlaywrightReport): Case[] =>
  suites.flatMap((suite) => casesIn(suite, []))

function casesIn({ title, specs, suites = [] }: Suite, above: string[]): Case[] {
  // The outermost suite is the file, which the title names with its line.
  const path = above.length > 0 || !title.endsWith('.ts') ? [...above, title] : above
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        id: spec.id,
        title: [`${spec.file}:${spec.line}`, ...path, spec.title].join(' › '),
        status:
          status === 'skipped'
            ? ('skipped' as const)
            : status === 'expected'
              ? ('passed' as const)
              : ('failed' as const),
        error: stripVTControlCharacters(results.flatMap(({ error }) => error?.message ?? [])[0] ?? ''),
      })),
    ),
    ...suites.flatMap((suite) => casesIn(suite, path)),
  ]
}

/** How many browser tests of one part may be unstable before the part fails. */
const UNSTABLE_AT_MOST = 2

/**
 * Counts the cases of a part whose failed tests ran again, alone. `again` holds the cases of each repetition: a test that
 * passed in all of them is unstable; with more than two unstable tests, all of them count as failed.
 */
export function judge(first: readonly Case[], again: readonly (readonly Case[])[]): Tally {
  const failed = first.filter(({ status }) => status === 'failed')
  const passedAgain = ({ id }: Case) =>
    again.length > 0 &&
    again.every((cases) => cases.some((each) => each.id === id && each.status === 'passed'))
  const unstable = failed.filter(passedAgain)
  const forgiven = unstable.length <= UNSTABLE_AT_MOST ? unstable.length : 0
  return {
    passed: first.filter(({ status }) => status === 'passed').length + forgiven,
    failed: failed.length - forgiven,
    failures: failed
      .filter((each) => forgiven === 0 || !unstable.includes(each))
      .map(({ title, error }) => failureLine(title, error)),
    unstable: unstable.map(({ title }) => title),
    left: first.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  }
}

const REPORT = join(root, '.cache/playwright.json')
const FAILED = join(root, '.cache/failed-tests.json')
const UNSTABLE = join(root, 'artifacts/unstable.json')
const REPEATS = 2

/**
 * Runs browser tests, one run of Playwright after the other; then each failed test twice more, alone and with a trace.
 * `artifacts/unstable.json` names the tests that failed once and passed both times.
 */
export async function browser(run: Run, runs: readonly BrowserRun[]): Promise<Tally> {
  const played: { one: BrowserRun; cases: readonly Case[]; failed: readonly Case[] }[] = []
  for (const [index, one] of runs.entries()) {
    // A run empties its folder: each has its own, so that what a failed test left stays.
    const cases = await play(run, one, `artifacts/e2e-${index + 1}`)
    const failed = cases.filter(({ status }) => status === 'failed')
    played.push({ one, cases, failed })
  }
  const again: Case[][] = []
  const broken = played.filter(({ failed }) => failed.length > 0)
  for (let round = 1; broken.length > 0 && round <= REPEATS; round++) {
    const cases: Case[] = []
    for (const [index, { one, failed }] of broken.entries())
      cases.push(...(await playAgain(run, one, failed, `artifacts/e2e-again-${round}-${index + 1}`)))
    again.push(cases)
  }
  const first = played.flatMap(({ cases }) => cases)
  const tally = judge(first, again)
  const unstable = first.filter(({ title, status }) => status === 'failed' && tally.unstable?.includes(title))
  mkdirSync(dirname(UNSTABLE), { recursive: true })
  writeFileSync(
    UNSTABLE,
    JSON.stringify(
      unstable.map(({ title, error }) => ({ title, error })),
      null,
      2,
    ),
  )
  return tally
}

async function play(run: Run, { args, env = {} }: BrowserRun, output: string): Promise<readonly Case[]> {
  rmSync(REPORT, { force: true })
  // Another port than the one by default, where a shop may run.
  const E2E_PORT = String(await freePort())
  const succeeded = await run('playwright', ['test', ...args, '--output', output], { E2E_PORT, ...env })
  const cases = existsSync(REPORT)
    ? casesOf(JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport)
    : []
  // No server, no browser, no test of that name: the run itself is what failed.
  const isExplained = succeeded ? cases.length > 0 : cases.some(({ status }) => status === 'failed')
  const title = `playwright test ${args.join(' ')}`
  return isExplained ? cases : [...cases, { id: title, title, status: 'failed', error: 'It ran no test.' }]
}

function playAgain(
  run: Run,
  { args, env = {} }: BrowserRun,
  failed: readonly Case[],
  output: string,
): Promise<readonly Case[]> {
  writeFileSync(FAILED, JSON.stringify({ status: 'failed', failedTests: failed.map(({ id }) => id) }))
  const alone = ['--last-failed', '--last-failed-file', FAILED, '--workers', '1', '--trace', 'on']
  return play(run, { args: [...args, ...alone], env: { ...env, PATHS_UNTIL: '' } }, output)
}
