import type { AnyStateMachine } from 'xstate'
import { coverage } from '#tests/support/coverage.ts'

/**
 * Holds what the browser level took against what it excuses: transitions that are neither taken nor excused, and
 * excuses of transitions that were taken after all or do not exist.
 */
export function judgeExcuses(
  machine: AnyStateMachine,
  taken: Iterable<string>,
  unseen: Record<string, string> = {},
): { unexcused: string[]; stale: string[] } {
  const uncovered = coverage(machine, 'browser', taken).uncovered.map(({ id }) => id)
  return {
    unexcused: uncovered.filter((id) => !(id in unseen)),
    stale: Object.keys(unseen).filter((id) => !uncovered.includes(id)),
  }
}
