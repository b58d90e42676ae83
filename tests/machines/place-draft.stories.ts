import { placeDraftMachine } from '#machines/checkout/place-draft.machine.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { changedDraft, type DraftChange, type DraftStart, startDraft } from '#machines/rules/order-draft.ts'
import { noQuote } from '#machines/rules/quote.ts'
import {
  attempt,
  badPhone,
  coordinator,
  coupon,
  dearerGoods,
  goodsQuote,
  guest,
  knownFee,
  lines,
  nora,
  offline,
  order,
  place,
  soup,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { kept } from '#tests/machines/samples/prescription.ts'
import { address, config, dish, lineFor, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

/** A draft at the press of the button. */
const pressed = (input: DraftStart, ...changes: DraftChange[]) => ({
  draft: changes.reduce(changedDraft, startDraft(input)),
  coordinator,
})
const known = { fee: knownFee }
const quoted = { price: { type: 'known', quote: goodsQuote } } satisfies DraftChange
const asking = { price: { type: 'asking' } } satisfies DraftChange
const unknown = { fee: { type: 'unknown', error: offline } } satisfies DraftChange
const outside = { fee: { type: 'outside' } } satisfies DraftChange
const more = [lineFor(8, soup, { quantity: 3 })]
const edited = { lines: more, areEditsPending: true }
const quotedMore = {
  price: { type: 'known', quote: { ...goodsQuote, total: goodsQuote.total + 21 } },
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

export const placeDraftStories = stories(placeDraftMachine, {
  // The main job: a guest orders for delivery and pays in cash (docs/spec.md §6, guest).
  'a guest places an order for delivery and pays in cash': {
    input: pressed(guest, known),
    when: [
      at('agreeing', ['busy']),
      agreed,
      at('sending', ['busy']),
      done('sendOrder', { type: 'placed', order }),
    ],
    ends: 'sent',
    asked: [
      ['agreeAmount', { amount: 52, final: true, fee: 'known', shown: 52 }],
      ['sendOrder', { draft: { ...startDraft(guest), fee: knownFee, total: 52 } }],
    ],
    output: { type: 'placed', order },
  },
  'an order that is paid online or by transfer leads on to its payment': {
    input: pressed({ ...guest, config: config({ digital_payment: 1 }) }, known, {
      payment_method: 'digital_payment',
    }),
    when: [agreed, done('sendOrder', { type: 'placedUnpaid', order: unpaidOrder })],
    ends: 'sent',
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },

  // A price that the server quotes (docs/contract.md §1).
  'the order waits for the price that the server is about to say, and is placed by its quote': {
    input: pressed(guest, known, asking),
    when: [change(quoted), agreed, done('sendOrder', { type: 'placed', order })],
    ends: 'sent',
    asked: [
      ['agreeAmount', { amount: 52, final: false, fee: 'known', shown: 52 }],
      ['sendOrder', { draft: { ...startDraft(guest), ...known, ...quoted, total: 52 } }],
    ],
    told: [toAmount()],
    output: { type: 'placed', order },
  },
  'the customer is asked again when the server says another price than was shown': {
    input: pressed(guest, known, asking),
    when: [
      change({ price: { type: 'known', quote: dearerGoods } }),
      done('agreeAmount', { type: 'changed' }),
    ],
    ends: 'changed',
    told: [toAmount({ amount: 62.5 })],
    output: { type: 'changed' },
  },
  'a quote that is over is renewed by the press that orders': {
    input: pressed(guest, known, { price: { type: 'expired', quote: goodsQuote } }),
    when: [change({ price: { type: 'renewing', quote: goodsQuote } }), change(quoted)],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 52, final: false, fee: 'known', shown: 52 }]],
    told: [['checkout', { type: 'quote.renew' }], toAmount({ final: false }), toAmount()],
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
    input: pressed({ ...guest, kept: undefined, place: { ...place, address: ' ' } }, known),
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
      kept: { contact: { ...nora, contact_person_number: '' } },
      place: { ...place, address: '' },
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
    input: pressed(prescribed, known, { pictures: [kept('p1')], unsentPictures: 1 }),
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
  'a fee that was not answered is asked for again with the press': {
    input: pressed(guest, unknown),
    when: [],
    ends: 'agreeing',
    asked: [['agreeAmount', { amount: 42, final: false, fee: 'unknown', shown: 42 }]],
    told: [['checkout', { type: 'quote.renew' }]],
  },
  'a fee that is known is not asked for again with the press': {
    input: pressed(guest, known),
    when: [],
    ends: 'agreeing',
    told: [],
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
    input: pressed({ ...guest, kept: { contact: { ...nora, contact_person_name: '' } } }, outside),
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
      done('sendOrder', { type: 'placed', order }),
    ],
    ends: 'sent',
    asked: [
      ['agreeAmount', { amount: 73, final: false, fee: 'known', shown: 73 }],
      ['sendOrder', { draft: { ...startDraft(guest), ...known, lines: more, ...quotedMore, total: 73 } }],
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
    when: [change({ delivery: { ...deliveryAt(place), house: '9' } })],
    ends: 'agreeing',
    told: [toAmount({ amount: 42, final: false, fee: 'measuring' })],
    context: { draft: { delivery: { house: '9' } } },
  },
  'a note that is typed before the fee comes is in the order': {
    input: pressed(guest),
    when: [change({ order_note: 'No salt' }), change({ fee: { type: 'known', quote: noQuote } }), agreed],
    ends: 'sending',
    asked: [
      ['agreeAmount', { amount: 42, final: false, fee: 'measuring', shown: 42 }],
      [
        'sendOrder',
        {
          draft: {
            ...startDraft(guest),
            order_note: 'No salt',
            fee: { type: 'known', quote: noQuote },
            total: 42,
          },
        },
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

  // docs/contract.md §2, orders.
  'a refusal of the server ends the attempt, with the goods as they are now': {
    input: pressed(guest, known),
    when: [agreed, done('sendOrder', { type: 'refused', error: badPhone, lines, shopper: guest.shopper })],
    ends: 'sent',
    output: { type: 'refused', error: badPhone, lines, shopper: guest.shopper },
  },
  'nothing is left to order when the cart turns out to be empty': {
    input: pressed(guest, known),
    when: [agreed, done('sendOrder', { type: 'emptied' })],
    ends: 'sent',
    output: { type: 'emptied' },
  },
  'the customer goes back without an order when no answer comes': {
    input: pressed(guest, known),
    when: [agreed, done('sendOrder', { type: 'givenUp' })],
    ends: 'sent',
    output: { type: 'givenUp' },
  },
  'an earlier attempt became the order': {
    input: pressed(guest, known),
    when: [agreed, done('sendOrder', { type: 'placedBefore', order, attempt })],
    ends: 'sent',
    output: { type: 'placedBefore', order, attempt },
  },
  'the customer can order again when sending dies': {
    input: pressed(guest, known),
    when: [agreed, refused('sendOrder', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline },
  },
  'the cart does not disturb an order that is being sent, since the server empties it': {
    input: pressed(guest, known),
    when: [agreed, ignored(change({ lines: [] })), done('sendOrder', { type: 'placed', order })],
    ends: 'sent',
    output: { type: 'placed', order },
  },
  'the order does not contain the note that the customer types while the order is sent': {
    input: pressed(guest, known),
    when: [agreed, ignored(change({ order_note: 'No salt' }))],
    ends: 'sending',
    context: { draft: { order_note: '' } },
  },
})
