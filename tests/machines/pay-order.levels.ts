import { strictEqual } from 'node:assert'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures, readAgain } from '#tests/machines/pay-by-hand.ts'
import { payOrderModel } from '#tests/machines/pay-order.model.ts'
import { playOffer, unpaidAs } from '#tests/machines/played-payment.ts'
import { browser } from '#tests/support/browser.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const payOrderService = service(payOrderMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { page } = pageThatStays()
  const { order: like, arrival } = payOrderModel.inputs[from]!
  const order = unpaidAs(await stage.trackOrder(order_id, info.phone), like)
  return {
    connected: connectPayOrder({ api: stage.api, session: stage.session, page: () => page }),
    inputs: { [from]: { order, contact_number: '', arrival } },
    answers: {
      // The order stays unpaid at the server; what its payment looks like is the model's.
      trackOrder: { shaped: (body, { output }) => unpaidAs(body, output) },
      readOrder: {
        played: ({ output }) => stage.forward('trackOrder', (body: TrackedOrder) => unpaidAs(body, output)),
      },
      offerPayment: { withheld: true, played: ({ output }, child) => playOffer(stage, output, child) },
    },
    /** The order is canceled, or paid in cash, exactly when the customer was told so. */
    holds: async ({ output }) => {
      const now = await stage.trackOrder(order_id, info.phone)
      strictEqual(now.order_status === 'canceled', output?.type === 'canceled')
      strictEqual(now.payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})

export const payOrderBrowser = browser(payOrderMachine, async ({ page, arrive, stage, live }, { from }) => {
  const { order, arrival } = live.inputs![from] as { order: TrackedOrder; arrival: string }
  const { gestures, transfer } = payGestures(page)
  return {
    open: async () => {
      await gatewayStays(page)
      if (arrival === 'now') await arrive(payPath(order.id, 'now'))
      else await arrive(payPath(order.id) + (arrival === 'later' ? '' : `&flag=${arrival}`))
      await stage.forward('trackOrder', (read: TrackedOrder) => unpaidAs(read, order))
    },
    gestures: { 'look.again': () => readAgain(page), 'order.news': gestures['order.news'] },
    told: {
      ...gestures,
      ...transfer,
      'wallet.use': () => gestures['wallet.use']({ usesWallet: false }),
      'way.choose': () => gestures['way.choose']({ payment_method: 'cash_on_delivery' }),
    },
  }
})

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
