import { expect } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { type DraftChange, startDraft } from '#machines/rules/order-draft.ts'
import { noCoupon, noQuote } from '#machines/rules/quote.ts'
import {
  attempt,
  badPhone,
  coupon,
  customer,
  dearer,
  guest,
  lines,
  nora,
  offline,
  order,
  place,
  quote,
  soldOut,
  soup,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { kept } from '#tests/machines/samples/prescription.ts'
import { address, config, dish, lineFor, mona, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const change = (what: DraftChange) => ({ type: 'draft.change' as const, change: what })
const fee = (over: object = {}) => change({ fee: { type: 'known', quote: { ...quote, ...over } } })
const known = fee()
const outside = change({ fee: { type: 'outside' } })
const unknown = change({ fee: { type: 'unknown', error: offline } })
const place_ = { type: 'order.place' } as const
const agreed = done('agreeAmount', { type: 'agreed' })
const placed = done('sendOrder', { type: 'placed', order })
const refusedWith = (error: unknown, fresh = lines) =>
  done('sendOrder', { type: 'refused', error, lines: fresh })
const failure = (error: unknown) => ({ type: 'failure' as const, error })
const problem = (
  message: 'cashLimit' | 'cashNotHere' | 'notServedHere' | 'addressMissing' | 'contactMissing',
) => ({
  type: 'problem' as const,
  refusal: { message },
})
const open = { drafting: 'open' } as const
const prescribed = {
  ...guest,
  lines: [lineFor(8, dish({ price: 20, is_prescription_required: 1 }), { quantity: 2 })],
}
const lostPicture = new ApiError(403, [
  { code: 'prescription_pictures', message: 'A picture is no longer here.' },
])

const position = { lat: 25.2, lng: 55.2 }
/** The parts that every checkout starts, and what they are asked. */
const parts = (
  over: {
    shopper?: object
    contact?: object
    position?: object
    order_type?: string
    kept?: string
    store?: object
    keepDraft?: object
  } = {},
) =>
  [
    [
      'quoteDelivery',
      { store: over.store ?? store(), position: over.position ?? position, coordinator: expect.anything() },
    ],
    [
      'destination',
      {
        order_type: over.order_type ?? 'delivery',
        delivery: deliveryAt(place),
        contact: over.contact ?? nora,
        shopper: over.shopper ?? guest.shopper,
        zone_id: 1,
        coordinator: expect.anything(),
      },
    ],
    ['useCoupon', { goods: 40, kept: over.kept ?? '', store_id: 1, coordinator: expect.anything() }],
    ['keepDraft', over.keepDraft ?? expect.anything()],
  ] as never[]
type Told = [part: string, event: { type: string; [field: string]: unknown }]
/** What the parts are told of a draft. */
const toParts = (
  over: { goods?: number; position?: object; delivery?: object; contact?: object; order_type?: string } = {},
): Told[] => {
  const {
    goods = 40,
    position: to = position,
    delivery = deliveryAt(place),
    contact = nora,
    order_type = 'delivery',
  } = over
  return [
    ['quoteDelivery', { type: 'draft.changed', position: to }],
    ['destination', { type: 'draft.changed', order_type, delivery, contact }],
    ['useCoupon', { type: 'draft.changed', goods }],
    ['keepDraft', { type: 'draft.changed', said: expect.any(Object) }],
  ]
}
const renew: Told = ['quoteDelivery', { type: 'quote.renew' }]
const toAmount = (over: object): Told => [
  'agreeAmount',
  { type: 'draft.changed', amount: 52, final: true, fee: 'known', ...over },
]
const online = { ...guest, config: config({ digital_payment: 1 }) }
const draft = startDraft(guest)
const knownDraft = { ...draft, fee: known.change.fee!, total: 52 }
const agreeing = ['agreeAmount', { amount: 52, final: true, fee: 'known', shown: 52 }] as const

export const checkoutStories = stories(checkoutMachine, {
  // The main job: a guest orders for delivery and pays in cash (docs/spec.md §6, guest).
  'a guest places an order for delivery and pays in cash': {
    input: guest,
    when: [
      known,
      at(open),
      place_,
      at('agreeing', ['busy']),
      ignored(place_),
      agreed,
      at('placing', ['busy']),
      ignored(place_),
      placed,
    ],
    ends: 'placed',
    asked: [...parts(), [...agreeing], ['sendOrder', { draft: knownDraft }]],
    told: toParts(),
    output: { type: 'placed', order },
  },
  'a customer orders with the name and phone of the profile': {
    input: customer,
    when: [],
    ends: open,
    asked: parts({ shopper: customer.shopper, contact: contactOfCustomer(mona) }),
  },
  'a guest starts without a contact, and nothing is held against that yet': {
    input: { ...guest, kept: undefined },
    when: [],
    ends: open,
    asked: parts({ contact: emptyContact }),
    context: { refusals: [] },
  },
  'checkout starts with what the shopper said in an earlier visit': {
    input: { ...guest, kept: { contact: nora, dm_tips: 5, coupon: coupon(), coupon_code: 'WELCOME10' } },
    when: [],
    ends: open,
    asked: parts({
      kept: 'WELCOME10',
      keepDraft: {
        owner: 'guest guest-7',
        cart: 'cart 1',
        place: { lat: 25.2, lng: 55.2 },
        balance: 0,
        said: { contact: nora, dm_tips: 5, coupon: coupon(), coupon_code: 'WELCOME10' },
      },
    }),
    context: { draft: { dm_tips: 5, contact: nora, coupon: coupon() } },
  },
  'what the customer says is kept in the browser, and what checkout opens with is not': {
    input: { ...customer, shopper: { ...customer.shopper, info: { ...mona, wallet_balance: 30 } } },
    when: [change({ order_note: 'No salt', payment_method: 'cash_on_delivery' })],
    ends: open,
    asked: parts({
      shopper: { ...customer.shopper, info: { ...mona, wallet_balance: 30 } },
      contact: contactOfCustomer(mona),
      keepDraft: {
        owner: `customer ${mona.id}`,
        cart: 'cart 1',
        place: { lat: 25.2, lng: 55.2 },
        balance: 30,
        said: {},
      },
    }),
    told: [
      ...toParts({ contact: contactOfCustomer(mona) }).slice(0, 3),
      ['keepDraft', { type: 'draft.changed', said: { order_note: 'No salt' } }],
    ],
  },
  'checkout starts with take away where a store delivers nothing, and asks about its own zone': {
    input: { ...guest, store: store({ delivery: 0 }) },
    when: [],
    ends: open,
    asked: parts({
      store: store({ delivery: 0 }),
      order_type: 'take_away',
      position: { lat: 25.1, lng: 55.1 },
    }),
    context: { draft: { order_type: 'take_away' } },
  },
  'an order that is paid online or by transfer leads on to its payment': {
    input: online,
    when: [
      known,
      change({ payment_method: 'digital_payment' }),
      place_,
      agreed,
      done('sendOrder', { type: 'placedUnpaid', order: unpaidOrder }),
    ],
    ends: 'placedUnpaid',
    told: [...toParts(), ...toParts()],
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },

  // What is said goes into the draft and to the parts.
  'everything the customer says is in the order': {
    input: guest,
    when: [
      known,
      change({ delivery: { ...deliveryAt(place), road: 'Lighthouse Road', house: '9', floor: '2' } }),
      change({ schedule_at: '2026-11-20T18:30:00.000Z', dm_tips: 3, cutlery: true }),
      change({
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      }),
    ],
    ends: open,
    told: [
      ...toParts(),
      ...toParts({ delivery: { ...deliveryAt(place), road: 'Lighthouse Road', house: '9', floor: '2' } }),
      ...toParts({ delivery: { ...deliveryAt(place), road: 'Lighthouse Road', house: '9', floor: '2' } }),
      ...toParts({ delivery: { ...deliveryAt(place), road: 'Lighthouse Road', house: '9', floor: '2' } }),
    ],
    context: {
      draft: {
        schedule_at: '2026-11-20T18:30:00.000Z',
        dm_tips: 3,
        cutlery: true,
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      },
    },
  },
  'the parts learn that the order goes elsewhere': {
    input: guest,
    when: [change({ delivery: deliveryTo(address(5)) })],
    ends: open,
    told: toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
  },
  'a take-away order is measured at the store itself': {
    input: guest,
    when: [change({ order_type: 'take_away' })],
    ends: open,
    told: toParts({ order_type: 'take_away', position: { lat: 25.1, lng: 55.1 } }),
  },
  'the coupon learns what the goods cost after their own discount': {
    input: guest,
    when: [
      change({
        lines: [lineFor(8, dish({ price: 20, discount: 5, discount_type: 'amount' }), { quantity: 2 })],
      }),
    ],
    ends: open,
    told: toParts({ goods: 30 }),
  },
  'a coupon that a part found counts': {
    input: guest,
    when: [change({ coupon: coupon() }), change({ coupon: noCoupon })],
    ends: open,
    told: [...toParts(), ...toParts()],
    context: { draft: { coupon: noCoupon } },
  },
  'the customer asks for the fee again': {
    input: guest,
    when: [unknown, { type: 'quote.renew' }],
    ends: open,
    told: [...toParts(), renew],
  },

  // docs/spec.md §8: the cash-on-delivery limit; §7: zone_data[0].cash_on_delivery.
  'cash above the limit of the zone is refused': {
    input: { ...guest, lines: [lineFor(8, soup, { quantity: 10 })] },
    when: [known, change({ payment_method: 'cash_on_delivery' }), place_],
    ends: open,
    told: toParts({ goods: 200 }),
    heard: [problem('cashLimit'), problem('cashLimit')],
    context: { refusals: [{ code: 'payment_method', key: 'cashLimit' }] },
  },
  'cash is refused where the zone does not allow it, and another payment is taken': {
    input: online,
    when: [fee({ cash_on_delivery: false }), place_, change({ payment_method: 'digital_payment' }), place_],
    ends: 'agreeing',
    told: [...toParts(), ...toParts()],
    heard: [problem('cashNotHere')],
    context: { draft: { payment_method: 'digital_payment' } },
  },
  'a way to pay that the zone does not allow cannot be chosen': {
    input: online,
    when: [fee({ digital_payment: false }), change({ payment_method: 'digital_payment' })],
    ends: open,
    told: toParts(),
    heard: [{ type: 'problem', refusal: { message: 'paymentNotHere' } }],
    context: { draft: { payment_method: 'cash_on_delivery' } },
  },

  // docs/spec.md §5, §8: what is missing is named before anything is sent.
  'every missing field is named and nothing is ordered': {
    input: { ...guest, kept: undefined, place: { ...place, address: ' ' } },
    when: [known, place_],
    ends: open,
    told: toParts({ contact: emptyContact, delivery: { ...deliveryAt(place), address: ' ' } }),
    heard: [problem('addressMissing')],
    context: {
      refusals: [
        { code: 'address', key: 'addressMissing' },
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'contact_person_email', key: 'contactMissing' },
      ],
    },
  },
  'take away asks a guest for the contact only': {
    input: {
      ...guest,
      kept: { contact: { ...nora, contact_person_number: '' } },
      place: { ...place, address: '' },
      store: store({ delivery: 0 }),
    },
    when: [place_],
    ends: open,
    heard: [problem('contactMissing')],
    context: { refusals: [{ code: 'contact_person_number', key: 'contactMissing' }] },
  },
  'goods on prescription cannot be ordered without its picture': {
    input: prescribed,
    when: [known, place_],
    ends: open,
    told: toParts(),
    heard: [{ type: 'problem', refusal: { message: 'prescriptionMissing' } }],
    context: { refusals: [{ code: 'order_attachment', key: 'prescriptionMissing' }] },
  },
  'an order waits for a picture that is still uploaded': {
    input: prescribed,
    when: [known, change({ pictures: [kept('p1')], unsentPictures: 1 }), place_],
    ends: open,
    told: [...toParts(), ...toParts()],
    heard: [{ type: 'problem', refusal: { message: 'prescriptionSending' } }],
    context: { refusals: [{ code: 'order_attachment', key: 'prescriptionSending' }] },
  },
  'a missing prescription is not held against the order once its picture is there': {
    input: prescribed,
    when: [known, place_, change({ pictures: [kept('p1')], unsentPictures: 0 })],
    ends: open,
    told: [...toParts(), ...toParts()],
    heard: [{ type: 'problem', refusal: { message: 'prescriptionMissing' } }],
    context: { refusals: [] },
  },
  'a lost picture is held against the order until another one comes': {
    input: prescribed,
    when: [
      known,
      change({ pictures: [kept('p1'), kept('p2')] }),
      place_,
      agreed,
      refusedWith(lostPicture, prescribed.lines),
      change({ pictures: [kept('p1')] }),
    ],
    ends: open,
    told: [...toParts(), ...toParts(), ...toParts(), renew, ...toParts()],
    heard: [failure(lostPicture)],
    context: {
      refusals: [{ code: 'prescription_pictures', message: 'A picture is no longer here.' }],
    },
  },
  'what was missing is not held against the order once it is there': {
    input: { ...guest, kept: undefined },
    when: [known, place_, change({ contact: nora })],
    ends: open,
    told: [...toParts({ contact: emptyContact }), ...toParts()],
    heard: [problem('contactMissing')],
    context: { refusals: [] },
  },
  'an address that is there now is not held against the order': {
    input: { ...guest, place: { ...place, address: '' } },
    when: [known, place_, change({ delivery: deliveryTo(address(5)) })],
    ends: open,
    told: [
      ...toParts({ delivery: { ...deliveryAt(place), address: '' } }),
      ...toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
    ],
    heard: [problem('addressMissing')],
    context: { refusals: [] },
  },
  'a house number does not answer for the missing contact': {
    input: { ...guest, kept: undefined },
    when: [known, place_, change({ delivery: { ...deliveryAt(place), house: '9' } })],
    ends: open,
    told: [
      ...toParts({ contact: emptyContact }),
      ...toParts({ contact: emptyContact, delivery: { ...deliveryAt(place), house: '9' } }),
    ],
    heard: [problem('contactMissing')],
    context: {
      refusals: [
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'contact_person_email', key: 'contactMissing' },
      ],
    },
  },
  'another contact is not held against what the server refused': {
    input: guest,
    when: [
      known,
      place_,
      agreed,
      refusedWith(badPhone),
      change({ contact: { ...nora, contact_person_number: '+971502223345' } }),
    ],
    ends: open,
    told: [
      ...toParts(),
      ...toParts(),
      renew,
      ...toParts({ contact: { ...nora, contact_person_number: '+971502223345' } }),
    ],
    heard: [failure(badPhone)],
    context: { refusals: [] },
  },
  'a note keeps what is held against the order': {
    input: { ...guest, kept: undefined },
    when: [known, place_, change({ order_note: 'No salt' })],
    ends: open,
    told: [...toParts({ contact: emptyContact }), ...toParts({ contact: emptyContact })],
    heard: [problem('contactMissing')],
    context: {
      refusals: [
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'contact_person_email', key: 'contactMissing' },
      ],
    },
  },

  // An early press waits for the quote and asks only if the total differs from what was shown.
  'an early press waits for the fee': {
    input: guest,
    when: [place_, at('agreeing', ['busy']), known],
    ends: 'agreeing',
    asked: [...parts(), ['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 42 }]],
    told: [...toParts(), toAmount({})],
  },
  'the customer reads the order over when the fee changes the total': {
    input: guest,
    when: [place_, known, done('agreeAmount', { type: 'changed' })],
    ends: { drafting: 'changed' },
    told: [...toParts(), toAmount({})],
  },
  'the second press places the order then': {
    input: guest,
    when: [place_, known, done('agreeAmount', { type: 'changed' }), place_, agreed],
    ends: 'placing',
    told: [...toParts(), toAmount({})],
  },
  'a press while the fee is measured again is held against the total that was shown before': {
    input: guest,
    when: [known, change({ fee: { type: 'measuring' } }), place_, at('agreeing', ['busy'])],
    ends: 'agreeing',
    asked: [...parts(), ['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 52 }]],
    told: [...toParts(), ...toParts()],
  },
  'a zone that turns out to take no cash stops the order': {
    input: guest,
    when: [
      place_,
      change({ fee: { type: 'known', quote: { ...noQuote, cash_on_delivery: false } } }),
      agreed,
    ],
    ends: open,
    told: [...toParts(), toAmount({ amount: 42 })],
    heard: [problem('cashNotHere')],
    context: { refusals: [{ code: 'payment_method', key: 'cashNotHere' }] },
  },
  'a fee that was not answered is asked for again with the press': {
    input: guest,
    when: [unknown, place_],
    ends: 'agreeing',
    asked: [...parts(), ['agreeAmount', { amount: 42, final: false, fee: 'unknown', shown: 42 }]],
    told: [...toParts(), renew],
  },
  'no order is placed while nobody says what the delivery costs': {
    input: guest,
    when: [place_, unknown, done('agreeAmount', { type: 'impossible' })],
    ends: open,
    told: [...toParts(), toAmount({ amount: 42, final: false, fee: 'unknown' })],
  },
  'no order is placed for an address that the store does not deliver to': {
    input: guest,
    when: [outside, place_],
    ends: open,
    told: toParts(),
    heard: [problem('notServedHere')],
  },
  'no order is placed when the store turns out not to deliver there': {
    input: guest,
    when: [place_, outside, done('agreeAmount', { type: 'impossible' })],
    ends: open,
    told: [...toParts(), toAmount({ amount: 42, final: false, fee: 'outside' })],
    heard: [problem('notServedHere')],
  },
  'a customer outside the zone can collect the order': {
    input: guest,
    when: [outside, change({ order_type: 'take_away' }), known, place_],
    ends: 'agreeing',
    told: [
      ...toParts(),
      ...toParts({ order_type: 'take_away', position: { lat: 25.1, lng: 55.1 } }),
      ...toParts({ order_type: 'take_away', position: { lat: 25.1, lng: 55.1 } }),
    ],
  },
  'a customer who changes the way of handing over before the fee comes reads the order over': {
    input: guest,
    when: [place_, change({ order_type: 'take_away' })],
    ends: open,
    told: toParts({ order_type: 'take_away', position: { lat: 25.1, lng: 55.1 } }),
  },
  'a customer who changes the goods before the fee comes reads the order over': {
    input: guest,
    when: [place_, change({ lines: [lineFor(8, soup, { quantity: 3 })] })],
    ends: open,
    told: toParts({ goods: 60 }),
    context: { draft: { lines: [lineFor(8, soup, { quantity: 3 })] } },
  },
  'a customer who changes the address before the fee comes reads the order over': {
    input: guest,
    when: [place_, change({ delivery: deliveryTo(address(5)) })],
    ends: open,
    told: toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
  },
  'a note that is typed before the fee comes is in the order': {
    input: guest,
    when: [place_, change({ order_note: 'No salt' })],
    ends: 'agreeing',
    told: [...toParts(), toAmount({ amount: 42, final: false, fee: 'measuring' })],
    context: { draft: { order_note: 'No salt' } },
  },
  'nothing is left to order when the cart is emptied before the fee comes': {
    input: guest,
    when: [place_, change({ lines: [] })],
    ends: 'emptied',
    output: { type: 'emptied' },
  },
  'the customer reads the order over when agreeing dies': {
    input: guest,
    when: [place_, refused('agreeAmount', offline)],
    ends: open,
    heard: [failure(offline)],
  },

  // docs/contract.md §2, orders: refusals name the field; everything typed is kept.
  'a refused field is named and everything typed is kept': {
    input: guest,
    when: [known, change({ order_note: 'No salt' }), place_, agreed, refusedWith(badPhone)],
    ends: open,
    told: [...toParts(), ...toParts(), ...toParts(), renew],
    heard: [failure(badPhone)],
    context: {
      draft: { order_note: 'No salt', contact: nora },
      refusals: [{ code: 'contact_person_number', message: 'The phone number is not valid.' }],
    },
  },
  'a note keeps what the server refused': {
    input: guest,
    when: [known, place_, agreed, refusedWith(badPhone), change({ order_note: 'No salt' })],
    ends: open,
    told: [...toParts(), ...toParts(), renew, ...toParts()],
    heard: [failure(badPhone)],
    context: {
      refusals: [{ code: 'contact_person_number', message: 'The phone number is not valid.' }],
    },
  },
  'what was refused is forgotten once the order is placed again': {
    input: guest,
    when: [known, place_, agreed, refusedWith(badPhone), place_],
    ends: 'agreeing',
    told: [...toParts(), ...toParts(), renew],
    heard: [failure(badPhone)],
    context: { refusals: [] },
  },
  'what was refused is forgotten when the order is placed again before the fee comes': {
    input: guest,
    when: [known, place_, agreed, refusedWith(badPhone), unknown, place_],
    ends: 'agreeing',
    told: [...toParts(), ...toParts(), renew, ...toParts(), renew],
    heard: [failure(badPhone)],
    context: { refusals: [] },
  },
  'sold-out goods are shown as they are now': {
    input: guest,
    when: [
      known,
      place_,
      agreed,
      refusedWith(soldOut, [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })]),
    ],
    ends: open,
    told: [...toParts(), ...toParts(), renew],
    heard: [failure(soldOut)],
    context: {
      draft: { lines: [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })] },
      refusals: [{ code: 'stock', message: 'Lentil soup is out of stock.' }],
    },
  },
  "the server's prices are shown when one changed, and the customer is asked again": {
    input: guest,
    when: [
      known,
      place_,
      agreed,
      refusedWith(dearer, [lineFor(8, dish({ price: 25 }), { quantity: 2 })]),
      at({ drafting: 'repriced' }),
      known,
      place_,
      agreed,
      placed,
    ],
    ends: 'placed',
    told: [...toParts(), ...toParts({ goods: 50 }), renew, ...toParts({ goods: 50 })],
    heard: [failure(dearer)],
    output: { type: 'placed', order },
  },
  'nothing is left to order when the cart turns out to be empty': {
    input: guest,
    when: [known, place_, agreed, done('sendOrder', { type: 'emptied' })],
    ends: 'emptied',
    told: toParts(),
    output: { type: 'emptied' },
  },
  'the customer goes back without an order when no answer comes': {
    input: guest,
    when: [known, place_, agreed, done('sendOrder', { type: 'givenUp' })],
    ends: open,
    told: toParts(),
  },
  'an earlier attempt that became an order ends checkout': {
    input: guest,
    when: [known, place_, agreed, done('sendOrder', { type: 'placedBefore', order, attempt })],
    ends: 'placedBefore',
    told: toParts(),
    output: { type: 'placedBefore', order, attempt },
  },
  'the customer can order again when sending dies': {
    input: guest,
    when: [known, place_, agreed, refused('sendOrder', offline)],
    ends: open,
    told: toParts(),
    heard: [failure(offline)],
  },

  'a part that dies is started again and the customer hears of it': {
    input: guest,
    when: [
      refused('quoteDelivery', offline),
      refused('destination', offline),
      refused('useCoupon', offline),
      refused('keepDraft', offline),
      known,
    ],
    ends: open,
    asked: [...parts(), ...parts()],
    told: toParts(),
    heard: [failure(offline), failure(offline), failure(offline), failure(offline)],
  },

  'checkout follows the cart while the order is read over': {
    input: guest,
    when: [known, change({ lines: [lineFor(8, soup, { quantity: 3 })] })],
    ends: open,
    told: [...toParts(), ...toParts({ goods: 60 })],
    context: { draft: { lines: [lineFor(8, soup, { quantity: 3 })] } },
  },
  'checkout ends when the cart is emptied in another tab': {
    input: guest,
    when: [known, change({ lines: [] })],
    ends: 'emptied',
    told: toParts(),
    output: { type: 'emptied' },
  },
  'the cart does not disturb an order that is being placed, since the server empties it': {
    input: guest,
    when: [known, place_, agreed, ignored(change({ lines: [] })), placed],
    ends: 'placed',
    told: toParts(),
    output: { type: 'placed', order },
  },
  'what is typed while the order is placed is kept': {
    input: guest,
    when: [known, place_, agreed, change({ order_note: 'No salt' }), refusedWith(badPhone)],
    ends: open,
    told: [...toParts(), ...toParts(), ...toParts(), renew],
    heard: [failure(badPhone)],
    context: { draft: { order_note: 'No salt' } },
  },
})
