import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** The order stands differently, and money went into the wallet or out of it. */
const changed = { readsAgain: ['trackOrder', 'getOrderDetails', 'getCustomerInfo'] } as const

/** docs/spec.md §4, failed order payment: both ends are on /home with the server's message; §8 Order. */
export const payOrderTold = told(payOrderMachine, {
  settled: { ...changed, goes: /^\/track-order\?order_id=\d+/, over: null },
  switched: { ...changed, says: [['success', /./]], goes: '/home', over: null },
  // The event stream says it, too, in the place of the same toast.
  canceled: {
    ...changed,
    says: [['success', /cancel/i]],
    mayAlsoSay: [['info', /cancel/i]],
    goes: '/home',
    over: null,
  },
  'transfer.told': { says: [['success', 'Payment info updated.']] },
  failure,
})
