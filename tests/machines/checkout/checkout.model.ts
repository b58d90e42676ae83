import type { SnapshotFrom } from 'xstate'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { PlaceOrderOutcome } from '#machines/checkout/place-order.machine.ts'
import type { Fee } from '#machines/rules/fee.ts'
import { amountPressed, amountSoFar, type DraftChange, type OrderDraft } from '#machines/rules/order-draft.ts'
import { formRefusals } from '#machines/rules/placement.ts'
import {
  attempt,
  badPhone,
  couponExpired,
  customer,
  dearer,
  guest,
  itemsQuote,
  lines,
  offline,
  order,
  quote,
  refusedFor,
  soup,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { config, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

/** The goods with one piece more, which an order on its way no longer takes. */
const more = [lineFor(8, soup, { quantity: 3 })]
const online = { ...guest, config: config({ digital_payment: 1 }) }

const fees: Fee[] = [
  { type: 'known', quote },
  { type: 'known', quote: { ...quote, digital_payment: false } },
  { type: 'outside' },
  { type: 'unknown', error: offline },
]

type Checkout = SnapshotFrom<typeof checkoutMachine>

const isMeasuring = ({ context }: Checkout) => context.draft.fee.type === 'measuring'
const takesOnline = ({ context: { draft } }: Checkout) =>
  draft.fee.type !== 'known' || draft.fee.quote.digital_payment

const problemOf = (draft: OrderDraft): PlaceOrderOutcome[] => {
  const refusals = formRefusals(draft)
  return refusals.length > 0 ? [{ type: 'problem', refusals }] : []
}
const notServed: PlaceOrderOutcome[] = [
  { type: 'problem', refusals: [{ code: 'address', key: 'notServedHere' }] },
]

/** What placeOrder makes of a draft as it was pressed, once it is as it is now; only the server's answer is open. */
function outcomesOf(pressed: OrderDraft, now: OrderDraft): PlaceOrderOutcome[] {
  if (formRefusals(pressed).length > 0) return problemOf(pressed)
  if (now.order_type !== pressed.order_type) return [{ type: 'reopened', lines, areEditsPending: false }]
  const { amount, final, fee } = amountSoFar(now)
  if (fee === 'outside') return notServed
  if (!final) return fee === 'unknown' && pressed.fee.type !== 'unknown' ? [{ type: 'impossible' }] : []
  if (amount !== amountPressed(pressed).shown) return [{ type: 'changed' }]
  return [
    pressed.payment_method === 'cash_on_delivery'
      ? { type: 'placed', order }
      : { type: 'placedUnpaid', order: unpaidOrder },
    { type: 'placedBefore', order, attempt },
    { type: 'emptied' },
    { type: 'givenUp' },
    { type: 'refused', error: dearer, lines, shopper: pressed.shopper },
    { type: 'refused', error: badPhone, lines, shopper: pressed.shopper },
    { type: 'refused', error: couponExpired, lines, shopper: pressed.shopper },
  ]
}

export const checkoutModel = model(checkoutMachine, {
  inputs: {
    'a guest with a cart': online,
    'a customer with a cart': { ...online, shopper: customer.shopper, saved: undefined },
    'a guest without a contact': { ...online, saved: undefined },
  },
  events: {
    'draft.change': (snapshot): ({ change: DraftChange } | null)[] => {
      const isPlacing = snapshot.matches('placing')
      // Once the order is given, the first fee decides about it; then it is sent.
      const isAwaited = isPlacing && isMeasuring(snapshot)
      return [
        ...fees.map((fee) => (isAwaited || !isPlacing ? { change: { fee } } : null)),
        isPlacing && takesOnline(snapshot) ? null : { change: { payment_method: 'digital_payment' } },
        isAwaited ? null : { change: { lines: isPlacing ? more : lines } },
        isAwaited ? null : { change: { lines: [] } },
        isAwaited ? { change: { order_type: 'take_away' } } : null,
      ]
    },
    'price.changed': [{ price: { type: 'known', quote: itemsQuote } }, { price: refusedFor('cart_changed') }],
    'quote.renew': (snapshot) => [snapshot.matches('drafting') ? {} : null],
    'part.failed': [{ error: offline }],
    'order.place': [{}],
  },
  answers: {
    runParts: { done: [], refused: [offline] },
    placeOrder: {
      done: ({ draft }, { context }) => outcomesOf(draft, context.draft),
      refused: [offline],
    },
  },
  stateKey: ({ context: { draft, refusals } }) =>
    [
      draft.fee.type,
      draft.price.type,
      draft.fee.type === 'known' && draft.fee.quote.digital_payment,
      draft.payment_method,
      draft.order_type,
      refusals.length > 0,
    ].join(),
})
