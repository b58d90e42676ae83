import type { PickLocationOutcome } from '#machines/location/pick-location.machine.ts'
import type { BackToOrderAgain, BackToParcel } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

/** What follows a picked location: home, the page below, the choice of a module, the same page loaded again, an order again, or the page of a parcel. */
type AfterLocation = 'home' | 'close' | 'modules' | 'reload' | BackToOrderAgain | BackToParcel

declare module '#src/core/told.ts' {
  interface Facts {
    pickLocation: PickLocationOutcome
  }
  interface Given {
    pickLocation: { next: AfterLocation }
  }
}

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
export const reactions: ReactionsOf<'pickLocation'> = {
  pickLocation: {
    picked: ({ location, next }) => {
      if (typeof next === 'object' && 'parcel' in next)
        return [{ publishParcelLocation: { side: next.parcel, location } }, { close: true }]
      return [
        { location: { type: 'location.set', location } },
        ...(typeof next === 'string' ? after[next] : backToOrderAgain(next.orderAgain)),
      ]
    },
    dismissed: () => [{ close: true }],
  },
}
