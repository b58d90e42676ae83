import { expect } from 'vitest'
import { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import { contactOfCustomer } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import {
  type AmountPressed,
  changedDraft,
  type DraftChange,
  type DraftStart,
  startDraft,
} from '#machines/rules/order-draft.ts'
import { noQuote } from '#machines/rules/quote.ts'
import { submissionOf } from '#machines/rules/submission.ts'
import type { NewCartLine } from '#openapi/generated/client.ts'
import {
  attempt,
  badPhone,
  coupon,
  customer,
  dearer,
  dearerItems,
  draftOfGuest,
  emptyCart,
  entitled,
  guest,
  itemsQuote,
  knownFee,
  lines,
  location,
  nora,
  offline,
  order,
  priceChanged,
  soldOut,
  soup,
  twoStores,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { draftNamed } from '#tests/machines/samples/kept-draft.ts'
import { storedPicture } from '#tests/machines/samples/prescription.ts'
import { address, bodyFor, config, dish, lineFor, mona, refusal, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

/** A draft at the press of the button. */
const pressed = (input: DraftStart, ...changes: DraftChange[]) => ({
  draft: changes.reduce(changedDraft, startDraft(input)),
})
const known = { fee: knownFee }
const quoted = { price: { type: 'known', quote: itemsQuote } } satisfies DraftChange
const asking = { price: { type: 'asking' } } satisfies DraftChange
const unknown = { fee: { type: 'unknown', error: offline } } satisfies DraftChange
const outside = { fee: { type: 'outside' } } satisfies DraftChange
const more = [lineFor(8, soup, { quantity: 3 })]
const edited = { lines: more, areEditsPending: true }
const quotedMore = {
  price: { type: 'known', quote: { ...itemsQuote, total: itemsQuote.total + 21 } },
} satisfies DraftChange
const change = (what: DraftChange) => ({ type: 'draft.change' as const, change: what })
const agreed = done('agreeAmount', { type: 'agreed' })
const toAmount = (over: object = {}): [string, { type: string; [field: string]: unknown }] => [
  'agreeAmount',
  { type: 'draft.changed', amount: 52, final: true, fee: 'known', ...over },
]
const notServed = {
  type: 'problem' as const,
  refusals: [{ code: 'address', key: 'notServedHere' as const }],
}
const prescribed = {
  ...guest,
  lines: [lineFor(8, dish({ price: 20, is_prescription_required: 1 }), { quantity: 2 })],
}

const draft = draftOfGuest
const fresh = [lineFor(8, dish({ price: 25 }), { quantity: 2 })]
const reading = ['rereadGoods', { kind: 'cart', lines, shopper: draft.shopper }] as const
const seen: NewCartLine[] = [bodyFor(soup, { quantity: 2 })]
const submission = {
  placement: {
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 52,
    store_id: 1,
    address: '9 Lighthouse Road',
    address_type: 'other',
    latitude: '25.2',
    longitude: '55.2',
    road: '',
    house: '',
    floor: '',
    distance: 5,
    guest_id: 'guest-7',
    ...nora,
    schedule_at: null,
    coupon_code: null,
    dm_tips: 0,
    cutlery: 0,
    order_note: null,
    delivery_instruction: null,
    unavailable_item_note: null,
    cart: seen,
  },
  purpose: 'cart/guest-7/8.11..2',
  draft: draftNamed,
} as const
const noLongerSold = refusal(403, { code: 'item_id', message: 'This item is no longer sold.' })
/** The total that was agreed is said elsewhere. */
const total: ['agreeAmount', AmountPressed] = ['agreeAmount', expect.anything()]
const badPhoneAndSoldOut = refusal(
  403,
  { code: 'contact_person_number', message: 'The phone number is not valid.' },
  { code: 'stock', message: 'Lentil soup is out of stock.' },
)

function withoutGuest({ guest_id: _, ...rest }: typeof submission.placement) {
  return rest
}

function withoutAddress(whole: typeof submission.placement) {
  const { address: _, address_type, latitude, longitude, road, house, floor, distance, ...rest } = whole
  return rest
}

/** The draft of a customer who uses the wallet, which holds this much; the order costs 52. */
const usingWallet = (wallet_balance: number) => ({
  ...startDraft({
    ...customer,
    shopper: { type: 'customer', info: { ...mona, wallet_balance } },
    config: config({ customer_wallet_status: 1, partial_payment_status: 1 }),
  }),
  fee: knownFee,
  partial_payment: true,
})

export const placeOrderStories = stories(placeOrderMachine, {
  // The main job: a guest orders for delivery and pays in cash (docs/spec.md §6, guest).
  'a guest places an order for delivery and pays in cash': {
    input: pressed(guest, known),
    when: [
      at('agreeing', ['busy']),
      agreed,
      at('submitting', ['busy']),
      done('submitOrder', { type: 'placed', order }),
    ],
    ends: 'placed',
    asked: [
      ['agreeAmount', { amount: 52, final: true, fee: 'known', shown: 52 }],
      ['submitOrder', submission],
    ],
    output: { type: 'placed', order },
  },
  'an order that is paid online or by transfer leads on to its payment': {
    input: pressed({ ...guest, config: config({ digital_payment: 1 }) }, known, {
      payment_method: 'digital_payment',
    }),
    when: [agreed, done('submitOrder', { type: 'placed', order: unpaidOrder })],
    ends: 'placedUnpaid',
    asked: [
      total,
      [
        'submitOrder',
        { ...submission, placement: { ...submission.placement, payment_method: 'digital_payment' } },
      ],
    ],
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },

  // A price that the server quotes (docs/contract.md §1).
  'the order waits for the price that the server is about to say, and is placed by its quote': {
    input: pressed(guest, known, asking),
    when: [change(quoted), agreed, done('submitOrder', { type: 'placed', order })],
    ends: 'placed',
    asked: [
      ['agreeAmount', { amount: 52, final: false, fee: 'known', shown: 52 }],
      ['submitOrder', submissionOf({ ...startDraft(guest), ...known, ...quoted, total: 52 })],
    ],
    told: [toAmount()],
    output: { type: 'placed', order },
  },
  'the customer is asked again when the server says another price than was shown': {
    input: pressed(guest, known, asking),
    when: [
      change({ price: { type: 'known', quote: dearerItems } }),
      done('agreeAmount', { type: 'changed' }),
    ],
    ends: 'changed',
    told: [toAmount({ amount: 62.5 })],
    output: { type: 'changed' },
  },
  'an order whose quote is over waits for the next quote': {
    input: pressed(guest, known, { price: { type: 'expired', quote: itemsQuote } }),
    when: [change({ price: { type: 'renewing', quote: itemsQuote } }), change(quoted)],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 52, final: false, fee: 'known', shown: 52 }]],
    told: [toAmount({ final: false }), toAmount()],
  },
  'an order whose price the server does not say is placed for the total that was shown': {
    input: pressed(guest, known, asking),
    when: [change({ price: { type: 'unknown', error: offline } })],
    ends: 'agreeing',
    told: [toAmount()],
  },
  'another tip drops the quote, and its price is asked for': {
    input: pressed(guest, known, quoted),
    when: [change({ dm_tips: 3 })],
    ends: 'agreeing',
    told: [toAmount({ amount: 55, final: false })],
  },

  // docs/spec.md §8: the cash-on-delivery limit; §7: zone_data[0].cash_on_delivery.
  'cash above the limit of the zone is refused': {
    input: pressed({ ...guest, lines: [lineFor(8, soup, { quantity: 10 })] }, known),
    when: [],
    ends: 'incomplete',
    asked: [],
    output: {
      type: 'problem',
      refusals: [{ code: 'payment_method', key: 'cashLimit' }],
    },
  },
  'cash is refused where the zone does not allow it': {
    input: pressed(guest, { fee: { type: 'known', quote: { ...knownFee.quote, cash_on_delivery: false } } }),
    when: [],
    ends: 'incomplete',
    asked: [],
    output: {
      type: 'problem',
      refusals: [{ code: 'payment_method', key: 'cashNotHere' }],
    },
  },

  // docs/spec.md §5, §8: checkout names the missing fields before it sends anything.
  'every missing field is named and nothing is ordered': {
    input: pressed({ ...guest, saved: undefined, location: { ...location, address: ' ' } }, known),
    when: [],
    ends: 'incomplete',
    asked: [],
    output: {
      type: 'problem',
      refusals: [
        { code: 'address', key: 'addressMissing' },
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'contact_person_email', key: 'contactMissing' },
      ],
    },
  },
  'take away asks a guest for the contact only': {
    input: pressed({
      ...guest,
      saved: { contact: { ...nora, contact_person_number: '' } },
      location: { ...location, address: '' },
      store: store({ delivery: 0 }),
    }),
    when: [],
    ends: 'incomplete',
    output: {
      type: 'problem',
      refusals: [{ code: 'contact_person_number', key: 'contactMissing' }],
    },
  },
  'goods on prescription cannot be ordered without its picture': {
    input: pressed(prescribed, known),
    when: [],
    ends: 'incomplete',
    output: {
      type: 'problem',
      refusals: [{ code: 'order_attachment', key: 'prescriptionMissing' }],
    },
  },
  'an order waits for a picture that is still uploaded': {
    input: pressed(prescribed, known, { pictures: [storedPicture('p1')], unsentPictures: 1 }),
    when: [],
    ends: 'incomplete',
    output: {
      type: 'problem',
      refusals: [{ code: 'order_attachment', key: 'prescriptionSending' }],
    },
  },

  // An early press waits for the quote and asks only if the total differs from what was shown.
  'an early press waits for the fee': {
    input: pressed(guest),
    when: [at('agreeing', ['busy']), change(known)],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 42 }]],
    told: [toAmount()],
  },
  'the customer reads the order over when the fee changes the total': {
    input: pressed(guest),
    when: [change(known), done('agreeAmount', { type: 'changed' })],
    ends: 'changed',
    told: [toAmount()],
    output: { type: 'changed' },
  },
  'a press while the fee is measured again is held against the total that was shown before': {
    input: pressed(guest, known, { fee: { type: 'measuring' } }),
    when: [],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 52 }]],
  },
  'a zone that turns out to take no cash stops the order': {
    input: pressed(guest),
    when: [change({ fee: { type: 'known', quote: { ...noQuote, cash_on_delivery: false } } }), agreed],
    ends: 'incomplete',
    told: [toAmount({ amount: 42 })],
    output: {
      type: 'problem',
      refusals: [{ code: 'payment_method', key: 'cashNotHere' }],
    },
  },
  'an order waits for the fee that was not answered before': {
    input: pressed(guest, unknown),
    when: [],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 42, final: false, fee: 'unknown', shown: 42 }]],
  },
  'checkout places no order while the delivery fee is unknown': {
    input: pressed(guest),
    when: [change(unknown), done('agreeAmount', { type: 'impossible' })],
    ends: 'impossible',
    told: [toAmount({ amount: 42, final: false, fee: 'unknown' })],
    output: { type: 'impossible' },
  },
  'no order is placed for an address that the store does not deliver to': {
    input: pressed(guest, outside),
    when: [],
    ends: 'outside',
    asked: [],
    output: notServed,
  },
  'no order is placed when the store turns out not to deliver there': {
    input: pressed(guest),
    when: [change(outside), done('agreeAmount', { type: 'impossible' })],
    ends: 'outside',
    told: [toAmount({ amount: 42, final: false, fee: 'outside' })],
    output: notServed,
  },
  'a missing contact is named before the address that the store does not deliver to': {
    input: pressed({ ...guest, saved: { contact: { ...nora, contact_person_name: '' } } }, outside),
    when: [],
    ends: 'incomplete',
    output: {
      type: 'problem',
      refusals: [{ code: 'contact_person_name', key: 'contactMissing' }],
    },
  },
  'a customer who changes the way of handing over before the fee comes reads the order over': {
    input: pressed(guest),
    when: [change({ order_type: 'take_away' })],
    ends: 'reopened',
    output: { type: 'reopened', lines, areEditsPending: false },
  },
  'a customer who changes the goods before the fee comes reads the order over': {
    input: pressed(guest),
    when: [change({ lines: [lineFor(8, soup, { quantity: 3 })] })],
    ends: 'reopened',
    output: { type: 'reopened', lines: [lineFor(8, soup, { quantity: 3 })], areEditsPending: false },
  },
  // An edit in flight while the order is placed.
  'an order waits for the edits of its cart, and is placed when they are confirmed as they were shown': {
    input: pressed(guest, known, edited),
    when: [
      at('agreeing', ['busy']),
      change({ lines: [...more], areEditsPending: false }),
      change(quotedMore),
      agreed,
      done('submitOrder', { type: 'placed', order }),
    ],
    ends: 'placed',
    asked: [
      ['agreeAmount', { amount: 73, final: false, fee: 'known', shown: 73 }],
      [
        'submitOrder',
        submissionOf({ ...startDraft(guest), ...known, lines: more, ...quotedMore, total: 73 }),
      ],
    ],
    told: [toAmount({ amount: 73, final: false }), toAmount({ amount: 73 })],
    output: { type: 'placed', order },
  },
  'an order is read over when the server refuses an edit of its cart': {
    input: pressed(guest, known, edited),
    when: [change({ lines, areEditsPending: false })],
    ends: 'reopened',
    output: { type: 'reopened', lines, areEditsPending: false },
  },
  'an order is read over when the customer edits its cart once more': {
    input: pressed(guest, known),
    when: [change(edited)],
    ends: 'reopened',
    output: { type: 'reopened', lines: more, areEditsPending: true },
  },
  // A coupon in its field while the order is placed.
  'an order waits for the coupon that is being checked, and asks again for the total that it leaves': {
    input: pressed(guest, known, { couponEntry: 'checking' }),
    when: [
      at('agreeing', ['busy']),
      change({ couponEntry: 'none', coupon: coupon(), coupon_code: 'WELCOME10' }),
      done('agreeAmount', { type: 'changed' }),
    ],
    ends: 'changed',
    asked: [['agreeAmount', { amount: 52, final: false, fee: 'known', shown: 52 }]],
    told: [toAmount({ amount: 46.75 })],
    output: { type: 'changed' },
  },
  'an order is not sent without the coupon that was being checked and is refused': {
    input: pressed(guest, known, { couponEntry: 'checking' }),
    when: [change({ couponEntry: 'unapplied' }), agreed],
    ends: 'incomplete',
    told: [toAmount()],
    output: { type: 'problem', refusals: [{ code: 'coupon_code', key: 'couponUnapplied' }] },
  },
  'an order with a code that is typed and not applied names the code': {
    input: pressed(guest, known, { couponEntry: 'unapplied' }),
    when: [],
    ends: 'incomplete',
    asked: [],
    output: { type: 'problem', refusals: [{ code: 'coupon_code', key: 'couponUnapplied' }] },
  },
  'an order whose tip cannot be read names the tip': {
    input: pressed(guest, known, { typedTip: '1200' }),
    when: [],
    ends: 'incomplete',
    asked: [],
    output: { type: 'problem', refusals: [{ code: 'dm_tips', key: 'tipInvalid' }] },
  },
  'an order that is collected has no tip to read': {
    input: pressed(guest, known, { order_type: 'take_away', typedTip: '1200' }),
    when: [],
    ends: 'agreeing',
  },
  'a shop that takes no tips has none to read': {
    input: pressed({ ...guest, config: config({ dm_tips_status: 0 }) }, known, { typedTip: '1200' }),
    when: [],
    ends: 'agreeing',
  },
  'a customer who changes the address before the fee comes reads the order over': {
    input: pressed(guest),
    when: [change({ delivery: deliveryTo(address(5)) })],
    ends: 'reopened',
    output: { type: 'reopened', lines, areEditsPending: false },
  },
  'a house number that is typed before the fee comes is in the order': {
    input: pressed(guest),
    when: [change({ delivery: { ...deliveryAt(location), house: '9' } })],
    ends: 'agreeing',
    told: [toAmount({ amount: 42, final: false, fee: 'measuring' })],
    context: { draft: { delivery: { house: '9' } } },
  },
  'a note that is typed before the fee comes is in the order': {
    input: pressed(guest),
    when: [change({ order_note: 'No salt' }), change({ fee: { type: 'known', quote: noQuote } }), agreed],
    ends: 'submitting',
    asked: [
      ['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 42 }],
      [
        'submitOrder',
        submissionOf({
          ...startDraft(guest),
          order_note: 'No salt',
          fee: { type: 'known', quote: noQuote },
          total: 42,
        }),
      ],
    ],
    told: [toAmount({ amount: 42, final: false, fee: 'measuring' }), toAmount({ amount: 42 })],
  },
  'nothing is left to order when the cart is emptied before the fee comes': {
    input: pressed(guest),
    when: [change({ lines: [] })],
    ends: 'emptied',
    output: { type: 'emptied' },
  },
  'the customer reads the order over when agreeing dies': {
    input: pressed(guest),
    when: [refused('agreeAmount', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline },
  },

  // The order as it is sent.
  'an order of a customer carries the name and phone of the profile, and no guest id': {
    input: { draft: { ...startDraft(customer), fee: knownFee } },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          purpose: 'cart/customer/8.11..2',
          draft: { owner: `customer ${mona.id}`, cart: 'cart 1' },
          placement: { ...withoutGuest(submission.placement), ...contactOfCustomer(mona) },
        },
      ],
    ],
  },
  'goods that are bought at once are sent with the order': {
    input: { draft: { ...draft, kind: 'buy_now' } },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          purpose: 'buy_now/guest-7/8.11..2',
          draft: { owner: 'guest guest-7', cart: 'buy_now 1 11' },
          placement: { ...submission.placement, is_buy_now: 1, cart: [bodyFor(soup, { quantity: 2 })] },
        },
      ],
    ],
  },
  'the order carries everything the customer said': {
    input: {
      draft: {
        ...draft,
        delivery: { ...draft.delivery, road: 'Lighthouse Road', house: '9', floor: '2' },
        schedule_at: '2026-11-20T18:30:00.000Z',
        dm_tips: 3,
        cutlery: true,
        order_note: ' No salt ',
        delivery_instruction: 'Ring twice',
        unavailable_item_note: 'Call me',
      },
    },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          ...submission,
          placement: {
            ...submission.placement,
            order_amount: 55,
            road: 'Lighthouse Road',
            house: '9',
            floor: '2',
            schedule_at: '2026-11-20T18:30:00.000Z',
            dm_tips: 3,
            cutlery: 1,
            order_note: 'No salt',
            delivery_instruction: 'Ring twice',
            unavailable_item_note: 'Call me',
          },
        },
      ],
    ],
  },
  'a take-away order pays neither delivery nor a tip': {
    input: { draft: { ...draft, order_type: 'take_away', dm_tips: 3 } },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          ...submission,
          placement: {
            ...withoutAddress(submission.placement),
            order_type: 'take_away',
            order_amount: 42,
          },
        },
      ],
    ],
  },
  'a coupon is named and its discount is taken off the amount': {
    input: { draft: { ...draft, coupon: coupon({ discount: 10, discount_type: 'percent' }) } },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          ...submission,
          placement: { ...submission.placement, coupon_code: 'WELCOME10', order_amount: 47.8 },
        },
      ],
    ],
  },
  'the wallet pays a part of the order': {
    input: { draft: usingWallet(20) },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          purpose: 'cart/customer/8.11..2',
          draft: { owner: `customer ${mona.id}`, cart: 'cart 1' },
          placement: {
            ...withoutGuest(submission.placement),
            ...contactOfCustomer(mona),
            partial_payment: 1,
          },
        },
      ],
    ],
  },
  'the wallet alone pays the order when its balance covers the total': {
    input: { draft: usingWallet(52) },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        {
          purpose: 'cart/customer/8.11..2',
          draft: { owner: `customer ${mona.id}`, cart: 'cart 1' },
          placement: {
            ...withoutGuest(submission.placement),
            ...contactOfCustomer(mona),
            payment_method: 'wallet',
          },
        },
      ],
    ],
  },
  'goods on prescription are sent with its pictures': {
    input: {
      draft: {
        ...draft,
        lines: [lineFor(8, dish({ price: 20, is_prescription_required: 1 }), { quantity: 2 })],
        pictures: [storedPicture('p1')],
      },
    },
    when: [agreed],
    ends: 'submitting',
    asked: [
      total,
      [
        'submitOrder',
        { ...submission, placement: { ...submission.placement, prescription_pictures: ['p1'] } },
      ],
    ],
  },
  'an order whose earlier attempt was taken ends as placed before': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'placedBefore', order, attempt })],
    ends: 'placedBefore',
    output: { type: 'placedBefore', order, attempt },
  },
  'the customer goes back without waiting for an answer': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'givenUp' })],
    ends: 'givenUp',
    output: { type: 'givenUp' },
  },
  // docs/contract.md §2, orders: refusals name the field.
  'a refused field comes back with the goods as they were': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'refused', error: badPhone })],
    ends: 'refused',
    asked: [total, ['submitOrder', submission]],
    output: { type: 'refused', error: badPhone, lines, shopper: draft.shopper },
  },
  'the customer can order again when sending dies': {
    input: { draft },
    when: [agreed, refused('submitOrder', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline },
  },
  'the goods are read again when one is out of stock': {
    input: { draft },
    when: [
      agreed,
      done('submitOrder', { type: 'refused', error: soldOut }),
      at('rereading', ['busy']),
      done('rereadGoods', { type: 'read', lines: fresh, shopper: entitled }),
    ],
    ends: 'reread',
    asked: [total, ['submitOrder', submission], [...reading]],
    output: { type: 'refused', error: soldOut, lines: fresh, shopper: entitled },
  },
  'the goods are read again when one is no longer sold': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'refused', error: noLongerSold })],
    ends: 'rereading',
  },
  'the goods are read again when they are of different stores': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'refused', error: twoStores })],
    ends: 'rereading',
  },
  'the goods are read again when they are refused among other things': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'refused', error: badPhoneAndSoldOut })],
    ends: 'rereading',
  },
  'the goods are read again when the total is another': {
    input: { draft },
    when: [
      agreed,
      done('submitOrder', { type: 'repriced', error: dearer }),
      done('rereadGoods', { type: 'read', lines: fresh, shopper: entitled }),
    ],
    ends: 'reread',
    output: { type: 'refused', error: dearer, lines: fresh, shopper: entitled },
  },
  'the refusal of a price stays when the goods cannot be read': {
    input: { draft },
    when: [
      agreed,
      done('submitOrder', { type: 'repriced', error: priceChanged }),
      done('rereadGoods', { type: 'unread' }),
    ],
    ends: 'reread',
    output: { type: 'refused', error: priceChanged, lines, shopper: draft.shopper },
  },
  'the refusal stays when reading the goods dies': {
    input: { draft },
    when: [agreed, done('submitOrder', { type: 'repriced', error: dearer }), refused('rereadGoods', offline)],
    ends: 'refused',
    output: { type: 'refused', error: dearer, lines, shopper: draft.shopper },
  },
  'nothing is left to order when the cart turns out to be empty': {
    input: { draft },
    when: [
      agreed,
      done('submitOrder', { type: 'refused', error: emptyCart }),
      done('rereadGoods', { type: 'gone' }),
    ],
    ends: 'emptied',
    output: { type: 'emptied' },
  },

  'the cart does not disturb an order that is being sent, since the server empties it': {
    input: pressed(guest, known),
    when: [agreed, ignored(change({ lines: [] })), done('submitOrder', { type: 'placed', order })],
    ends: 'placed',
    output: { type: 'placed', order },
  },
  'the order does not contain the note that the customer types while the order is sent': {
    input: pressed(guest, known),
    when: [agreed, ignored(change({ order_note: 'No salt' }))],
    ends: 'submitting',
    context: { draft: { order_note: '' } },
  },
})
