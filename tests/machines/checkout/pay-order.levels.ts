import { strictEqual } from 'node:assert'
import type { OfferPaymentOutcome } from '#machines/checkout/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { gatewayStays, payGestures, readAgain } from '#tests/machines/checkout/pay-by-hand.ts'
import { payOrderModel } from '#tests/machines/checkout/pay-order.model.ts'
import { playOffer, unpaidAs } from '#tests/machines/played-payment.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { browser } from '#tests/support/browser.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { aFile, asGuest, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, failureOf, told } from '#tests/support/told.ts'

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
const changed: Follows = { readsAgain: ['trackOrder', 'getOrderDetails', 'getCustomerInfo'] }

/** In the place of what the event stream says of the same order. */
const atHome = ({ message, order_id }: { message: string; order_id: number }): Follows => ({
  says: [['success', message, { id: `order-${order_id}` }]],
  ...changed,
  goesInstead: '/home',
})

const settledOrder = { ...orderAs('pending'), id: 7 }

/** docs/spec.md §4, failed order payment: both ends are on /home with the server's message; §8 Order. */
export const payOrderTold = told(
  'payOrder',
  {
    settled: ({ order, contact_number, isGuest, isJustPaid }) => {
      // An order to be collected names no address.
      const phone = contact_number || order.delivery_address?.contact_person_number
      const proof = isGuest && phone ? { contact_number: phone } : undefined
      return {
        ...changed,
        goesInstead: `/track-order?order_id=${order.id}`,
        ...(proof && { carries: proof }),
        ...(isGuest &&
          isJustPaid && {
            opens: { name: 'order-placed', order_id: order.id, ...proof, step: { type: 'delivery' } },
          }),
      }
    },
    switched: atHome,
    // The event stream says it, too, in the place of the same toast.
    canceled: (fact) => ({ ...atHome(fact), afterwards: { mayAlsoSay: [['info', /cancel/i]] } }),
    'transfer.told': ({ message }) => ({ says: [['success', message]] }),
    failure: failureOf('pay'),
  },
  {
    given: { order_id: 7, contact_number: '', isGuest: false, isJustPaid: false },
    givenIn: ({ input }) => ({ order_id: (input as { order: { id: number } }).order.id }),
    samples: {
      settled: [
        { order: settledOrder, isGuest: true, isJustPaid: true },
        {
          order: { ...settledOrder, delivery_address: null },
          contact_number: '+971559876543',
          isGuest: true,
        },
        { order: settledOrder, isJustPaid: true },
        { order: settledOrder },
      ],
      switched: [{ message: 'Payment info updated.' }],
      canceled: [{ message: 'Order canceled.' }],
      'transfer.told': [{ message: 'Payment info updated.' }],
    },
  },
)

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
