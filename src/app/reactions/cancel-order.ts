import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** The order on show asks the server whatever was decided: it may have been cancelled elsewhere (docs/spec.md §2). */
export const cancelOrderReactions: Reactions<'cancelOrder'> = {
  canceled: ({ message, order_id, followOrder }) => [
    saySuccess(message),
    { readAgain: ['getOrderDetails', order_id] },
    { readAgain: ['trackOrder', order_id] },
    { readAgain: ['getCustomerInfo'] },
    { run: followOrder },
  ],
  kept: ({ followOrder }) => [{ run: followOrder }],
  problem: (problem) => [sayFailure(problem)],
}
