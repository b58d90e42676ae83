import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { KnownOfPayment, PayArrival } from '#machines/rules/order-payment.ts'
import type { PaymentChoice } from '#machines/rules/wallet-again.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import {
  afterGateway,
  refusedByBank,
  splitRefused,
  told,
  transferred,
  unpaid,
} from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offered = (order: TrackedOrder, arrival: PayArrival = 'later', shownFailures: string[] = []) => ({
  order,
  arrival,
  shownFailures,
  usesWallet: true,
})
const press = { type: 'pay.press' } as const
const choose = (payment_method: PaymentMethod) => ({ type: 'way.choose', payment_method }) as const
const orderNews = { type: 'order.news' } as const
const openDialog = { type: 'dialog.open' } as const
const cancel = { type: 'cancel.press' } as const
const offline = new TypeError('Failed to fetch')
const message = 'Payment method updated.'
const known = (arrival: PayArrival, ...shownFailures: string[]): KnownOfPayment => ({
  arrival,
  shownFailures,
  usesWallet: true,
})
const order = { order_id: 100001 }
const seen = { ...order, amount: 42.5 }
const online = ['payOnline', seen] as ['payOnline', typeof seen]
const toTell = { ...order, told: null }
const telling = ['tellTransfer', toTell] as ['tellTransfer', typeof toTell]
const toCancel = { ...order, reason: 'Order payment canceled' }
const canceling = ['cancelFailedOrder', toCancel] as ['cancelFailedOrder', typeof toCancel]
const switching = (payment_method: PaymentMethod, payment: object = { amount: 42.5 }) =>
  ['switchPayment', { ...order, payment_method, ...payment }] as [
    'switchPayment',
    typeof seen & PaymentChoice,
  ]
const back = done('payOnline', { type: 'changed' })
const page = (dialog: 'closed' | 'pausing' | 'open') => ({ choosing: { page: 'payable', dialog } }) as const
const form = (dialog: 'closed' | 'open') => ({ choosing: { page: 'transferring', dialog } }) as const
/** The names of failures: of `refusedByBank`, and of a failure that only the gateway told of. */
const bankRefused = `bank_refused,${refusedByBank.online_payment!.updated_at}`
const technical = 'technical,'

