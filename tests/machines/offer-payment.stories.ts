import { ApiError } from '#api/api-error.ts'
import { offerPaymentMachine } from '#machines/offer-payment.machine.ts'
import type { PayArrival } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import {
  afterGateway,
  refusedByBank,
  told,
  transferred,
  unpaid,
} from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offered = (order: TrackedOrder, arrival: PayArrival = 'later', shownFailure = '') => ({
  order,
  arrival,
  shownFailure,
})
const press = { type: 'pay.press' } as const
const choose = (payment_method: 'cash_on_delivery' | 'wallet' | 'offline_payment' | 'digital_payment') =>
  ({ type: 'way.choose', payment_method }) as const
const news = { type: 'order.news' } as const
const gateway = { redirect_link: 'https://pay.example/1' }
const offline = new TypeError('Failed to fetch')
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])
const underWay = new ApiError(409, [{ code: 'payment_status', message: 'Your payment is being confirmed.' }])
const message = { message: 'Payment method updated.' }
const cancelation = { order_id: 100001, reason: 'Order payment canceled' }
const known = (arrival: PayArrival, shownFailure = '') => ({ arrival, shownFailure })
const started = ['startPayment', { order_id: 100001 }] as ['startPayment', { order_id: number }]
const opened = ['openGateway', { order_id: 100001, ...gateway }] as [
  'openGateway',
  { order_id: number; redirect_link: string },
]
/** The name of the failure of `refusedByBank`. */
const bankRefused = `bank_refused,${refusedByBank.online_payment!.updated_at}`

