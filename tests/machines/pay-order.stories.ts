import { ApiError } from '#api/api-error.ts'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import {
  afterGateway,
  paid,
  refusedByBank,
  told,
  transferred,
  unpaid,
} from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const question = { order_id: 100001, contact_number: '' }
const coming = (arrival: 'now' | 'success' | 'fail' | 'cancel' | 'later') => ({ ...question, arrival })
const read = done('trackOrder', unpaid())
const press = { type: 'pay.press' } as const
const choose = (payment_method: 'cash_on_delivery' | 'wallet' | 'offline_payment' | 'digital_payment') =>
  ({ type: 'way.choose', payment_method }) as const
const news = { type: 'order.news' } as const
const lookAgain = { type: 'look.again' } as const
const gateway = { redirect_link: 'https://pay.example/1' }
const offline = new TypeError('Failed to fetch')
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])
const underWay = new ApiError(409, [{ code: 'payment_status', message: 'Your payment is being confirmed.' }])
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const asRead = ['trackOrder', question] as ['trackOrder', typeof question]
const failure = (error: unknown) => ({ type: 'failure', error }) as const
const message = { message: 'Payment method updated.' }
const cancelation = { order_id: 100001, reason: 'Order payment canceled' }

export const payOrderStories = stories(payOrderMachine, {
  'an order is first read, with nothing known of it': {
    input: coming('now'),
    when: [],
    ends: 'reading',
    context: { ...coming('now'), orders: [], looks: 0, way: 'digital_payment', shownFailure: '' },
  },
  // docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid.
  'an order that was just placed opens its gateway by itself, once': {
    input: coming('now'),
    when: [at('reading', ['busy']), read, at('opening', ['busy']), done('startPayment', gateway)],
    ends: 'away',
    asked: [
      asRead,
      ['startPayment', { order_id: 100001 }],
      ['openGateway', { order_id: 100001, redirect_link: 'https://pay.example/1' }],
    ],
  },
  'an order that was just placed and has failed already shows the failure, and opens no gateway': {
    input: coming('now'),
    when: [done('trackOrder', refusedByBank)],
    ends: { payable: 'failed' },
    asked: [asRead],
  },
  'an order whose payment failed is open again once the server no longer says so': {
    input: coming('later'),
    when: [
      done('trackOrder', refusedByBank),
      after('failureDialogPause'),
      { type: 'dialog.close' },
      news,
      read,
    ],
    ends: { payable: 'open' },
  },
  'an order that is paid again is no longer judged by what the gateway said before': {
    input: coming('fail'),
    when: [
      read,
      press,
      done('startPayment', gateway),
      done('openGateway'),
      done('trackOrder', afterGateway('pending')),
    ],
    ends: { payable: 'open' },
    context: { arrival: 'later' },
  },
  'an order whose payment is being confirmed is looked at often, however long it could not be read': {
    input: coming('later'),
    when: [
      refused('trackOrder', offline),
      after('lookPause', 1_000),
      refused('trackOrder', offline),
      after('lookPause', 2_000),
      read,
      press,
      refused('startPayment', underWay),
      after('lookPause', 1_000),
    ],
    ends: { waiting: 'looking' },
  },
  'an order whose customer comes back from the gateway without paying waits on the page': {
    input: coming('now'),
    when: [
      read,
      done('startPayment', gateway),
      at('away', ['busy']),
      done('openGateway'),
      at('reading', ['busy']),
      read,
    ],
    ends: { payable: 'open' },
    asked: [
      asRead,
      ['startPayment', { order_id: 100001 }],
      ['openGateway', { order_id: 100001, ...gateway }],
      asRead,
    ],
  },
  'an order whose payment the server hears of while the browser is away is settled': {
    input: coming('now'),
    when: [read, done('startPayment', gateway), news, done('trackOrder', paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
  },
  'an order whose gateway cannot be opened is read again': {
    input: coming('now'),
    when: [read, done('startPayment', gateway), refused('openGateway', offline), at('reading'), read],
    ends: { payable: 'open' },
    heard: [failure(offline)],
  },
  'an order that was paid in another tab says so instead of opening a gateway': {
    input: coming('later'),
    when: [
      read,
      press,
      at('opening', ['busy']),
      refused('startPayment', nothingToPay),
      done('trackOrder', paid),
    ],
    ends: 'settled',
    heard: [failure(nothingToPay)],
    output: { type: 'settled', order: paid },
  },
  'an order opened by its address opens nothing by itself': {
    input: coming('later'),
    when: [read],
    ends: { payable: 'open' },
    asked: [asRead],
  },
  'an order that is paid is settled, however the customer comes': {
    input: coming('fail'),
    when: [done('trackOrder', paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
  },
  'an order that is paid in cash at the door is settled': {
    input: coming('later'),
    when: [done('trackOrder', unpaid({ payment_method: 'cash_on_delivery' }))],
    ends: 'settled',
    output: { type: 'settled', order: unpaid({ payment_method: 'cash_on_delivery' }) },
  },
  'an order paid by the wallet is settled': {
    input: coming('later'),
    when: [done('trackOrder', unpaid({ payment_method: 'wallet' }))],
    ends: 'settled',
    output: { type: 'settled', order: unpaid({ payment_method: 'wallet' }) },
  },
  // A return address is not signed: a forged or repeated one says "checking", never "paid".
  'an order whose gateway said yes is checked until the server hears of it': {
    input: coming('success'),
    when: [
      read,
      at({ waiting: 'pausing' }, []),
      after('lookPause', 1_000),
      at({ waiting: 'looking' }, ['busy']),
      done('trackOrder', unpaid()),
      after('lookPause', 2_000),
      done('trackOrder', paid),
    ],
    ends: 'settled',
    asked: [asRead, asRead, asRead],
    output: { type: 'settled', order: paid },
  },
  'an order whose gateway said yes is offered for payment when the server hears nothing of it': {
    input: coming('success'),
    when: [
      read,
      after('lookPause', 1_000),
      read,
      after('lookPause', 2_000),
      read,
      after('lookPause', 4_000),
      read,
      after('lookPause', 8_000),
      read,
      after('lookPause', 16_000),
      read,
      at({ waiting: 'pausing' }),
      after('lookPause', 30_000),
      read,
    ],
    ends: { payable: 'open' },
  },
  'an order whose payment is being confirmed is waited for': {
    input: coming('later'),
    when: [
      read,
      press,
      refused('startPayment', underWay),
      at({ waiting: 'pausing' }),
      after('lookPause', 1_000),
      read,
      news,
      at({ waiting: 'looking' }, ['busy']),
      refused('trackOrder', offline),
      at({ waiting: 'pausing' }),
      after('lookPause', 4_000),
      done('trackOrder', refusedByBank),
    ],
    ends: { payable: 'failed' },
  },
  'an order that is waited for is looked at as soon as the customer asks, and often again': {
    input: coming('later'),
    when: [
      done('trackOrder', transferred(told('pending'))),
      after('lookPause', 1_000),
      done('trackOrder', transferred(told('pending'))),
      after('lookPause', 2_000),
      done('trackOrder', transferred(told('pending'))),
      lookAgain,
      done('trackOrder', transferred(told('pending'))),
      after('lookPause', 1_000),
    ],
    ends: { waiting: 'looking' },
  },
  // docs/spec.md §9: the dialog follows the failure screen after 500 ms.
  'an order whose payment failed shows the failure first, and half a second later the dialog': {
    input: coming('later'),
    when: [
      done('trackOrder', refusedByBank),
      at({ payable: 'failed' }),
      after('failureDialogPause', 500),
      at({ payable: 'agreeing' }),
      { type: 'dialog.close' },
    ],
    ends: { payable: 'open' },
  },
  'an order whose gateway says that it failed shows the failure although the server has not heard of it': {
    input: coming('fail'),
    when: [read],
    ends: { payable: 'failed' },
  },
  'an order whose customer gave up at the gateway shows that, and opens nothing': {
    input: coming('cancel'),
    when: [
      read,
      at({ payable: 'failed' }),
      after('failureDialogPause'),
      { type: 'dialog.close' },
      news,
      read,
    ],
    ends: { payable: 'open' },
  },
  'an order whose payment failed can be paid again within two presses': {
    input: coming('fail'),
    when: [
      done('trackOrder', refusedByBank),
      after('failureDialogPause'),
      press,
      done('startPayment', gateway),
    ],
    ends: 'away',
    asked: [
      asRead,
      ['startPayment', { order_id: 100001 }],
      ['openGateway', { order_id: 100001, ...gateway }],
    ],
  },
  // docs/spec.md §4: switch to cash, or cancel; both end with the message of the server.
  'an order whose payment failed is switched to cash': {
    input: coming('fail'),
    when: [
      done('trackOrder', refusedByBank),
      after('failureDialogPause'),
      choose('cash_on_delivery'),
      at('switching', ['busy']),
      done('switchPaymentMethod', message),
    ],
    ends: 'switched',
    asked: [asRead, ['switchPaymentMethod', { order_id: 100001, payment_method: 'cash_on_delivery' }]],
    output: { type: 'switched', message: 'Payment method updated.' },
  },
  'an order whose payment failed is canceled': {
    input: coming('fail'),
    when: [
      done('trackOrder', refusedByBank),
      after('failureDialogPause'),
      { type: 'cancel.press' },
      at('canceling', ['busy']),
      done('cancelFailedOrder', { message: 'Order canceled.' }),
    ],
    ends: 'canceled',
    asked: [asRead, ['cancelFailedOrder', cancelation]],
    output: { type: 'canceled', message: 'Order canceled.' },
  },
  'an order is canceled only after its dialog asked': {
    input: coming('later'),
    when: [read, ignored({ type: 'cancel.press' }), { type: 'dialog.open' }, { type: 'cancel.press' }],
    ends: 'canceling',
  },
  'an order that cannot be switched or canceled says why and is read again': {
    input: coming('later'),
    when: [
      read,
      choose('cash_on_delivery'),
      refused('switchPaymentMethod', nothingToPay),
      at('reading'),
      read,
      { type: 'dialog.open' },
      { type: 'cancel.press' },
      refused('cancelFailedOrder', offline),
      at('reading'),
    ],
    ends: 'reading',
    heard: [failure(nothingToPay), failure(offline)],
  },
  'an order paid from the wallet instead is settled': {
    input: coming('later'),
    when: [read, choose('wallet'), done('switchPaymentMethod', message), done('trackOrder', paid)],
    ends: 'settled',
    asked: [asRead, ['switchPaymentMethod', { order_id: 100001, payment_method: 'wallet' }], asRead],
    output: { type: 'settled', order: paid },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order switched to a transfer takes its details, and then waits for the store': {
    input: coming('later'),
    when: [
      read,
      choose('offline_payment'),
      done('switchPaymentMethod', message),
      done('trackOrder', transferred()),
      at({ transferring: 'telling' }),
      done('tellTransfer', { message: 'Payment info updated.' }),
      done('trackOrder', transferred(told('pending'))),
      at({ waiting: 'pausing' }),
      news,
      done('trackOrder', transferred(told('denied', 'No money came.'))),
      at({ transferring: 'telling' }),
      done('tellTransfer', { message: 'Payment info updated.' }),
      done('trackOrder', transferred(told('verified'))),
    ],
    ends: 'settled',
    asked: [
      asRead,
      ['switchPaymentMethod', { order_id: 100001, payment_method: 'offline_payment' }],
      asRead,
      ['tellTransfer', { order_id: 100001 }],
      asRead,
      asRead,
      ['tellTransfer', { order_id: 100001 }],
      asRead,
    ],
    heard: [
      { type: 'transfer.told', message: 'Payment info updated.' },
      { type: 'transfer.told', message: 'Payment info updated.' },
    ],
    output: { type: 'settled', order: transferred(told('verified')) },
  },
  'an order that waits for a transfer is paid online after all, and its gateway opens': {
    input: coming('later'),
    when: [
      done('trackOrder', transferred()),
      choose('digital_payment'),
      done('switchPaymentMethod', message),
      read,
      at('opening'),
    ],
    ends: 'opening',
  },
  'an order that waits for a transfer is canceled, or kept': {
    input: coming('later'),
    when: [
      done('trackOrder', transferred()),
      { type: 'dialog.open' },
      at({ transferring: 'agreeing' }),
      { type: 'dialog.close' },
      { type: 'dialog.open' },
      { type: 'cancel.press' },
    ],
    ends: 'canceling',
    asked: [asRead, ['tellTransfer', { order_id: 100001 }], ['cancelFailedOrder', cancelation]],
  },
  'an order whose transfer form breaks is read again': {
    input: coming('later'),
    when: [done('trackOrder', transferred()), refused('tellTransfer', offline), at('reading')],
    ends: 'reading',
    heard: [failure(offline)],
  },
  'an order that is canceled has nothing to pay': {
    input: coming('later'),
    when: [done('trackOrder', unpaid({ order_status: 'canceled' })), ignored(press)],
    ends: 'closed',
  },
  'an order that was canceled while its page was open says so': {
    input: coming('later'),
    when: [
      read,
      news,
      done('trackOrder', unpaid({ order_status: 'canceled', payment_status: 'paid' })),
      at('closed'),
      news,
    ],
    ends: 'reading',
  },
  'an order nobody knows is not found, and is looked for again when the server sends word': {
    input: coming('later'),
    when: [refused('trackOrder', gone), at('notFound'), news],
    ends: 'reading',
  },
  'an order that cannot be read is read again with longer pauses, sooner when the customer asks': {
    input: coming('later'),
    when: [
      refused('trackOrder', offline),
      at('unread'),
      after('lookPause', 1_000),
      refused('trackOrder', offline),
      after('lookPause', 2_000),
      refused('trackOrder', offline),
      news,
      refused('trackOrder', offline),
      lookAgain,
      refused('trackOrder', offline),
      after('lookPause', 1_000),
    ],
    ends: 'reading',
  },
})