export const offerPaymentStories = stories(offerPaymentMachine, {
  // docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid.
  'an order that was just placed is paid online at once, but only once': {
    input: offered(unpaid(), 'now'),
    when: [at('payingOnline', ['busy']), back],
    ends: 'carriedOut',
    asked: [online],
    output: { type: 'changed', known: known('later') },
  },
  'an order that was just placed and has failed already shows the failure, and opens no gateway': {
    input: offered(refusedByBank, 'now'),
    when: [],
    ends: page('pausing'),
    asked: [],
  },
  'an order opened by its address opens nothing by itself': {
    input: offered(unpaid()),
    when: [at(page('closed'), [])],
    ends: page('closed'),
    asked: [],
  },
  'an order whose failure was shown shows it no more': {
    input: offered(refusedByBank, 'later', [technical, bankRefused]),
    when: [],
    ends: page('closed'),
  },
  'an order whose payment failed is open again once the server no longer says so': {
    input: offered(unpaid(), 'later', [bankRefused]),
    when: [],
    ends: page('closed'),
  },
  'an order that fails again shows the new failure, and both are known then': {
    input: offered(afterGateway('failed', 'insufficient_funds'), 'later', [bankRefused]),
    when: [at(page('pausing')), after('failureDialogPause'), orderNews],
    ends: 'changed',
    output: {
      type: 'changed',
      known: known('later', bankRefused, 'insufficient_funds,2026-11-20T12:05:00.000Z'),
    },
  },
  'an order of which the server sends word is read again, and keeps how the customer came': {
    input: offered(refusedByBank, 'fail'),
    when: [after('failureDialogPause'), { type: 'dialog.close' }, orderNews],
    ends: 'changed',
    output: { type: 'changed', known: known('fail', bankRefused) },
  },
  'an order of which the server sends word before the dialog opened shows the dialog when it is read again': {
    input: offered(refusedByBank),
    when: [orderNews],
    ends: 'changed',
    output: { type: 'changed', known: known('later') },
  },
  'an order that is paid again is no longer judged by what the gateway said before': {
    input: offered(unpaid(), 'fail'),
    when: [after('failureDialogPause'), press, back],
    ends: 'carriedOut',
    output: { type: 'changed', known: known('later', technical) },
  },
  'an order whose payment the server hears of while the customer pays passes the news on': {
    input: offered(unpaid()),
    when: [press, orderNews],
    ends: 'payingOnline',
    told: [['payOnline', orderNews]],
  },
  'an order whose gateway cannot be opened is read again, and says why': {
    input: offered(unpaid(), 'now'),
    when: [done('payOnline', { type: 'failure', error: offline })],
    ends: 'carriedOut',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order whose way to the gateway breaks is read again, and says why': {
    input: offered(unpaid()),
    when: [press, refused('payOnline', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order whose payment is being confirmed is waited for': {
    input: offered(refusedByBank),
    when: [after('failureDialogPause'), press, done('payOnline', { type: 'confirming' })],
    ends: 'carriedOut',
    output: { type: 'confirming', known: known('later', bankRefused) },
  },
  // docs/spec.md §9: the dialog follows the failure screen after 500 ms.
  'an order whose payment failed shows the failure first, and half a second later the dialog': {
    input: offered(refusedByBank),
    when: [
      at(page('pausing'), []),
      ignored(openDialog),
      after('failureDialogPause', 500),
      at(page('open')),
      { type: 'dialog.close' },
    ],
    ends: page('closed'),
  },
  'an order whose gateway says that it failed shows the failure although the server has not heard of it': {
    input: offered(unpaid(), 'fail'),
    when: [],
    ends: page('pausing'),
  },
  'an order whose customer gave up at the gateway shows that, and opens nothing': {
    input: offered(unpaid(), 'cancel'),
    when: [],
    ends: page('pausing'),
    asked: [],
  },
  'an order whose payment failed can be paid again within two presses': {
    input: offered(refusedByBank, 'fail'),
    when: [after('failureDialogPause'), press],
    ends: 'payingOnline',
    asked: [online],
  },
  'an order whose payment failed can be paid again before the dialog opens': {
    input: offered(refusedByBank, 'fail'),
    when: [press, back],
    ends: 'carriedOut',
    output: { type: 'changed', known: known('later') },
  },
  // docs/spec.md §4: switch to cash, or cancel; both end with the message of the server.
  'an order whose payment failed is switched to cash': {
    input: offered(refusedByBank, 'fail'),
    when: [
      after('failureDialogPause'),
      choose('cash_on_delivery'),
      at('switching', ['busy']),
      done('switchPayment', { type: 'switched', message }),
    ],
    ends: 'carriedOut',
    asked: [switching('cash_on_delivery')],
    output: { type: 'switched', message, known: known('later', bankRefused) },
  },
  'an order whose payment failed is canceled': {
    input: offered(refusedByBank, 'fail'),
    when: [
      after('failureDialogPause'),
      cancel,
      at('canceling', ['busy']),
      done('cancelFailedOrder', { message: 'Order canceled.' }),
    ],
    ends: 'canceled',
    asked: [canceling],
    output: { type: 'canceled', message: 'Order canceled.', known: known('fail', bankRefused) },
  },
  'an order is canceled only after its dialog asked': {
    input: offered(unpaid()),
    when: [ignored(cancel), openDialog, cancel],
    ends: 'canceling',
  },
  'an order that cannot be switched says why and is read again': {
    input: offered(unpaid(), 'fail', [technical]),
    when: [choose('cash_on_delivery'), done('switchPayment', { type: 'failure', error: offline })],
    ends: 'carriedOut',
    output: { type: 'failure', error: offline, known: known('later', technical) },
  },
  'an order whose switch breaks says why and is read again': {
    input: offered(unpaid()),
    when: [choose('wallet'), refused('switchPayment', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order that cannot be canceled says why and is read again': {
    input: offered(unpaid()),
    when: [openDialog, cancel, refused('cancelFailedOrder', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  'an order paid from the wallet instead is read again': {
    input: offered(unpaid()),
    when: [choose('wallet'), done('switchPayment', { type: 'changed' })],
    ends: 'carriedOut',
    asked: [switching('wallet')],
    output: { type: 'changed', known: known('later') },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order switched to a transfer is read again, and takes its details then': {
    input: offered(unpaid(), 'cancel', [technical]),
    when: [choose('offline_payment'), done('switchPayment', { type: 'changed' })],
    ends: 'carriedOut',
    asked: [switching('offline_payment')],
    output: { type: 'changed', known: known('later', technical) },
  },
  'an order that waits for a transfer takes its details': {
    input: offered(transferred()),
    when: [at(form('closed'), []), done('tellTransfer', { type: 'told', message: 'Payment info updated.' })],
    ends: 'carriedOut',
    asked: [telling],
    output: { type: 'told', message: 'Payment info updated.', known: known('later') },
  },
  'an order that waits for a transfer opens no gateway, however the customer came': {
    input: offered(transferred(), 'now'),
    when: [],
    ends: form('closed'),
    asked: [telling],
  },
  'an order whose transfer was denied takes its details again': {
    input: offered(transferred(told('denied', 'No money came.'))),
    when: [],
    ends: form('closed'),
    asked: [['tellTransfer', { ...order, told: told('denied', 'No money came.') }]],
  },
  'nothing is offered once the time to pay is over': {
    input: offered(unpaid()),
    when: [{ type: 'time.over' }],
    ends: 'late',
    output: { type: 'late', known: known('later') },
  },
  'the form of a transfer ends with the time to pay': {
    input: offered(transferred()),
    when: [{ type: 'time.over' }, done('tellTransfer', { type: 'late' })],
    ends: 'carriedOut',
    told: [['tellTransfer', { type: 'time.over' }]],
    output: { type: 'late', known: known('later') },
  },
  'a payment that is under way when the time runs out goes on': {
    input: offered(unpaid()),
    when: [press, ignored({ type: 'time.over' })],
    ends: 'payingOnline',
  },
  'an order that waits for a transfer is not disturbed by news': {
    input: offered(transferred()),
    when: [ignored(orderNews)],
    ends: form('closed'),
  },
  'an order that waits for a transfer is paid online after all, and its gateway opens': {
    input: offered(transferred()),
    when: [choose('digital_payment'), done('switchPayment', { type: 'changed' })],
    ends: 'carriedOut',
    asked: [telling, switching('digital_payment')],
    output: { type: 'changed', known: known('now') },
  },
  'an order that waits for a transfer is canceled, or kept': {
    input: offered(transferred()),
    when: [openDialog, at(form('open')), { type: 'dialog.close' }, at(form('closed')), openDialog, cancel],
    ends: 'canceling',
    asked: [telling, canceling],
  },
  'an order whose transfer form breaks is read again': {
    input: offered(transferred()),
    when: [refused('tellTransfer', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline, known: known('later') },
  },
  // docs/contract.md §2 Orders: a failed order returns the wallet's part; `partial_payment` 1 takes it again.
  'a split whose card was refused is paid again as the same split, and its gateway opens': {
    input: offered(splitRefused()),
    when: [press, at('switching', ['busy']), done('switchPayment', { type: 'changed' })],
    ends: 'carriedOut',
    asked: [switching('digital_payment', { amount: 22.5, partial_payment: 1 })],
    output: { type: 'changed', known: known('now') },
  },
  'a split whose card was refused is paid by the card alone when the customer declines the wallet': {
    input: offered(splitRefused()),
    when: [{ type: 'wallet.use', usesWallet: false }, press, back],
    ends: 'carriedOut',
    asked: [online],
    output: { type: 'changed', known: { ...known('later'), usesWallet: false } },
  },
  'a split whose card was refused is paid in cash beside the wallet': {
    input: offered(splitRefused()),
    when: [choose('cash_on_delivery')],
    ends: 'switching',
    asked: [switching('cash_on_delivery', { amount: 22.5, partial_payment: 1 })],
  },
})