export const offerPaymentStories = stories(offerPaymentMachine, {
  // docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid.
  'an order that was just placed opens its gateway by itself, once': {
    input: offered(unpaid(), 'now'),
    when: [at('opening', ['busy']), done('startPayment', gateway), at('away', ['busy']), done('openGateway')],
    ends: 'changed',
    asked: [started, opened],
    output: { type: 'changed', known: known('later') },
  },
  'an order that was just placed and has failed already shows the failure, and opens no gateway': {
    input: offered(refusedByBank, 'now'),
    when: [],
    ends: { payable: 'failed' },
    asked: [],
  },
  'an order opened by its address opens nothing by itself': {
    input: offered(unpaid()),
    when: [],
    ends: { payable: 'open' },
    asked: [],
  },
  'an order whose failure was shown shows it no more': {
    input: offered(refusedByBank, 'later', bankRefused),
    when: [],
    ends: { payable: 'open' },
  },
  'an order whose payment failed is open again once the server no longer says so': {
    input: offered(unpaid(), 'later', bankRefused),
    when: [],
    ends: { payable: 'open' },
  },
  'an order that fails again shows the new failure': {
    input: offered(afterGateway('failed', 'insufficient_funds'), 'later', bankRefused),
    when: [],
    ends: { payable: 'failed' },
  },
  'an order of which the server sends word is read again, and keeps how the customer came': {
    input: offered(refusedByBank, 'fail'),
    when: [after('failureDialogPause'), { type: 'dialog.close' }, news],
    ends: 'changed',
    output: { type: 'changed', known: known('fail', bankRefused) },
  },
  'an order that is paid again is no longer judged by what the gateway said before': {
    input: offered(unpaid(), 'fail'),
    when: [press, done('startPayment', gateway), done('openGateway')],
    ends: 'changed',
    output: { type: 'changed', known: known('later', 'technical,') },
  },
  'an order whose payment the server hears of while the browser is away is read again': {
    input: offered(unpaid(), 'now'),
    when: [ignored(news), done('startPayment', gateway), news],
    ends: 'changed',
    output: { type: 'changed', known: known('later') },
  },
  'an order whose gateway cannot be opened is read again': {
    input: offered(unpaid(), 'now'),
    when: [done('startPayment', gateway), refused('openGateway', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order that was paid in another tab says so instead of opening a gateway': {
    input: offered(unpaid()),
    when: [press, at('opening', ['busy']), refused('startPayment', nothingToPay)],
    ends: 'failed',
    output: { type: 'failure', error: nothingToPay, known: known('later') },
  },
  'an order whose payment is being confirmed is waited for': {
    input: offered(refusedByBank),
    when: [press, refused('startPayment', underWay)],
    ends: 'confirming',
    output: { type: 'confirming', known: known('success', bankRefused) },
  },
  // docs/spec.md §9: the dialog follows the failure screen after 500 ms.
  'an order whose payment failed shows the failure first, and half a second later the dialog': {
    input: offered(refusedByBank),
    when: [
      at({ payable: 'failed' }, []),
      after('failureDialogPause', 500),
      at({ payable: 'agreeing' }),
      { type: 'dialog.close' },
    ],
    ends: { payable: 'open' },
  },
  'an order whose gateway says that it failed shows the failure although the server has not heard of it': {
    input: offered(unpaid(), 'fail'),
    when: [],
    ends: { payable: 'failed' },
  },
  'an order whose customer gave up at the gateway shows that, and opens nothing': {
    input: offered(unpaid(), 'cancel'),
    when: [],
    ends: { payable: 'failed' },
    asked: [],
  },
  'an order whose payment failed can be paid again within two presses': {
    input: offered(refusedByBank, 'fail'),
    when: [after('failureDialogPause'), press, done('startPayment', gateway)],
    ends: 'away',
    asked: [started, opened],
  },
  // docs/spec.md §4: switch to cash, or cancel; both end with the message of the server.
  'an order whose payment failed is switched to cash': {
    input: offered(refusedByBank, 'fail'),
    when: [
      after('failureDialogPause'),
      choose('cash_on_delivery'),
      at('switching', ['busy']),
      done('switchPaymentMethod', message),
    ],
    ends: 'switched',
    asked: [['switchPaymentMethod', { order_id: 100001, payment_method: 'cash_on_delivery' }]],
    output: { type: 'switched', message: 'Payment method updated.' },
  },
  'an order whose payment failed is canceled': {
    input: offered(refusedByBank, 'fail'),
    when: [
      after('failureDialogPause'),
      { type: 'cancel.press' },
      at('canceling', ['busy']),
      done('cancelFailedOrder', { message: 'Order canceled.' }),
    ],
    ends: 'canceled',
    asked: [['cancelFailedOrder', cancelation]],
    output: { type: 'canceled', message: 'Order canceled.' },
  },
  'an order is canceled only after its dialog asked': {
    input: offered(unpaid()),
    when: [ignored({ type: 'cancel.press' }), { type: 'dialog.open' }, { type: 'cancel.press' }],
    ends: 'canceling',
  },
  'an order that cannot be switched says why and is read again': {
    input: offered(unpaid(), 'fail', 'technical,'),
    when: [choose('cash_on_delivery'), refused('switchPaymentMethod', nothingToPay)],
    ends: 'failed',
    output: { type: 'failure', error: nothingToPay, known: known('later', 'technical,') },
  },
  'an order that cannot be canceled says why and is read again': {
    input: offered(unpaid()),
    when: [{ type: 'dialog.open' }, { type: 'cancel.press' }, refused('cancelFailedOrder', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order paid from the wallet instead is read again': {
    input: offered(unpaid()),
    when: [choose('wallet'), done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [['switchPaymentMethod', { order_id: 100001, payment_method: 'wallet' }]],
    output: { type: 'changed', known: known('later') },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order switched to a transfer is read again, and takes its details then': {
    input: offered(unpaid()),
    when: [choose('offline_payment'), done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [['switchPaymentMethod', { order_id: 100001, payment_method: 'offline_payment' }]],
    output: { type: 'changed', known: known('later') },
  },
  'an order that waits for a transfer takes its details': {
    input: offered(transferred()),
    when: [at({ transferring: 'telling' }, []), done('tellTransfer', { message: 'Payment info updated.' })],
    ends: 'told',
    asked: [['tellTransfer', { order_id: 100001 }]],
    output: { type: 'told', message: 'Payment info updated.', known: known('later') },
  },
  'an order whose transfer was denied takes its details again': {
    input: offered(transferred(told('denied', 'No money came.'))),
    when: [],
    ends: { transferring: 'telling' },
  },
  'an order that waits for a transfer is not disturbed by news': {
    input: offered(transferred()),
    when: [ignored(news)],
    ends: { transferring: 'telling' },
  },
  'an order that waits for a transfer is paid online after all, and its gateway opens': {
    input: offered(transferred()),
    when: [choose('digital_payment'), done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [
      ['tellTransfer', { order_id: 100001 }],
      ['switchPaymentMethod', { order_id: 100001, payment_method: 'digital_payment' }],
    ],
    output: { type: 'changed', known: known('now') },
  },
  'an order that waits for a transfer is canceled, or kept': {
    input: offered(transferred()),
    when: [
      { type: 'dialog.open' },
      at({ transferring: 'agreeing' }),
      { type: 'dialog.close' },
      at({ transferring: 'telling' }),
      { type: 'dialog.open' },
      { type: 'cancel.press' },
    ],
    ends: 'canceling',
    asked: [
      ['tellTransfer', { order_id: 100001 }],
      ['cancelFailedOrder', cancelation],
    ],
  },
  'an order whose transfer form breaks is read again': {
    input: offered(transferred()),
    when: [refused('tellTransfer', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
})
