import { ApiError } from '#api/api-error.ts'
import type { OfferPaymentOutcome } from '#machines/checkout/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { KnownOfPayment, PayArrival } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { paid, refusedByBank, told, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const coming = (arrival: PayArrival, order = unpaid()) => ({
  order,
  contact_number: '+971501234567',
  arrival,
})
const orderNews = { type: 'order.news' } as const
const over = { type: 'time.over' } as const
const lookAgain = { type: 'look.again' } as const
const offline = new TypeError('Failed to fetch')
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])
const question = { order_id: 100001, contact_number: '+971501234567' }
const asRead = ['readOrder', question] as ['readOrder', typeof question]
const asLooked = ['trackOrder', question] as ['trackOrder', typeof question]
const asOffered = (order: TrackedOrder, arrival: PayArrival, ...shownFailures: string[]) =>
  ['offerPayment', { order, arrival, shownFailures, usesWallet: true }] as [
    'offerPayment',
    KnownOfPayment & { order: TrackedOrder },
  ]
const read = (order: TrackedOrder) => done('readOrder', order)
const looked = (order = unpaid()) => done('trackOrder', order)
const ended = (outcome: OfferPaymentOutcome) => done('offerPayment', outcome)
const known = (arrival: PayArrival, ...shownFailures: string[]): KnownOfPayment => ({
  arrival,
  shownFailures,
  usesWallet: true,
})
const changed = (arrival: PayArrival) => ended({ type: 'changed', known: known(arrival) })
const confirming = (...shownFailures: string[]) =>
  ended({ type: 'confirming', known: known('later', ...shownFailures) })
const failed = (error: unknown) => ended({ type: 'failure', error, known: known('later') })
const toldBy = (...shownFailures: string[]) =>
  ended({ type: 'told', message: 'Payment info updated.', known: known('later', ...shownFailures) })
const failure = (error: unknown) => ({ type: 'failure', error }) as const
const reviewed = transferred(told('pending'))
const canceled = unpaid({ order_status: 'canceled' })
const cash = unpaid({ payment_method: 'cash_on_delivery' })
const byWallet = unpaid({ payment_method: 'wallet' })

