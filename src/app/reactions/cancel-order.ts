import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** The page reads its order again in any case: the store may have changed it meanwhile (docs/spec.md §2). */
export const cancelOrderReactions: Reactions<'cancelOrder'> = {
  canceled: ({ message, order_id, followOrder }) => [
    saySuccess(message),
    { readAgain: ['getOrderDetails', order_id] },
    { readAgain: ['trackOrder', order_id] },
    // The wallet has its part back.
    { readAgain: ['getCustomerInfo'] },
    { readAgain: ['listNotifications'] },
    { run: followOrder },
  ],
  kept: ({ followOrder }) => [{ run: followOrder }],
  'order.outdated': ({ order_id, followOrder }) => [
    { readAgain: ['trackOrder', order_id] },
    { run: followOrder },
  ],
  failure: (failure) => [sayFailure(failure)],
}
