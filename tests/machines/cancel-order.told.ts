import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { failure, nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §2 Cancel-order reason dialog: the order on show, the wallet and the notifications are read again. */
export const cancelOrderTold = told(cancelOrderMachine, {
  canceled: {
    says: [['success', /cancel/i]],
    readsAgain: ['getOrderDetails', 'trackOrder', 'getCustomerInfo', 'listNotifications'],
  },
  kept: nothing,
  'order.outdated': { readsAgain: ['trackOrder'] },
  failure,
})
