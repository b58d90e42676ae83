import { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import { told } from '#tests/support/told.ts'

/** Decision 013: the order on show is read again, with its refund or the reason why there is none. */
export const requestRefundTold = told(requestRefundMachine, {
  requested: {
    says: [['success', /refund request/i]],
    readsAgain: ['trackOrder', 'getOrderDetails', 'listNotifications'],
    over: null,
  },
  left: { over: null },
  'order.outdated': { readsAgain: ['trackOrder'] },
})
