import type { AfterLocation } from '#src/flow/told.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

const locationSet = saySuccess((words) => words.news.locationSet())

const after: Record<Extract<AfterLocation, string>, Effect[]> = {
  home: [locationSet, { go: '/home' }],
  close: [locationSet, { close: true }],
  modules: [locationSet, { open: { name: 'modules' } }],
  reload: [{ loadAgain: 'addressSelected' }],
}

const backToOrderAgain = (order_id: number): Effect[] => [
  locationSet,
  { open: { name: 'order-again', order_id } },
]

/** docs/spec.md §4 Location pick. */
export const pickLocationReactions: Reactions<'pickLocation'> = {
  picked: ({ place, next }) => [
    { location: { type: 'location.set', place } },
    ...(typeof next === 'string' ? after[next] : backToOrderAgain(next.orderAgain)),
  ],
  dismissed: () => [{ close: true }],
}
