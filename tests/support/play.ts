import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Step, Story } from '#tests/support/story.ts'
import { begin, type Happening, leaves, stateOf, take, type World } from '#tests/support/world.ts'

/** A story after its last step, with everything that happened. */
export type Played = Omit<Happening, 'noticed' | 'asked'> & { asked: [string, unknown?][]; world: World }

/** The story does not hold; the message says at which step and what happened instead. */
class Broken extends Error {
  override readonly name = 'Broken'
}

/** Plays a story's steps. Throws `Broken` at a step that cannot happen, or that the machine did not notice. */
export function play(machine: AnyStateMachine, { input, when }: Pick<Story, 'input' | 'when'>): Played {
  let world = begin(machine, input)
  const happenings = [world.last]
  when.forEach((step: Step, index: number) => {
    const stop = (reason: string) => {
      throw new Broken(`Step ${index + 1}, ${inWords(step)}: ${reason}\nIn ${stateOf(world)}.`)
    }
    if (step.type === '@at') {
      if (!isAt(world, step.state)) stop('the machine is somewhere else.')
      const tags = [...world.snapshot.tags].sort()
      if (step.tags && !isDeepStrictEqual(tags, [...step.tags].sort()))
        stop(`the machine is ${tags.join(' and ') || 'untagged'}.`)
      return
    }
    if (world.snapshot.status !== 'active') stop('the flow is already over.')
    let next = world
    try {
      next = take(world, step)
    } catch (error) {
      stop(error instanceof Error ? error.message : String(error))
    }
    const { noticed } = next.last
    if (step.type === '@ignored' && noticed) stop('the machine did something about it.')
    if (step.type !== '@ignored' && !noticed && next.snapshot.status === 'active')
      stop('the machine did nothing about it; say `ignored(...)` if that is right.')
    if (next.snapshot.status === 'error') stop(`the machine died: ${next.snapshot.error}`)
    world = next
    happenings.push(next.last)
  })
  const all = <K extends 'heard' | 'told' | 'did'>(key: K) =>
    happenings.flatMap((happening) => happening[key] as Happening[K][number][])
  return {
    world,
    taken: happenings.flatMap(({ taken }): readonly AnyTransitionDefinition[] => taken),
    asked: happenings.flatMap(({ asked }) =>
      asked.map(({ src, input }): [string, unknown?] => (input === undefined ? [src] : [src, input])),
    ),
    heard: all('heard'),
    told: all('told'),
    did: all('did'),
  }
}

/** A state value, or the dotted names of every active leaf. */
export const isAt = ({ snapshot }: World, ends: unknown): boolean =>
  Array.isArray(ends)
    ? isDeepStrictEqual(leaves(snapshot).sort(), [...ends].sort())
    : isDeepStrictEqual(snapshot.value, ends)

/** A step as a tester reads it: `done addToCart`, `after searchPause`, `clear.accept`. */
function inWords(step: Step): string {
  switch (step.type) {
    case '@done':
      return `done ${step.child ?? step.of}`
    case '@refused':
      return `refused ${step.child ?? step.of}`
    case '@after':
      return `after ${step.delay}`
    case '@ignored':
      return `ignored ${step.event.type}`
    case '@at':
      return `at ${JSON.stringify(step.state)}`
    default:
      return step.type
  }
}
