import { expect } from 'vitest'
import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import {
  changedDraft,
  type DraftChange,
  type DraftStart,
  itemsQuestion,
  startDraft,
} from '#machines/rules/order-draft.ts'
import {
  coordinator,
  coupon,
  couponExpired,
  customer,
  guest,
  location,
  nora,
  offline,
} from '#tests/machines/samples/checkout.ts'
import { address, dish, lineFor, mona, store } from '#tests/machines/samples.ts'
import { refused, stories } from '#tests/support/story.ts'

const start = (input: DraftStart) => ({ draft: startDraft(input), coordinator })
const changed = (change: DraftChange, input: DraftStart = guest) => ({
  type: 'draft.changed' as const,
  draft: changedDraft(startDraft(input), change),
})

const position = { lat: 25.2, lng: 55.2 }
/** The parts that every checkout starts, and what they are asked. */
const parts = (
  over: {
    shopper?: object
    contact?: object
    position?: object
    order_type?: string
    saved?: string
    store?: object
    keepDraft?: object
  } = {},
) =>
  [
    ['quoteDelivery', { store: over.store ?? store(), position: over.position ?? position, coordinator }],
    ['quoteOrder', expect.anything()],
    [
      'destination',
      {
        order_type: over.order_type ?? 'delivery',
        delivery: deliveryAt(location),
        contact: over.contact ?? nora,
        shopper: over.shopper ?? guest.shopper,
        zone_id: 1,
        coordinator,
      },
    ],
    ['useCoupon', { subtotal: 40, saved: over.saved ?? '', store_id: 1, coordinator }],
    ['keepDraft', over.keepDraft ?? expect.anything()],
  ] as never[]
type Told = [part: string, event: { type: string; [field: string]: unknown }]
/** What the parts are told of a draft. */
const toParts = (
  over: {
    subtotal?: number
    position?: object
    delivery?: object
    contact?: object
    order_type?: string
  } = {},
): Told[] => {
  const {
    subtotal = 40,
    position: to = position,
    delivery = deliveryAt(location),
    contact = nora,
    order_type = 'delivery',
  } = over
  return [
    ['quoteDelivery', { type: 'draft.changed', position: to }],
    ['quoteOrder', { type: 'draft.changed', question: expect.any(Object) }],
    ['destination', { type: 'draft.changed', order_type, delivery, contact }],
    ['useCoupon', { type: 'draft.changed', subtotal }],
    ['keepDraft', { type: 'draft.changed', said: expect.any(Object) }],
  ]
}
const failed: Told = ['checkout', { type: 'part.failed', error: offline }]

