import { expect } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { PlaceOrderOutcome } from '#machines/checkout/place-order.machine.ts'
import { emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { changedDraft, type DraftChange, type DraftStart, startDraft } from '#machines/rules/order-draft.ts'
import { formRefusals } from '#machines/rules/placement.ts'
import { noCoupon } from '#machines/rules/quote.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import {
  attempt,
  badPhone,
  coupon,
  couponExpired,
  customer,
  dearer,
  dearerItems,
  entitled,
  guest,
  itemsQuote,
  lines,
  location,
  nora,
  offline,
  order,
  quote,
  quoteOver,
  refusedFor,
  soldOut,
  soup,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { storedPicture } from '#tests/machines/samples/prescription.ts'
import { address, config, dish, lineFor, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const change = (what: DraftChange) => ({ type: 'draft.change' as const, change: what })
const fee = (over: object = {}) => change({ fee: { type: 'known', quote: { ...quote, ...over } } })
const known = fee()
const unknown = change({ fee: { type: 'unknown', error: offline } })
const outside = change({ fee: { type: 'outside' } })
const place_ = { type: 'order.place' } as const
const ended = (outcome: PlaceOrderOutcome) => done('placeOrder', outcome)
const placed = ended({ type: 'placed', order })
const edited = { lines: [lineFor(8, soup, { quantity: 3 })], areEditsPending: true }
const refusedWith = (error: unknown, fresh = lines, shopper: Shopper = guest.shopper) =>
  ended({ type: 'refused', error, lines: fresh, shopper })
const failure = (error: unknown) => ({ type: 'failure' as const, error })
type Message = ReturnType<typeof formRefusals>[number]['key']
const problem = (message: Message) => ({ type: 'problem' as const, refusal: { message } })
const said = (areLinesStale: boolean) => ({ type: 'refused' as const, areLinesStale })
const notServed = [{ code: 'address', key: 'notServedHere' as const }]
const open = { drafting: 'open' } as const
const online = { ...guest, config: config({ digital_payment: 1 }) }
const first = { ...customer, shopper: entitled }
const withoutContact = { ...guest, saved: undefined }
const prescribed = {
  ...guest,
  lines: [lineFor(8, dish({ price: 20, is_prescription_required: 1 }), { quantity: 2 })],
}
const lostPicture = new ApiError(403, [
  { code: 'prescription_pictures', message: 'A picture is no longer here.' },
])
const noContact = [
  { code: 'contact_person_name', key: 'contactMissing' as const },
  { code: 'contact_person_number', key: 'contactMissing' as const },
  { code: 'contact_person_email', key: 'contactMissing' as const },
]

const priced = { type: 'price.changed', price: { type: 'known', quote: itemsQuote } } as const
const over = { type: 'price.changed', price: { type: 'expired', quote: itemsQuote } } as const

type Change = ReturnType<typeof change>
type Told = [child: string, event: { type: string; [field: string]: unknown }]
const draftAfter = (input: DraftStart, changes: Change[]) =>
  changes.reduce((draft, { change: what }) => changedDraft(draft, what), startDraft(input))
/** The parts hear of the draft after these changes. */
const toParts = (input: DraftStart, ...changes: Change[]): Told => [
  'runParts',
  { type: 'draft.changed', draft: draftAfter(input, changes) },
]
/** The parts hear of the draft after each of these changes. */
const toPartsEach = (input: DraftStart, ...changes: Change[]): Told[] =>
  changes.map((_, index) => toParts(input, ...changes.slice(0, index + 1)))
const toPlacing = (what: Change): Told => ['placeOrder', what]
const renew: Told = ['runParts', { type: 'quote.renew' }]
/** The server names another price: the quote is no longer ordered by, and the next one is asked for. */
const requote: Told[] = [['runParts', { type: 'quote.refused' }], renew]
/** placeOrder names what the draft still lacks after these changes. */
const incomplete = (input: DraftStart, ...changes: Change[]) => {
  const refusals = formRefusals(draftAfter(input, changes))
  return ended({ type: 'problem', refusals })
}
const children = (input: DraftStart, ...changes: Change[]) =>
  [
    ['runParts', { draft: startDraft(input), coordinator: expect.anything() }],
    ['placeOrder', { draft: draftAfter(input, changes) }],
  ] as never[]

export const checkoutStories = stories(checkoutMachine, {
  // The main job: a guest orders for delivery and pays in cash (docs/spec.md §6, guest).
  'a guest places an order for delivery and pays in cash': {
    input: guest,
    when: [known, at(open), place_, at('placing', ['busy']), ignored(place_), placed],
    ends: 'placed',
    asked: children(guest, known),
    told: [toParts(guest, known)],
    output: { type: 'placed', order },
  },
  'nothing is held against a guest who starts without a contact': {
    input: withoutContact,
    when: [],
    ends: open,
    context: { draft: { contact: emptyContact }, refusals: [], agreed: [] },
  },
  'checkout starts with what the shopper said in an earlier visit': {
    input: { ...guest, saved: { contact: nora, dm_tips: 5, coupon: coupon(), coupon_code: 'WELCOME10' } },
    when: [],
    ends: open,
    context: { draft: { dm_tips: 5, contact: nora, coupon: coupon() } },
  },
  'checkout starts with take away where a store delivers nothing': {
    input: { ...guest, store: store({ delivery: 0 }) },
    when: [],
    ends: open,
    context: { draft: { order_type: 'take_away' } },
  },
  'an order that is paid online or by transfer leads on to its payment': {
    input: online,
    when: [
      known,
      change({ payment_method: 'digital_payment' }),
      place_,
      ended({ type: 'placedUnpaid', order: unpaidOrder }),
    ],
    ends: 'placedUnpaid',
    told: toPartsEach(online, known, change({ payment_method: 'digital_payment' })),
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },

  // The price that the server quotes (docs/contract.md §1).
  'the figures are those of the quote': {
    input: guest,
    when: [known, { type: 'price.changed', price: { type: 'known', quote: dearerItems } }],
    ends: open,
    context: { draft: { price: { type: 'known', quote: dearerItems }, total: 62.5 } },
    told: [toParts(guest, known)],
  },
  'the cart is read again when the server prices no other goods than the customer sees': {
    input: guest,
    when: [known, { type: 'price.changed', price: refusedFor('cart_changed') }],
    ends: open,
    context: { draft: { price: refusedFor('cart_changed') } },
    told: [toParts(guest, known)],
    heard: [{ type: 'cart.outdated' }],
  },
  'the cart is read again, too, when something else is refused beside it': {
    input: guest,
    when: [known, { type: 'price.changed', price: refusedFor('minimum_order', 'cart_changed') }],
    ends: open,
    told: [toParts(guest, known)],
    heard: [{ type: 'cart.outdated' }],
  },
  'a price that is refused for another reason leaves the cart alone': {
    input: guest,
    when: [known, { type: 'price.changed', price: refusedFor('minimum_order') }],
    ends: open,
    told: [toParts(guest, known)],
    heard: [],
  },
  'the order on its way hears the price': {
    input: guest,
    when: [known, place_, priced],
    ends: 'placing',
    context: { draft: { price: priced.price } },
    told: [toParts(guest, known), toPlacing(change({ price: priced.price }))],
  },
  'an order by a quote that is over is asked for again at a new price': {
    input: guest,
    when: [known, priced, place_, refusedWith(quoteOver)],
    ends: { drafting: 'repriced' },
    heard: [said(true)],
    told: [toParts(guest, known), toParts(guest, known, change({ price: priced.price })), ...requote],
  },
  'a price is of one order: it is dropped with another tip, and kept with a note': {
    input: guest,
    when: [known, priced, change({ order_note: 'No salt' }), change({ dm_tips: 3 })],
    ends: open,
    context: { draft: { price: { type: 'asking' }, order_note: 'No salt' } },
    told: [
      toParts(guest, known),
      toParts(guest, known, change({ price: priced.price }), change({ order_note: 'No salt' })),
      toParts(
        guest,
        known,
        change({ price: priced.price }),
        change({ order_note: 'No salt' }),
        change({ dm_tips: 3 }),
      ),
    ],
  },

  // Every change by the customer goes into the draft and to the parts.
  'everything the customer says is in the order': {
    input: guest,
    when: [
      known,
      change({ delivery: { ...deliveryAt(location), road: 'Lighthouse Road', house: '9', floor: '2' } }),
      change({ schedule_at: '2026-11-20T18:30:00.000Z', dm_tips: 3, cutlery: true }),
      change({
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      }),
    ],
    ends: open,
    told: toPartsEach(
      guest,
      known,
      change({ delivery: { ...deliveryAt(location), road: 'Lighthouse Road', house: '9', floor: '2' } }),
      change({ schedule_at: '2026-11-20T18:30:00.000Z', dm_tips: 3, cutlery: true }),
      change({
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      }),
    ),
    context: {
      draft: {
        delivery: { road: 'Lighthouse Road', house: '9', floor: '2' },
        schedule_at: '2026-11-20T18:30:00.000Z',
        dm_tips: 3,
        cutlery: true,
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      },
    },
  },
  'a coupon that a part found counts': {
    input: guest,
    when: [change({ coupon: coupon() }), change({ coupon: noCoupon })],
    ends: open,
    told: toPartsEach(guest, change({ coupon: coupon() }), change({ coupon: noCoupon })),
    context: { draft: { coupon: noCoupon } },
  },
  'the customer asks for the fee again': {
    input: guest,
    when: [unknown, { type: 'quote.renew' }],
    ends: open,
    told: [toParts(guest, unknown), renew],
  },

  // docs/spec.md §8: the cash-on-delivery limit; §7: zone_data[0].cash_on_delivery.
  'cash above the limit of the zone is refused': {
    input: { ...guest, lines: [lineFor(8, soup, { quantity: 10 })] },
    when: [
      known,
      change({ payment_method: 'cash_on_delivery' }),
      place_,
      incomplete({ ...guest, lines: [lineFor(8, soup, { quantity: 10 })] }, known),
    ],
    ends: open,
    told: [toParts({ ...guest, lines: [lineFor(8, soup, { quantity: 10 })] }, known)],
    heard: [problem('cashLimit')],
    context: { refusals: [{ code: 'payment_method', key: 'cashLimit' }] },
  },
  'cash is refused where the zone does not allow it, and another payment is taken': {
    input: online,
    when: [
      fee({ cash_on_delivery: false }),
      place_,
      incomplete(online, fee({ cash_on_delivery: false })),
      change({ payment_method: 'digital_payment' }),
      place_,
    ],
    ends: 'placing',
    told: toPartsEach(
      online,
      fee({ cash_on_delivery: false }),
      change({ payment_method: 'digital_payment' }),
    ),
    context: { draft: { payment_method: 'digital_payment' }, refusals: [] },
  },
  'a way to pay that the zone does not allow cannot be chosen': {
    input: online,
    when: [fee({ digital_payment: false }), change({ payment_method: 'digital_payment' })],
    ends: open,
    told: [toParts(online, fee({ digital_payment: false }))],
    heard: [problem('paymentNotHere')],
    context: { draft: { payment_method: 'cash_on_delivery' } },
  },
  'a way to pay that the zone does not allow cannot be chosen once the order is given either': {
    input: online,
    when: [fee({ digital_payment: false }), place_, change({ payment_method: 'digital_payment' })],
    ends: 'placing',
    told: [toParts(online, fee({ digital_payment: false }))],
    heard: [problem('paymentNotHere')],
    context: { draft: { payment_method: 'cash_on_delivery' } },
  },

  // docs/spec.md §5, §8: checkout names the missing fields before it sends anything.
  'every missing field is named and nothing is ordered': {
    input: { ...withoutContact, location: { ...location, address: ' ' } },
    when: [place_, incomplete({ ...withoutContact, location: { ...location, address: ' ' } })],
    ends: open,
    context: { refusals: [{ code: 'address', key: 'addressMissing' }, ...noContact] },
  },
  'a missing prescription is not held against the order once its picture is there': {
    input: prescribed,
    when: [place_, incomplete(prescribed), change({ pictures: [storedPicture('p1')], unsentPictures: 0 })],
    ends: open,
    told: [toParts(prescribed, change({ pictures: [storedPicture('p1')], unsentPictures: 0 }))],
    context: { refusals: [] },
  },
  'a lost picture is held against the order until another one comes': {
    input: prescribed,
    when: [
      change({ pictures: [storedPicture('p1'), storedPicture('p2')] }),
      place_,
      refusedWith(lostPicture, prescribed.lines),
      change({ pictures: [storedPicture('p1')] }),
    ],
    ends: open,
    told: [
      toParts(prescribed, change({ pictures: [storedPicture('p1'), storedPicture('p2')] })),
      toParts(prescribed, change({ pictures: [storedPicture('p1'), storedPicture('p2')] })),
      renew,
      toParts(prescribed, change({ pictures: [storedPicture('p1')] })),
    ],
    heard: [said(false)],
    context: {
      refusals: [{ code: 'prescription_pictures', message: 'A picture is no longer here.' }],
    },
  },
  'what was missing is not held against the order once it is there': {
    input: withoutContact,
    when: [place_, incomplete(withoutContact), change({ contact: nora })],
    ends: open,
    told: [toParts(withoutContact, change({ contact: nora }))],
    context: { refusals: [] },
  },
  'an address that is there now is not held against the order': {
    input: { ...guest, location: { ...location, address: '' } },
    when: [
      place_,
      incomplete({ ...guest, location: { ...location, address: '' } }),
      change({ delivery: deliveryTo(address(5)) }),
    ],
    ends: open,
    told: [
      toParts(
        { ...guest, location: { ...location, address: '' } },
        change({ delivery: deliveryTo(address(5)) }),
      ),
    ],
    context: { refusals: [] },
  },
  'a house number does not answer for the missing contact': {
    input: withoutContact,
    when: [place_, incomplete(withoutContact), change({ delivery: { ...deliveryAt(location), house: '9' } })],
    ends: open,
    told: [toParts(withoutContact, change({ delivery: { ...deliveryAt(location), house: '9' } }))],
    context: { refusals: noContact },
  },
  'another contact is not held against what the server refused': {
    input: guest,
    when: [
      place_,
      refusedWith(badPhone),
      change({ contact: { ...nora, contact_person_number: '+971502223345' } }),
    ],
    ends: open,
    told: [
      toParts(guest),
      renew,
      toParts(guest, change({ contact: { ...nora, contact_person_number: '+971502223345' } })),
    ],
    heard: [said(false)],
    context: { refusals: [] },
  },
  'a note of the customer leaves the refusals of the order in place': {
    input: withoutContact,
    when: [place_, incomplete(withoutContact), change({ order_note: 'No salt' })],
    ends: open,
    told: [toParts(withoutContact, change({ order_note: 'No salt' }))],
    context: { refusals: noContact },
  },

  // The order is given, and what happens then goes to placeOrder too.
  'an early press waits for the fee': {
    input: guest,
    when: [place_, known],
    ends: 'placing',
    asked: children(guest),
    told: [toParts(guest, known), toPlacing(known)],
  },
  'the customer reads the order over when the fee changes the total, and the second press places it': {
    input: guest,
    when: [
      place_,
      known,
      ended({ type: 'changed' }),
      at({ drafting: 'changed' }),
      place_,
      at('placing'),
      placed,
    ],
    ends: 'placed',
    told: [toParts(guest, known), toPlacing(known)],
    output: { type: 'placed', order },
  },
  'a fee that was not answered is asked for again with the press': {
    input: guest,
    when: [unknown, place_],
    ends: 'placing',
    told: [toParts(guest, unknown), renew],
  },
  'a quote that is over is renewed by the press that orders': {
    input: guest,
    when: [known, over, place_],
    ends: 'placing',
    told: [toParts(guest, known), renew],
  },
  'a press that misses a contact asks for no fee': {
    input: withoutContact,
    when: [unknown, place_],
    ends: 'placing',
    told: [toParts(withoutContact, unknown)],
  },
  'a press for an address without delivery asks for no price': {
    input: guest,
    when: [outside, over, place_],
    ends: 'placing',
    told: [toParts(guest, outside)],
  },
  'checkout places no order while the delivery fee is unknown': {
    input: guest,
    when: [place_, unknown, ended({ type: 'impossible' })],
    ends: open,
    told: [toParts(guest, unknown), toPlacing(unknown)],
  },
  'no order is placed for an address that the store does not deliver to': {
    input: guest,
    when: [outside, place_, ended({ type: 'problem', refusals: notServed })],
    ends: open,
    told: [toParts(guest, outside)],
    context: { refusals: notServed },
  },
  'a customer outside the zone can collect the order': {
    input: guest,
    when: [outside, change({ order_type: 'take_away' }), known, place_],
    ends: 'placing',
    told: toPartsEach(guest, outside, change({ order_type: 'take_away' }), known),
    context: { draft: { order_type: 'take_away' } },
  },
  'a customer who changes the way of handing over before the fee comes reads the order over': {
    input: guest,
    when: [
      place_,
      change({ order_type: 'take_away' }),
      ended({ type: 'reopened', lines, areEditsPending: false }),
    ],
    ends: open,
    told: [
      toParts(guest, change({ order_type: 'take_away' })),
      toPlacing(change({ order_type: 'take_away' })),
      toParts(guest, change({ order_type: 'take_away' })),
    ],
  },
  'a customer who changes the goods before the fee comes reads the order over': {
    input: guest,
    when: [
      place_,
      change({ lines: [lineFor(8, soup, { quantity: 3 })] }),
      ended({ type: 'reopened', lines: [lineFor(8, soup, { quantity: 3 })], areEditsPending: false }),
    ],
    ends: open,
    told: [
      toPlacing(change({ lines: [lineFor(8, soup, { quantity: 3 })] })),
      toParts(guest, change({ lines: [lineFor(8, soup, { quantity: 3 })] })),
    ],
    context: { draft: { lines: [lineFor(8, soup, { quantity: 3 })] } },
  },
  'an order in progress takes over the edits that the server has confirmed, and asks for its price': {
    input: guest,
    when: [known, change(edited), place_, change({ lines: [...edited.lines], areEditsPending: false })],
    ends: 'placing',
    told: [
      ...toPartsEach(guest, known, change(edited)),
      toParts(guest, known, change(edited), change({ areEditsPending: false })),
      toPlacing(change({ lines: [...edited.lines], areEditsPending: false })),
    ],
    context: { draft: { lines: edited.lines, areEditsPending: false } },
  },
  'a customer who edits the cart again during an order in progress reads it over with the edit': {
    input: guest,
    when: [place_, change(edited), ended({ type: 'reopened', ...edited })],
    ends: open,
    told: [toPlacing(change(edited)), toParts(guest, change(edited))],
    context: { draft: edited },
  },
  'a note that is typed before the fee comes is in the order': {
    input: guest,
    when: [place_, change({ order_note: 'No salt' })],
    ends: 'placing',
    told: [toParts(guest, change({ order_note: 'No salt' })), toPlacing(change({ order_note: 'No salt' }))],
    context: { draft: { order_note: 'No salt' } },
  },
  'nothing is left to order when the cart is emptied before the fee comes': {
    input: guest,
    when: [place_, change({ lines: [] }), ended({ type: 'emptied' })],
    ends: 'emptied',
    told: [toPlacing(change({ lines: [] }))],
    output: { type: 'emptied' },
  },
  'the customer hears of it when a step of placing dies': {
    input: guest,
    when: [place_, ended({ type: 'failure', error: offline })],
    ends: open,
    told: [toParts(guest), renew],
    heard: [failure(offline)],
  },
  'the customer can order again when placing itself dies': {
    input: guest,
    when: [place_, refused('placeOrder', offline)],
    ends: open,
    heard: [failure(offline)],
  },

  // docs/contract.md §2, orders: refusals name the field; everything typed is kept.
  'a refused field is named and everything typed is kept': {
    input: guest,
    when: [known, change({ order_note: 'No salt' }), place_, refusedWith(badPhone)],
    ends: open,
    told: [
      ...toPartsEach(guest, known, change({ order_note: 'No salt' })),
      toParts(guest, known, change({ order_note: 'No salt' })),
      renew,
    ],
    heard: [said(false)],
    context: {
      draft: { order_note: 'No salt', contact: nora },
      refusals: [{ code: 'contact_person_number', message: 'The phone number is not valid.' }],
    },
  },
  'a note keeps what the server refused': {
    input: guest,
    when: [place_, refusedWith(badPhone), change({ order_note: 'No salt' })],
    ends: open,
    told: [toParts(guest), renew, toParts(guest, change({ order_note: 'No salt' }))],
    heard: [said(false)],
    context: {
      refusals: [{ code: 'contact_person_number', message: 'The phone number is not valid.' }],
    },
  },
  'what was refused is forgotten once the order is placed again': {
    input: guest,
    when: [known, place_, refusedWith(badPhone), place_],
    ends: 'placing',
    told: [toParts(guest, known), toParts(guest, known), renew],
    heard: [said(false)],
    context: { refusals: [] },
  },
  'what was refused is forgotten, too, when the order is placed again without a fee': {
    input: guest,
    when: [place_, refusedWith(badPhone), unknown, place_],
    ends: 'placing',
    told: [toParts(guest), renew, toParts(guest, unknown), renew],
    heard: [said(false)],
    context: { refusals: [] },
  },
  'sold-out goods are shown as they are now': {
    input: guest,
    when: [place_, refusedWith(soldOut, [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })])],
    ends: open,
    told: [
      toParts(guest, change({ lines: [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })] })),
      renew,
    ],
    heard: [said(true)],
    context: {
      draft: { lines: [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })] },
      refusals: [{ code: 'stock', message: 'Lentil soup is out of stock.' }],
    },
  },
  'a customer who used up the discount of the first order elsewhere is shown the total without it': {
    input: first,
    when: [known, place_, refusedWith(dearer, lines, customer.shopper), known],
    ends: { drafting: 'repriced' },
    told: [
      toParts(first, known),
      [
        'runParts',
        { type: 'draft.changed', draft: { ...draftAfter(first, [known]), shopper: customer.shopper } },
      ],
      ...requote,
      toParts(customer, known),
    ],
    heard: [said(true)],
    context: { draft: { shopper: customer.shopper, total: 52 } },
  },
  "the server's prices are shown when one changed, and the customer is asked again": {
    input: guest,
    when: [
      place_,
      refusedWith(dearer, [lineFor(8, dish({ price: 25 }), { quantity: 2 })]),
      at({ drafting: 'repriced' }),
      known,
      place_,
      placed,
    ],
    ends: 'placed',
    told: toPartsEach(
      guest,
      change({ lines: [lineFor(8, dish({ price: 25 }), { quantity: 2 })] }),
      known,
    ).flatMap((told, index) => (index === 0 ? [told, ...requote] : [told])),
    heard: [said(true)],
    output: { type: 'placed', order },
  },
  'an order that the server refuses for its coupon tells the coupon so': {
    input: guest,
    when: [
      change({ coupon: coupon(), coupon_code: 'WELCOME10' }),
      place_,
      refusedWith(couponExpired),
      change({ coupon: noCoupon, coupon_code: '' }),
    ],
    ends: open,
    told: [
      toParts(guest, change({ coupon: coupon(), coupon_code: 'WELCOME10' })),
      toParts(guest, change({ coupon: coupon(), coupon_code: 'WELCOME10' })),
      ['runParts', { type: 'coupon.refused', error: couponExpired }],
      renew,
      toParts(
        guest,
        change({ coupon: coupon(), coupon_code: 'WELCOME10' }),
        change({ coupon: noCoupon, coupon_code: '' }),
      ),
    ],
    heard: [said(false)],
    context: { refusals: [{ code: 'coupon', message: 'Coupon expired' }], draft: { coupon: noCoupon } },
  },
  'an order that could not be sent at all says that it failed, and nothing is held against it': {
    input: guest,
    when: [place_, refusedWith(offline)],
    ends: open,
    told: [toParts(guest), renew],
    heard: [failure(offline)],
    context: { refusals: [] },
  },
  'a refused order knows the lines as the customer ordered them until it is given again': {
    input: guest,
    when: [place_, refusedWith(soldOut, [lineFor(8, dish({ price: 25 }), { quantity: 2 })])],
    ends: open,
    told: [toParts(guest, change({ lines: [lineFor(8, dish({ price: 25 }), { quantity: 2 })] })), renew],
    heard: [said(true)],
    context: { agreed: lines },
  },
  'a line that the customer takes out after a refusal is not missed': {
    input: { ...guest, lines: [...lines, lineFor(9, soup)] },
    when: [place_, refusedWith(soldOut, [...lines, lineFor(9, soup)]), change({ lines })],
    ends: open,
    told: [
      toParts({ ...guest, lines: [...lines, lineFor(9, soup)] }),
      renew,
      toParts({ ...guest, lines: [...lines, lineFor(9, soup)] }, change({ lines })),
    ],
    heard: [said(true)],
    context: { agreed: lines, refusals: [] },
  },
  'what was agreed before a refusal is forgotten once the order is given again': {
    input: guest,
    when: [place_, refusedWith(soldOut), place_],
    ends: 'placing',
    told: [toParts(guest), renew],
    heard: [said(true)],
    context: { agreed: [], refusals: [] },
  },
  'nothing is left to order when the cart turns out to be empty': {
    input: guest,
    when: [place_, ended({ type: 'emptied' })],
    ends: 'emptied',
    output: { type: 'emptied' },
  },
  'the customer goes back without an order when no answer comes': {
    input: guest,
    when: [place_, ended({ type: 'givenUp' })],
    ends: open,
  },
  'an earlier attempt that became an order ends checkout': {
    input: guest,
    when: [place_, ended({ type: 'placedBefore', order, attempt })],
    ends: 'placedBefore',
    output: { type: 'placedBefore', order, attempt },
  },

  'the customer hears of a part that died': {
    input: guest,
    when: [{ type: 'part.failed', error: offline }, known],
    ends: open,
    told: [toParts(guest, known)],
    heard: [failure(offline)],
  },
  'the parts start again from the draft as it is now when their machine dies': {
    input: guest,
    when: [known, refused('runParts', offline)],
    ends: open,
    asked: [
      ['runParts', { draft: startDraft(guest), coordinator: expect.anything() }],
      ['runParts', { draft: draftAfter(guest, [known]), coordinator: expect.anything() }],
    ],
    told: [toParts(guest, known)],
    heard: [failure(offline)],
  },

  'checkout follows the cart while the order is read over': {
    input: guest,
    when: [known, change({ lines: [lineFor(8, soup, { quantity: 3 })] })],
    ends: open,
    told: toPartsEach(guest, known, change({ lines: [lineFor(8, soup, { quantity: 3 })] })),
    context: { draft: { lines: [lineFor(8, soup, { quantity: 3 })] } },
  },
  'checkout ends when the cart is emptied in another tab': {
    input: guest,
    when: [known, change({ lines: [] })],
    ends: 'emptied',
    told: [toParts(guest, known)],
    output: { type: 'emptied' },
  },
  'the cart does not disturb an order that is being placed, since the server empties it': {
    input: guest,
    when: [known, place_, change({ lines: [] }), at('placing'), placed],
    ends: 'placed',
    told: [toParts(guest, known), toPlacing(change({ lines: [] }))],
    output: { type: 'placed', order },
  },
  'the goods stay in the draft when the order comes to nothing while it is placed': {
    input: guest,
    when: [place_, change({ lines: [] }), ended({ type: 'givenUp' })],
    ends: open,
    told: [toPlacing(change({ lines: [] }))],
    context: { draft: { lines } },
  },
  'checkout keeps the note that the customer types while the order is placed': {
    input: guest,
    when: [known, place_, change({ order_note: 'No salt' }), refusedWith(badPhone)],
    ends: open,
    told: [
      toParts(guest, known),
      toParts(guest, known, change({ order_note: 'No salt' })),
      toPlacing(change({ order_note: 'No salt' })),
      toParts(guest, known, change({ order_note: 'No salt' })),
      renew,
    ],
    heard: [said(false)],
    context: { draft: { order_note: 'No salt' } },
  },
})
