import type { AnyStateMachine } from 'xstate'
import { type Arrow, arrows, stateNodes } from '#src/gallery/transitions.ts'
import { actorDriver } from '#tests/support/actor-driver.ts'
import type { Level } from '#tests/support/driver.ts'
import type { Path } from '#tests/support/paths.ts'
import { replay } from '#tests/support/replay.ts'

/** How much of a machine was really taken at one level. */
export type Coverage = {
  level: Level
  states: number
  transitions: number
  /** Ids of the arrows that were taken. */
  taken: string[]
  /** Whole only when everything is: 99.6 % is not 100. */
  percent: number
  uncovered: Arrow[]
}

/** Counts the arrows that were taken against all there are. */
export function coverage(machine: AnyStateMachine, level: Level, taken: Iterable<string>): Coverage {
  const ids = new Set(taken)
  const all = arrows(machine)
  const uncovered = all.filter(({ id }) => !ids.has(id))
  return {
    level,
    states: stateNodes(machine).length,
    transitions: all.length,
    taken: [...ids],
    percent: all.length === 0 ? 100 : Math.floor(((all.length - uncovered.length) / all.length) * 100),
    uncovered,
  }
}

/** Runs the paths with stub ports and counts what the running actors took. Throws `Diverged` at the first difference. */
export async function pureCoverage(machine: AnyStateMachine, paths: Path[]): Promise<Coverage> {
  const taken: string[] = []
  for (const path of paths) taken.push(...(await replayPure(machine, path)))
  return coverage(machine, 'pure', taken)
}

/** Makes one path happen with stub ports: everything has to agree with it, the context included. */
export const replayPure = (machine: AnyStateMachine, path: Path): Promise<string[]> =>
  replay(path, actorDriver(machine, path.input), ['value', 'status', 'context', 'output', 'asked', 'heard'])