export const runPartsStories = stories(runPartsMachine, {
  'a customer orders with the name and phone of the profile': {
    input: start(customer),
    when: [],
    ends: 'running',
    asked: parts({ shopper: customer.shopper, contact: contactOfCustomer(mona) }),
  },
  'a guest starts without a contact': {
    input: start({ ...guest, saved: undefined }),
    when: [],
    ends: 'running',
    context: { restarted: [], stopped: [] },
    asked: parts({ contact: emptyContact }),
  },
  'the parts start with what the shopper said in an earlier visit': {
    input: start({
      ...guest,
      saved: { contact: nora, dm_tips: 5, coupon: coupon(), coupon_code: 'WELCOME10' },
    }),
    when: [],
    ends: 'running',
    asked: parts({
      saved: 'WELCOME10',
      keepDraft: {
        owner: 'guest guest-7',
        cart: 'cart 1',
        place: { lat: 25.2, lng: 55.2 },
        balance: 0,
        said: { contact: nora, dm_tips: 5, coupon: coupon(), coupon_code: 'WELCOME10' },
      },
    }),
  },
  'what the customer says is kept in the browser, and what checkout opens with is not': {
    input: start({ ...customer, shopper: { ...customer.shopper, info: { ...mona, wallet_balance: 30 } } }),
    when: [
      changed(
        { order_note: 'No salt', payment_method: 'cash_on_delivery' },
        { ...customer, shopper: { ...customer.shopper, info: { ...mona, wallet_balance: 30 } } },
      ),
    ],
    ends: 'running',
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
      ...toParts({ contact: contactOfCustomer(mona) }).slice(0, 4),
      ['keepDraft', { type: 'draft.changed', said: { order_note: 'No salt' } }],
    ],
  },
  'take away asks about the zone of the store': {
    input: start({ ...guest, store: store({ delivery: 0 }) }),
    when: [],
    ends: 'running',
    asked: parts({
      store: store({ delivery: 0 }),
      order_type: 'take_away',
      position: { lat: 25.1, lng: 55.1 },
    }),
  },
  'the server is asked for the price of the order as it is, and again with another tip': {
    input: start(guest),
    when: [changed({ dm_tips: 3 })],
    ends: 'running',
    asked: [
      parts()[0]!,
      ['quoteOrder', { question: itemsQuestion(startDraft(guest)), coordinator }] as never,
      ...parts().slice(2),
    ],
    told: [
      toParts()[0]!,
      [
        'quoteOrder',
        { type: 'draft.changed', question: itemsQuestion({ ...startDraft(guest), dm_tips: 3 }) },
      ],
      ...toParts().slice(2),
    ],
  },
  'street, house and floor are in the address of the order': {
    input: start(guest),
    when: [
      changed({ delivery: { ...deliveryAt(location), road: 'Lighthouse Road', house: '9', floor: '2' } }),
    ],
    ends: 'running',
    told: toParts({ delivery: { ...deliveryAt(location), road: 'Lighthouse Road', house: '9', floor: '2' } }),
  },
  'the parts learn that the order goes elsewhere': {
    input: start(guest),
    when: [changed({ delivery: deliveryTo(address(5)) })],
    ends: 'running',
    told: toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
  },
  'a take-away order is measured at the store itself': {
    input: start(guest),
    when: [changed({ order_type: 'take_away' })],
    ends: 'running',
    told: toParts({ order_type: 'take_away', position: { lat: 25.1, lng: 55.1 } }),
  },
  'the coupon learns what the goods cost after their own discount': {
    input: start(guest),
    when: [
      changed({
        lines: [lineFor(8, dish({ price: 20, discount: 5, discount_type: 'amount' }), { quantity: 2 })],
      }),
    ],
    ends: 'running',
    told: toParts({ subtotal: 30 }),
  },
  'the price hears that no order is taken for its quote any more': {
    input: start(guest),
    when: [{ type: 'quote.refused' }],
    ends: 'running',
    told: [['quoteOrder', { type: 'quote.refused' }]],
  },
  'the coupon hears that an order was refused because of it': {
    input: start(guest),
    when: [{ type: 'coupon.refused', error: couponExpired }],
    ends: 'running',
    told: [['useCoupon', { type: 'coupon.refused', error: couponExpired }]],
  },
  'the customer asks for fee and price again': {
    input: start(guest),
    when: [{ type: 'quote.renew' }],
    ends: 'running',
    told: [
      ['quoteDelivery', { type: 'quote.renew' }],
      ['quoteOrder', { type: 'quote.renew' }],
    ],
  },
  'a part that dies is started again and told the draft, and checkout hears of it': {
    input: start(guest),
    when: [
      refused('quoteDelivery', offline),
      refused('quoteOrder', offline),
      refused('destination', offline),
      refused('useCoupon', offline),
      refused('keepDraft', offline),
    ],
    ends: 'running',
    asked: [...parts(), ...parts()],
    told: toParts().flatMap((toPart) => [failed, toPart]),
  },
  'a part that dies starts again from the draft as it is now': {
    input: start(guest),
    when: [changed({ delivery: deliveryTo(address(5)) }), refused('quoteDelivery', offline)],
    ends: 'running',
    asked: [
      ...parts(),
      ['quoteDelivery', { store: store(), position: { lat: 25.5, lng: 55.5 }, coordinator }],
    ],
    told: [
      ...toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
      failed,
      ['quoteDelivery', { type: 'draft.changed', position: { lat: 25.5, lng: 55.5 } }],
    ],
  },
  'a part that dies while it keeps what the customer says keeps it after its restart': {
    input: start({ ...guest, saved: undefined }),
    when: [changed({ order_note: 'No salt' }, { ...guest, saved: undefined }), refused('keepDraft', offline)],
    ends: 'running',
    asked: [
      ...parts({ contact: emptyContact }),
      [
        'keepDraft',
        {
          owner: 'guest guest-7',
          cart: 'cart 1',
          place: { lat: 25.2, lng: 55.2 },
          balance: 0,
          said: {},
        },
      ] as never,
    ],
    told: [
      ...toParts({ contact: emptyContact }).slice(0, 4),
      ['keepDraft', { type: 'draft.changed', said: { order_note: 'No salt' } }],
      failed,
      ['keepDraft', { type: 'draft.changed', said: { order_note: 'No salt' } }],
    ],
  },
  'a part that dies twice on the same draft stays away': {
    input: start(guest),
    when: [
      refused('quoteDelivery', offline),
      refused('quoteDelivery', offline),
      refused('quoteOrder', offline),
      refused('quoteOrder', offline),
      refused('destination', offline),
      refused('destination', offline),
      refused('useCoupon', offline),
      refused('useCoupon', offline),
      refused('keepDraft', offline),
      refused('keepDraft', offline),
    ],
    ends: 'running',
    context: { stopped: ['quoteDelivery', 'quoteOrder', 'destination', 'useCoupon', 'keepDraft'] },
    asked: [...parts(), ...parts()],
    told: toParts().flatMap((toPart) => [failed, toPart, failed]),
  },
  'a part that stays away starts again with the next draft, once': {
    input: start(guest),
    when: [
      refused('useCoupon', offline),
      refused('useCoupon', offline),
      changed({ delivery: deliveryTo(address(5)) }),
      refused('useCoupon', offline),
    ],
    ends: 'running',
    context: { stopped: ['useCoupon'] },
    asked: [...parts(), parts()[3]!, parts()[3]!],
    told: [
      failed,
      toParts()[3]!,
      failed,
      ...toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
      failed,
    ],
  },
  'a part that died once on each of two drafts runs': {
    input: start(guest),
    when: [
      refused('destination', offline),
      changed({ delivery: deliveryTo(address(5)) }),
      refused('destination', offline),
    ],
    ends: 'running',
    context: { restarted: ['destination'], stopped: [] },
    told: [
      failed,
      toParts()[2]!,
      ...toParts({ position: { lat: 25.5, lng: 55.5 }, delivery: deliveryTo(address(5)) }),
      failed,
      toParts({ delivery: deliveryTo(address(5)) })[2]!,
    ],
  },
})
