import { sendOrderMachine } from '#machines/checkout/send-order.machine.ts'
import { contactOfCustomer } from '#machines/rules/contact.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import type { NewCartLine } from '#openapi/generated/client.ts'
import {
  attempt,
  badPhone,
  coupon,
  customer,
  dearer,
  draftOfGuest,
  emptyCart,
  entitled,
  knownFee,
  lines,
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
import { kept } from '#tests/machines/samples/prescription.ts'
import { bodyFor, config, dish, lineFor, mona, refusal } from '#tests/machines/samples.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

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

export const sendOrderStories = stories(sendOrderMachine, {
  'an order that is paid in cash is placed': {
    input: { draft },
    when: [at('submitting', ['busy']), done('submitOrder', { type: 'placed', order })],
    ends: 'placed',
    asked: [['submitOrder', submission]],
    output: { type: 'placed', order },
  },
  'an order of a customer carries the name and phone of the profile, and no guest id': {
    input: { draft: { ...startDraft(customer), fee: knownFee } },
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
    when: [],
    ends: 'submitting',
    asked: [
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
        pictures: [kept('p1')],
      },
    },
    when: [],
    ends: 'submitting',
    asked: [
      [
        'submitOrder',
        { ...submission, placement: { ...submission.placement, prescription_pictures: ['p1'] } },
      ],
    ],
  },
  'an order that is paid online is placed and waits to be paid': {
    input: { draft: { ...draft, payment_method: 'digital_payment' } },
    when: [done('submitOrder', { type: 'placed', order: unpaidOrder })],
    ends: 'placedUnpaid',
    asked: [
      [
        'submitOrder',
        { ...submission, placement: { ...submission.placement, payment_method: 'digital_payment' } },
      ],
    ],
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },
  'an order whose earlier attempt was taken ends as placed before': {
    input: { draft },
    when: [done('submitOrder', { type: 'placedBefore', order, attempt })],
    ends: 'placedBefore',
    output: { type: 'placedBefore', order, attempt },
  },
  'the customer goes back without waiting for an answer': {
    input: { draft },
    when: [done('submitOrder', { type: 'givenUp' })],
    ends: 'givenUp',
    output: { type: 'givenUp' },
  },
  // docs/contract.md §2, orders: refusals name the field.
  'a refused field comes back with the goods as they were': {
    input: { draft },
    when: [done('submitOrder', { type: 'refused', error: badPhone })],
    ends: 'refused',
    asked: [['submitOrder', submission]],
    output: { type: 'refused', error: badPhone, lines, shopper: draft.shopper },
  },
  'sending that dies comes back as refused': {
    input: { draft },
    when: [refused('submitOrder', offline)],
    ends: 'refused',
    output: { type: 'refused', error: offline, lines, shopper: draft.shopper },
  },
  'the goods are read again when one is out of stock': {
    input: { draft },
    when: [
      done('submitOrder', { type: 'refused', error: soldOut }),
      at('rereading', ['busy']),
      done('rereadGoods', { type: 'read', lines: fresh, shopper: entitled }),
    ],
    ends: 'reread',
    asked: [['submitOrder', submission], [...reading]],
    output: { type: 'refused', error: soldOut, lines: fresh, shopper: entitled },
  },
  'the goods are read again when one is no longer sold': {
    input: { draft },
    when: [done('submitOrder', { type: 'refused', error: noLongerSold })],
    ends: 'rereading',
  },
  'the goods are read again when they are of different stores': {
    input: { draft },
    when: [done('submitOrder', { type: 'refused', error: twoStores })],
    ends: 'rereading',
  },
  'the goods are read again when they are refused among other things': {
    input: { draft },
    when: [done('submitOrder', { type: 'refused', error: badPhoneAndSoldOut })],
    ends: 'rereading',
  },
  'the goods are read again when the total is another': {
    input: { draft },
    when: [
      done('submitOrder', { type: 'repriced', error: dearer }),
      done('rereadGoods', { type: 'read', lines: fresh, shopper: entitled }),
    ],
    ends: 'reread',
    output: { type: 'refused', error: dearer, lines: fresh, shopper: entitled },
  },
  'the refusal of a price stays when the goods cannot be read': {
    input: { draft },
    when: [
      done('submitOrder', { type: 'repriced', error: priceChanged }),
      done('rereadGoods', { type: 'unread' }),
    ],
    ends: 'reread',
    output: { type: 'refused', error: priceChanged, lines, shopper: draft.shopper },
  },
  'the refusal stays when reading the goods dies': {
    input: { draft },
    when: [done('submitOrder', { type: 'repriced', error: dearer }), refused('rereadGoods', offline)],
    ends: 'refused',
    output: { type: 'refused', error: dearer, lines, shopper: draft.shopper },
  },
  'nothing is left to order when the cart turns out to be empty': {
    input: { draft },
    when: [done('submitOrder', { type: 'refused', error: emptyCart }), done('rereadGoods', { type: 'gone' })],
    ends: 'emptied',
    output: { type: 'emptied' },
  },
})
