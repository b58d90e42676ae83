import type { AfterLocation } from '#src/flow/told.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

const locationSet = saySuccess((words) => words.news.locationSet())

const after: Record<AfterLocation, Effect[]> = {
  home: [locationSet, { go: '/home' }],
  close: [locationSet, { close: true }],
  modules: [locationSet, { open: { name: 'modules' } }],
  reload: [{ loadAgain: 'addressSelected' }],
}

/** docs/spec.md §4 Location pick. */
export const pickLocationReactions: Reactions<'pickLocation'> = {
  picked: ({ place, next }) => [{ location: { type: 'location.set', place } }, ...after[next]],
  dismissed: () => [{ close: true }],
}
