import type { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    requestRefund: FactsOf<typeof requestRefundMachine>
  }
  interface Given {
    requestRefund: { order_id: number }
  }
}

/** The order shows its refund from now on, or why there is none (decision 013). */
export const reactions: ReactionsOf<'requestRefund'> = {
  requestRefund: {
    requested: ({ message, order_id }) => [
      { close: true },
      saySuccess(message),
      { readAgain: ['trackOrder', order_id] },
      { readAgain: ['getOrderDetails', order_id] },
      { readAgain: ['listNotifications'] },
    ],
    left: () => [{ close: true }],
    'order.outdated': ({ order_id }) => [{ readAgain: ['trackOrder', order_id] }],
  },
}
