import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/dev/exec.ts'
import { browser } from './browser.ts'
import { changedSince, landedCommit, testedNow } from './changed.ts'
import { flowsTouchedBy, inOrderOf } from './flow-files.ts'
import type { Work } from './parts.ts'
import type { Run } from './run.ts'
import { check, type Tally, vitest } from './tally.ts'

/** Runs the work of a part and counts its test cases. */
export async function perform(work: Work, run: Run): Promise<Tally> {
  if ('command' in work) return check(run, ...work.command)
  if ('browser' in work) return browser(run, work.browser)
  if ('browserOfChange' in work) return browserOfChange(work.browserOfChange, run)
  const { engine, env } = work
  if (engine) rmSync(join(root, '.cache/refusals', engine), { recursive: true, force: true })
  const within = engine === 'postgresql' ? ['node', 'tools/check/postgres.ts'] : []
  return vitest(run, work.vitest, { within, ...(env && { env }) })
}

type OfChange = Extract<Work, { browserOfChange: unknown }>['browserOfChange']

/** Paths of the flows that changed until their minutes are over, then the journeys, which slow cores make longer. */
function browserOfChange({ journeys, paths, minutesOfPaths }: OfChange, run: Run): Promise<Tally> {
  const PATHS_UNTIL = String(Date.now() + minutesOfPaths * 60_000)
  const landed = landedCommit()
  const flows = inOrderOf(testedNow().commit, flowsTouchedBy(landed ? changedSince(landed) : undefined))
  console.log(`Flows that changed since ${landed?.slice(0, 8)}: ${flows.join(', ') || 'none'}`)
  if (flows.length === 0) return browser(run, [journeys])
  return browser(run, [{ ...paths, env: { ...paths.env, PATHS_FLOWS: flows.join(), PATHS_UNTIL } }, journeys])
}
