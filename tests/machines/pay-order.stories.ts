import { ApiError } from '#api/api-error.ts'
import type { KnownOfPayment, OfferPaymentOutcome } from '#machines/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import type { PayArrival } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { paid, refusedByBank, told, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const question = { order_id: 100001, contact_number: '' }
const coming = (arrival: PayArrival) => ({ ...question, arrival })
const read = done('trackOrder', unpaid())
const news = { type: 'order.news' } as const
const lookAgain = { type: 'look.again' } as const
const offline = new TypeError('Failed to fetch')
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const asRead = ['trackOrder', question] as ['trackOrder', typeof question]
const asOffered = (order: TrackedOrder, arrival: PayArrival, shownFailure = '') =>
  ['offerPayment', { order, arrival, shownFailure }] as [
    'offerPayment',
    KnownOfPayment & { order: TrackedOrder },
  ]
const ended = (outcome: OfferPaymentOutcome) => done('offerPayment', outcome)
const known = (arrival: PayArrival, shownFailure = '') => ({ arrival, shownFailure })
const changed = (arrival: PayArrival) => ended({ type: 'changed', known: known(arrival) })
const confirming = ended({ type: 'confirming', known: known('success') })
const failed = (error: unknown) => ended({ type: 'failure', error, known: known('later') })
const failure = (error: unknown) => ({ type: 'failure', error }) as const

export const payOrderStories = stories(payOrderMachine, {
  'an order is first read, with nothing known of it': {
    input: coming('now'),
    when: [],
    ends: 'reading',
    context: { ...coming('now'), orders: [], looks: 0, shownFailure: '' },
  },
  // docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid.
  'an order that is to be paid is offered for payment, and how the customer came is told': {
    input: coming('now'),
    when: [at('reading', ['busy']), read],
    ends: 'offering',
    asked: [asRead, asOffered(unpaid(), 'now')],
  },
  'an order whose payment failed is offered for payment': {
    input: coming('fail'),
    when: [done('trackOrder', refusedByBank)],
    ends: 'offering',
    asked: [asRead, asOffered(refusedByBank, 'fail')],
  },
  'an order that waits for the details of a transfer is offered for payment': {
    input: coming('later'),
    when: [done('trackOrder', transferred())],
    ends: 'offering',
    asked: [asRead, asOffered(transferred(), 'later')],
  },
  'an order whose customer comes back from the gateway without paying waits on the page': {
    input: coming('now'),
    when: [
      read,
      ended({ type: 'changed', known: known('later', 'technical,') }),
      at('reading', ['busy']),
      read,
    ],
    ends: 'offering',
    asked: [asRead, asOffered(unpaid(), 'now'), asRead, asOffered(unpaid(), 'later', 'technical,')],
  },
  'an order that is offered hears of news': {
    input: coming('later'),
    when: [read, news],
    ends: 'offering',
    told: [['offerPayment', news]],
  },
  'an order whose payment the server hears of while it is offered is settled': {
    input: coming('now'),
    when: [read, changed('later'), done('trackOrder', paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
  },
  'an order that was paid in another tab says why its gateway did not open, and is settled': {
    input: coming('later'),
    when: [read, failed(nothingToPay), at('reading'), done('trackOrder', paid)],
    ends: 'settled',
    heard: [failure(nothingToPay)],
    output: { type: 'settled', order: paid },
  },
  'an order for which a choice could not be carried out is offered again, with what is known': {
    input: coming('fail'),
    when: [
      done('trackOrder', refusedByBank),
      ended({ type: 'failure', error: offline, known: known('later', 'bank_refused,now') }),
      done('trackOrder', refusedByBank),
    ],
    ends: 'offering',
    asked: [
      asRead,
      asOffered(refusedByBank, 'fail'),
      asRead,
      asOffered(refusedByBank, 'later', 'bank_refused,now'),
    ],
    heard: [failure(offline)],
  },
  'an order whose offer dies is read again': {
    input: coming('later'),
    when: [read, refused('offerPayment', offline), at('reading')],
    ends: 'reading',
    heard: [failure(offline)],
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
    ends: 'offering',
  },
  'an order whose gateway said yes but whose payment failed is offered for payment': {
    input: coming('success'),
    when: [done('trackOrder', refusedByBank)],
    ends: 'offering',
  },
  'an order whose payment is being confirmed is waited for': {
    input: coming('later'),
    when: [
      read,
      confirming,
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
    ends: 'offering',
    context: { arrival: 'success' },
  },
  'an order whose payment is being confirmed is looked at often, however long it could not be read': {
    input: coming('later'),
    when: [
      refused('trackOrder', offline),
      after('lookPause', 1_000),
      refused('trackOrder', offline),
      after('lookPause', 2_000),
      read,
      confirming,
      after('lookPause', 1_000),
    ],
    ends: { waiting: 'looking' },
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
  // docs/spec.md §4: switch to cash, or cancel; both end with the message of the server.
  'an order that was switched to cash ends with the message of the server': {
    input: coming('fail'),
    when: [
      done('trackOrder', refusedByBank),
      ended({ type: 'switched', message: 'Payment method updated.' }),
    ],
    ends: 'switched',
    output: { type: 'switched', message: 'Payment method updated.' },
  },
  'an order that was canceled ends with the message of the server': {
    input: coming('fail'),
    when: [done('trackOrder', refusedByBank), ended({ type: 'canceled', message: 'Order canceled.' })],
    ends: 'canceled',
    output: { type: 'canceled', message: 'Order canceled.' },
  },
  'an order paid from the wallet instead is settled': {
    input: coming('later'),
    when: [read, changed('later'), done('trackOrder', paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order whose transfer was told waits for the store, which denies and then verifies it': {
    input: coming('later'),
    when: [
      done('trackOrder', transferred()),
      ended({ type: 'told', message: 'Payment info updated.', known: known('later', 'technical,') }),
      done('trackOrder', transferred(told('pending'))),
      at({ waiting: 'pausing' }),
      news,
      done('trackOrder', transferred(told('denied', 'No money came.'))),
      at('offering', []),
      ended({ type: 'told', message: 'Payment info updated.', known: known('later') }),
      done('trackOrder', transferred(told('verified'))),
    ],
    ends: 'settled',
    asked: [
      asRead,
      asOffered(transferred(), 'later'),
      asRead,
      asRead,
      asOffered(transferred(told('denied', 'No money came.')), 'later', 'technical,'),
      asRead,
    ],
    heard: [
      { type: 'transfer.told', message: 'Payment info updated.' },
      { type: 'transfer.told', message: 'Payment info updated.' },
    ],
    output: { type: 'settled', order: transferred(told('verified')) },
  },
  'an order that waited for a transfer and is paid online after all is offered to be paid at once': {
    input: coming('later'),
    when: [done('trackOrder', transferred()), changed('now'), read],
    ends: 'offering',
    asked: [asRead, asOffered(transferred(), 'later'), asRead, asOffered(unpaid(), 'now')],
  },
  'an order that is canceled has nothing to pay': {
    input: coming('later'),
    when: [done('trackOrder', unpaid({ order_status: 'canceled' })), ignored(lookAgain)],
    ends: 'closed',
  },
  'an order that was canceled while its page was open says so': {
    input: coming('later'),
    when: [
      read,
      changed('later'),
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
