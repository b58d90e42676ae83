import type { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    cancelOrder: FactsOf<typeof cancelOrderMachine>
  }
  interface Given {
    cancelOrder: { order_id: number; followOrder: () => void }
  }
}

/** The page reads its order again in any case: the store may have changed it meanwhile (docs/spec.md §2). */
export const reactions: ReactionsOf<'cancelOrder'> = {
  cancelOrder: {
    canceled: ({ message, order_id }) => [
      saySuccess(message),
      { readAgain: ['getOrderDetails', order_id] },
      { readAgain: ['trackOrder', order_id] },
      // The wallet has its part back.
      { readAgain: ['getCustomerInfo'] },
      { readAgain: ['listNotifications'] },
      { screen: ['followOrder'] },
    ],
    kept: () => [{ screen: ['followOrder'] }],
    'order.outdated': ({ order_id }) => [
      { readAgain: ['trackOrder', order_id] },
      { screen: ['followOrder'] },
    ],
    failure: (failure) => [sayFailure(failure)],
  },
}
