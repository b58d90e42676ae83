import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { isAt, type Played, play } from '#tests/support/play.ts'
import type { Story } from '#tests/support/story.ts'
import { leaves } from '#tests/support/world.ts'

/** Plays a story and compares every word of it. An effect that the story omits must not happen. */
export function judge(machine: AnyStateMachine, story: Story): Played {
  const played = play(machine, story)
  const { snapshot } = played.world
  if (!isAt(played.world, story.ends))
    expect(Array.isArray(story.ends) ? leaves(snapshot) : snapshot.value, 'where it ends').toEqual(story.ends)
  if (story.asked) expect(played.asked, 'what the world was asked').toEqual(story.asked)
  expect(played.heard, 'what was heard').toEqual(story.heard ?? [])
  expect(played.told, 'what the children were told').toEqual(story.told ?? [])
  expect(played.did, 'what was done').toEqual(story.did ?? [])
  expect(snapshot.output, 'what was decided').toEqual(story.output)
  if (story.context) expect(snapshot.context, 'what is remembered').toMatchObject(story.context)
  return played
}
