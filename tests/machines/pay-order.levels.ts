import { strictEqual } from 'node:assert'
import type { OfferPaymentOutcome } from '#machines/checkout/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures, readAgain } from '#tests/machines/pay-by-hand.ts'
import { payOrderModel } from '#tests/machines/pay-order.model.ts'
import { playOffer, unpaidAs } from '#tests/machines/played-payment.ts'
import { browser } from '#tests/support/browser.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { aFile, asGuest, requests } from '#tests/support/requests.ts'
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

const halfAnHour = 'half an hour passes by itself; payment-screens.test lets it pass'

export const payOrderBrowser = browser(
  payOrderMachine,
  async ({ page, arrive, stage, live }, { from }) => {
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
  },
  {
    offered: { 'time.over': () => false },
    unanswered: { offerPayment: ({ type }: OfferPaymentOutcome) => type === 'late' },
    unseen: {
      'offering time.over': halfAnHour,
      'offering done offerPayment #6': halfAnHour,
      'reading time.over': halfAnHour,
      'expiring.looking order.news': halfAnHour,
      'expiring.looking done trackOrder': halfAnHour,
      'expiring.looking refused trackOrder': halfAnHour,
      'expiring.decidingEnd always #1': halfAnHour,
      'expiring.decidingEnd always #2': halfAnHour,
      'expiring.decidingEnd always #3': halfAnHour,
      'expiring.decidingEnd always #4': halfAnHour,
      'expiring.pausing order.news': halfAnHour,
      'expiring.pausing after lookPause': halfAnHour,
    },
  },
)

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

/** What the ports send. */
export const payOrderRequests = requests(
  (api) => connectPayOrder({ api, session: asGuest(api), page: () => window }),
  [
    {
      port: 'offerPayment.payOnline.startPayment',
      input: { order_id: 100_001 },
      sent: {
        request: 'POST /order/payment',
        body: { order_id: 100_001, callback: '/checkout?page=pay&order=100001', guest_id: 'guest-7' },
      },
      field: 'redirect_link',
    },
    {
      port: 'offerPayment.switchPayment.switchPaymentMethod',
      input: { order_id: 100_001, payment_method: 'cash_on_delivery' },
      sent: {
        request: 'PUT /order/payment-method',
        body: { order_id: 100_001, payment_method: 'cash_on_delivery', guest_id: 'guest-7' },
      },
      field: 'message',
    },
    {
      port: 'offerPayment.cancelFailedOrder',
      input: { order_id: 100_001, reason: 'Order payment canceled' },
      sent: {
        request: 'PUT /order/cancel',
        body: { order_id: 100_001, reason: 'Order payment canceled', guest_id: 'guest-7' },
      },
      field: 'message',
    },
    {
      port: 'offerPayment.tellTransfer.listOfflinePaymentMethods',
      sent: { request: 'GET /offline-payment/methods' },
      reply: [],
    },
    {
      port: 'offerPayment.tellTransfer.saveOfflinePayment',
      input: { order_id: 100_001, method_id: 3, method_informations: [], customer_note: null, proof: [] },
      sent: {
        request: 'PUT /order/offline-payment',
        body: {
          order_id: 100_001,
          method_id: 3,
          method_informations: [],
          customer_note: null,
          guest_id: 'guest-7',
        },
      },
      field: 'message',
    },
    // A picture goes in a form, which holds no lists of objects.
    {
      port: 'offerPayment.tellTransfer.saveOfflinePayment',
      input: {
        order_id: 100_001,
        method_id: 3,
        method_informations: [{ customer_input: 'reference', customer_data: 'TR-1' }],
        customer_note: 'Sent this morning',
        proof: [{ id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) }],
      },
      sent: {
        request: 'PUT /order/offline-payment',
        body: {
          order_id: '100001',
          method_id: '3',
          method_informations: '[{"customer_input":"reference","customer_data":"TR-1"}]',
          customer_note: 'Sent this morning',
          proof: aFile,
          guest_id: 'guest-7',
        },
      },
      field: 'message',
    },
  ],
)