export const payOrderStories = stories(payOrderMachine, {
  // docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid.
  'an order that is to be paid is offered for payment, and how the customer came is told': {
    input: coming('now'),
    when: [at('offering', [])],
    ends: 'offering',
    asked: [asOffered(unpaid(), 'now')],
  },
  'an order whose payment failed is offered for payment': {
    input: coming('fail', refusedByBank),
    when: [],
    ends: 'offering',
    asked: [asOffered(refusedByBank, 'fail')],
  },
  'an order that waits for the details of a transfer is offered for payment': {
    input: coming('later', transferred()),
    when: [],
    ends: 'offering',
    asked: [asOffered(transferred(), 'later')],
  },
  'an order whose customer comes back from the gateway without paying waits on the page': {
    input: coming('now'),
    when: [
      ended({ type: 'changed', known: known('later', 'technical,') }),
      at('reading', ['busy']),
      read(unpaid()),
    ],
    ends: 'offering',
    asked: [asOffered(unpaid(), 'now'), asRead, asOffered(unpaid(), 'later', 'technical,')],
  },
  'an order that is offered hears of news': {
    input: coming('later'),
    when: [orderNews],
    ends: 'offering',
    told: [['offerPayment', orderNews]],
  },
  'an order that changes while it is read again hears of it': {
    input: coming('later'),
    when: [changed('later'), orderNews],
    ends: 'reading',
    told: [['readOrder', orderNews]],
  },
  'an order whose payment the server hears of while it is offered is settled': {
    input: coming('now'),
    when: [changed('later'), read(paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
  },
  'an order that was paid in another tab says why its gateway did not open, and is settled': {
    input: coming('later'),
    when: [failed(nothingToPay), at('reading'), read(paid)],
    ends: 'settled',
    heard: [failure(nothingToPay)],
    output: { type: 'settled', order: paid },
  },
  'an order whose chosen way of payment failed is offered again, with the failure and the way back known': {
    input: coming('fail', refusedByBank),
    when: [
      ended({ type: 'failure', error: offline, known: known('later', 'bank_refused,now') }),
      read(refusedByBank),
    ],
    ends: 'offering',
    asked: [asOffered(refusedByBank, 'fail'), asRead, asOffered(refusedByBank, 'later', 'bank_refused,now')],
    heard: [failure(offline)],
  },
  'an order whose offer dies is read again': {
    input: coming('later'),
    when: [refused('offerPayment', offline), at('reading')],
    ends: 'reading',
    heard: [failure(offline)],
  },
  'an order whose reading dies is offered as it was known': {
    input: coming('later'),
    when: [changed('later'), refused('readOrder', offline)],
    ends: 'offering',
    asked: [asOffered(unpaid(), 'later'), asRead, asOffered(unpaid(), 'later')],
    heard: [failure(offline)],
  },
  'an order that was canceled stays closed when its reading dies': {
    input: coming('later', canceled),
    when: [orderNews, refused('readOrder', offline)],
    ends: 'closed',
    asked: [asRead],
    heard: [failure(offline)],
  },
  'an order that is paid is settled, however the customer comes': {
    input: coming('fail', paid),
    when: [],
    ends: 'settled',
    asked: [],
    output: { type: 'settled', order: paid },
  },
  'an order that is paid in cash at the door is settled': {
    input: coming('later', cash),
    when: [],
    ends: 'settled',
    output: { type: 'settled', order: cash },
  },
  'an order paid by the wallet is settled': {
    input: coming('later', byWallet),
    when: [],
    ends: 'settled',
    output: { type: 'settled', order: byWallet },
  },
  // A return address is not signed: a forged or repeated one says "checking", never "paid".
  'an order whose gateway said yes is checked until the server hears of it': {
    input: coming('success'),
    when: [
      at({ waiting: 'pausing' }, []),
      after('lookPause', 1_000),
      at({ waiting: 'looking' }, ['busy']),
      looked(),
      after('lookPause', 2_000),
      looked(paid),
    ],
    ends: 'settled',
    asked: [asLooked, asLooked],
    output: { type: 'settled', order: paid },
  },
  'an order whose gateway said yes is offered for payment when the server hears nothing of it': {
    input: coming('success'),
    when: [
      after('lookPause', 1_000),
      looked(),
      after('lookPause', 2_000),
      looked(),
      after('lookPause', 4_000),
      looked(),
      after('lookPause', 8_000),
      looked(),
      after('lookPause', 16_000),
      looked(),
      at({ waiting: 'pausing' }),
      after('lookPause', 30_000),
      looked(),
    ],
    ends: 'offering',
  },
  'an order whose gateway said yes but whose payment failed is offered for payment': {
    input: coming('success', refusedByBank),
    when: [],
    ends: 'offering',
  },
  'an order whose payment is being confirmed is waited for': {
    input: coming('later'),
    when: [
      confirming('bank_refused,now'),
      at({ waiting: 'pausing' }),
      after('lookPause', 1_000),
      looked(),
      orderNews,
      at({ waiting: 'looking' }, ['busy']),
      refused('trackOrder', offline),
      at({ waiting: 'pausing' }),
      after('lookPause', 4_000),
      looked(refusedByBank),
    ],
    ends: 'offering',
    asked: [
      asOffered(unpaid(), 'later'),
      asLooked,
      asLooked,
      asLooked,
      asOffered(refusedByBank, 'success', 'bank_refused,now'),
    ],
  },
  'an order whose payment is being confirmed is looked at often, however long it was looked at before': {
    input: coming('later', reviewed),
    when: [
      after('lookPause', 1_000),
      looked(reviewed),
      after('lookPause', 2_000),
      looked(),
      confirming(),
      after('lookPause', 1_000),
    ],
    ends: { waiting: 'looking' },
  },
  'an order that changes while it is looked at is looked at again, because the answer would be out of date': {
    input: coming('later', reviewed),
    when: [orderNews, at({ waiting: 'looking' }), orderNews, looked(paid)],
    ends: 'settled',
    asked: [asLooked, asLooked],
    output: { type: 'settled', order: paid },
  },
  'an order that is waited for is looked at as soon as the customer asks, and often again': {
    input: coming('later', reviewed),
    when: [
      after('lookPause', 1_000),
      looked(reviewed),
      after('lookPause', 2_000),
      looked(reviewed),
      lookAgain,
      looked(reviewed),
      after('lookPause', 1_000),
    ],
    ends: { waiting: 'looking' },
  },
  // docs/spec.md §4: switch to cash, or cancel; both end with the message of the server.
  'an order that was switched to cash ends with the message of the server': {
    input: coming('fail', refusedByBank),
    when: [ended({ type: 'switched', message: 'Payment method updated.', known: known('later') })],
    ends: 'switched',
    output: { type: 'switched', message: 'Payment method updated.' },
  },
  'an order that was canceled ends with the message of the server': {
    input: coming('fail', refusedByBank),
    when: [ended({ type: 'canceled', message: 'Order canceled.', known: known('later') })],
    ends: 'canceled',
    output: { type: 'canceled', message: 'Order canceled.' },
  },
  'an order paid from the wallet instead is settled': {
    input: coming('later'),
    when: [changed('later'), read(byWallet)],
    ends: 'settled',
    output: { type: 'settled', order: byWallet },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order whose transfer was told waits for the store, which denies and then verifies it': {
    input: coming('later', transferred()),
    when: [
      toldBy('technical,'),
      read(reviewed),
      at({ waiting: 'pausing' }),
      orderNews,
      looked(transferred(told('denied', 'No money came.'))),
      at('offering', []),
      toldBy(),
      read(transferred(told('verified'))),
    ],
    ends: 'settled',
    asked: [
      asOffered(transferred(), 'later'),
      asRead,
      asLooked,
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
    input: coming('later', transferred()),
    when: [changed('now'), read(unpaid())],
    ends: 'offering',
    asked: [asOffered(transferred(), 'later'), asRead, asOffered(unpaid(), 'now')],
  },
  'an order that is canceled has nothing to pay': {
    input: coming('later', canceled),
    when: [ignored(lookAgain)],
    ends: 'closed',
    asked: [],
  },
  'an order that was canceled while its page was open says so': {
    input: coming('later'),
    when: [
      changed('later'),
      read(unpaid({ order_status: 'canceled', payment_status: 'paid' })),
      at('closed'),
      orderNews,
    ],
    ends: 'reading',
  },

  // The server cancels an order whose money did not come in time (docs/contract.md §2 Orders: payment_deadline).
  'an order whose time to pay is over is looked at until the server has canceled it': {
    input: coming('later', transferred()),
    when: [
      over,
      ended({ type: 'late', known: known('later') }),
      at({ expiring: 'looking' }, ['busy']),
      looked(transferred()),
      at({ expiring: 'pausing' }, []),
      after('lookPause', 1_000),
      refused('trackOrder', offline),
      after('lookPause', 2_000),
      looked(canceled),
    ],
    ends: 'closed',
    asked: [asOffered(transferred(), 'later'), asLooked, asLooked, asLooked],
    told: [['offerPayment', over]],
  },
  'an order whose time to pay is over is looked at again when the server sends word': {
    input: coming('later'),
    when: [
      over,
      ended({ type: 'late', known: known('later') }),
      orderNews,
      looked(),
      orderNews,
      at({ expiring: 'looking' }),
      looked(canceled),
    ],
    ends: 'closed',
    asked: [asOffered(unpaid(), 'later'), asLooked, asLooked, asLooked],
    told: [['offerPayment', over]],
  },
  'an order whose time to pay is over is looked at often, however long it was looked at before': {
    input: coming('success'),
    when: [
      after('lookPause', 1_000),
      looked(refusedByBank),
      at('offering'),
      over,
      ended({ type: 'late', known: known('success', 'bank_refused,now') }),
      looked(refusedByBank),
      after('lookPause', 1_000),
    ],
    ends: { expiring: 'looking' },
    told: [['offerPayment', over]],
    context: { shownFailures: ['bank_refused,now'] },
  },
  'an order whose time runs out while it is read is looked at often, however long it was looked at before': {
    input: coming('success'),
    when: [
      after('lookPause', 1_000),
      looked(refusedByBank),
      changed('later'),
      over,
      looked(refusedByBank),
      after('lookPause', 1_000),
    ],
    ends: { expiring: 'looking' },
  },
  'an order whose money came in the last moment is settled': {
    input: coming('later'),
    when: [over, ended({ type: 'late', known: known('later') }), looked(paid)],
    ends: 'settled',
    output: { type: 'settled', order: paid },
    told: [['offerPayment', over]],
  },
  'a transfer that was told in the last moment is reviewed': {
    input: coming('later', transferred()),
    when: [over, ended({ type: 'late', known: known('later') }), looked(reviewed)],
    ends: { waiting: 'pausing' },
    told: [['offerPayment', over]],
  },
  'an order is offered no more when its time runs out while it is read': {
    input: coming('now'),
    when: [changed('later'), over],
    ends: { expiring: 'looking' },
  },
})
