import type { AfterLocation } from '#src/core/told.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** A module chosen next takes the place of this toast. */
const locationSet = saySuccess((words) => words.news.locationSet(), 'location')

const after: Record<Extract<AfterLocation, string>, Effect[]> = {
  home: [locationSet, { go: HOME }],
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
  picked: ({ place, next }) => {
    if (typeof next === 'object' && 'parcel' in next)
      return [{ publishParcelPlace: { side: next.parcel, place } }, { close: true }]
    return [
      { location: { type: 'location.set', place } },
      ...(typeof next === 'string' ? after[next] : backToOrderAgain(next.orderAgain)),
    ]
  },
  dismissed: () => [{ close: true }],
}
