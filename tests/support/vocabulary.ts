import type { AnyStateMachine } from 'xstate'
import type { Walk } from '#tests/support/paths.ts'
import type { Stories, Story } from '#tests/support/story.ts'

/** Everything the stories say was asked, or heard. */
export const told = <K extends 'asked' | 'heard'>(
  stories: Stories[],
  what: K,
): NonNullable<Story[K]>[number][] =>
  stories
    .flatMap((each) => Object.values(each.stories))
    .flatMap((story) => (story[what] ?? []) as NonNullable<Story[K]>)

/** The names of all ports and children a machine declares. */
export const everyChild = (machine: AnyStateMachine): string[] => Object.keys(machine.implementations.actors)

/** The types of all facts that are emitted anywhere on these paths. */
export const everyFact = ({ paths }: Walk): string[] => [
  ...new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ world }) => world)].flatMap(({ last }) => last.heard.map(({ type }) => type)),
    ),
  ),
]
