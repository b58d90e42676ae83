import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

type Given = { order_id: number; followOrder: () => void }

/** The page reads its order again in any case: it is accepted, canceled, or costs another price. */
const followed = ({ order_id, followOrder }: Given): Effect[] => [
  { readAgain: ['trackOrder', order_id] },
  { run: followOrder },
]

export const acceptPriceReactions: Reactions<'acceptPrice'> = {
  // The event stream says the same of this order; a browser without the stream must show the same.
  accepted: ({ message, order_id, followOrder }) => [
    saySuccess(message),
    { readAgain: ['getOrderDetails', order_id] },
    { readAgain: ['listNotifications'] },
    ...followed({ order_id, followOrder }),
  ],
  expired: followed,
  closed: followed,
  'order.outdated': followed,
  failure: (failure) => [sayFailure(failure)],
}
