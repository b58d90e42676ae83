import { spawnSync } from 'node:child_process'
import { root } from '#tools/dev/exec.ts'

/** Work lands at most three hours after its first commit (CONTRIBUTING.md): an older commit of main has landed. */
const HOURS = 4

/** What git says; undefined where it says nothing: in a copy without history, or in a folder of another user. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The newest commit that has landed on main; `GATE_BASE` names another. Undefined in a history that is too short. */
export function landedCommit(): string | undefined {
  const { GATE_BASE } = process.env
  const found = GATE_BASE
    ? git('rev-parse', GATE_BASE)
    : git('rev-list', '-1', '--first-parent', `--before=${HOURS} hours ago`, 'HEAD')
  return found || undefined
}

/** Every file that differs from `commit`, with those that are not committed yet; undefined when git does not say. */
export function changedSince(commit: string): string[] | undefined {
  const changed = git('diff', '--name-only', '--no-renames', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  return changed === undefined || added === undefined
    ? undefined
    : `${changed}\n${added}`.split('\n').filter(Boolean)
}

/** What a run tests: a commit, and whether no file differs from it. */
export type Tested = { commit: string; clean: boolean }

export const testedNow = (): Tested => ({
  commit: git('rev-parse', 'HEAD') ?? 'unknown',
  clean: git('status', '--porcelain') === '',
})
