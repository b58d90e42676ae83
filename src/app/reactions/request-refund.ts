import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** The order shows its refund from now on, or why there is none (decision 013). */
export const requestRefundReactions: Reactions<'requestRefund'> = {
  requested: ({ message, order_id }) => [
    { close: true },
    saySuccess(message),
    { readAgain: ['trackOrder', order_id] },
    { readAgain: ['getOrderDetails', order_id] },
    { readAgain: ['listNotifications'] },
  ],
  left: () => [{ close: true }],
  'order.outdated': ({ order_id }) => [{ readAgain: ['trackOrder', order_id] }],
}
