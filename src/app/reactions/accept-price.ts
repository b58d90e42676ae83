import type { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import type { FactsOf, Given } from '#src/core/told.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    acceptPrice: FactsOf<typeof acceptPriceMachine>
  }
  interface Given {
    acceptPrice: { order_id: number; followOrder: () => void }
  }
}

/** The page reads its order again in any case: it is accepted, canceled, or costs another price. */
const followed = ({ order_id }: Given['acceptPrice']): Effect[] => [
  { readAgain: ['trackOrder', order_id] },
  { screen: ['followOrder'] },
]

export const reactions: ReactionsOf<'acceptPrice'> = {
  acceptPrice: {
    // The event stream says the same of this order; a browser without the stream must show the same.
    accepted: ({ message, ...given }) => [
      saySuccess(message),
      { readAgain: ['getOrderDetails', given.order_id] },
      { readAgain: ['listNotifications'] },
      ...followed(given),
    ],
    expired: followed,
    closed: followed,
    'order.outdated': followed,
    failure: (failure) => [sayFailure(failure)],
  },
}
