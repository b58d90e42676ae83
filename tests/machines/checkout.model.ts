import type { SnapshotFrom } from 'xstate'
import type { AgreeAmountOutcome } from '#machines/agree-amount.machine.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import type { Fee } from '#machines/rules/fee.ts'
import {
  type AmountPressed,
  type AmountSoFar,
  amountSoFar,
  type DraftChange,
} from '#machines/rules/order-draft.ts'
import type { SendOrderOutcome } from '#machines/send-order.machine.ts'
import {
  attempt,
  badPhone,
  customer,
  dearer,
  guest,
  lines,
  offline,
  order,
  quote,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { config } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const online = { ...guest, config: config({ digital_payment: 1 }) }
/** A delivery that costs nothing leaves the total as the button showed it. */
const free = { ...quote, per_km_shipping_charge: 0, minimum_shipping_charge: 0 }

const fees: Fee[] = [
  { type: 'known', quote },
  { type: 'known', quote: free },
  { type: 'known', quote: { ...free, digital_payment: false } },
  { type: 'outside' },
  { type: 'unknown', error: offline },
]

/** Once the order is given, the first fee decides about it. */
const isFeeAwaited = (snapshot: SnapshotFrom<typeof checkoutMachine>) =>
  snapshot.matches('drafting') ||
  (snapshot.matches('agreeing') && snapshot.context.draft.fee.type === 'measuring')

/** agreeAmount asks nobody: it ends as soon as the amount is final, or no fee comes. */
const outcomeOf = (start: AmountPressed, now: AmountSoFar): AgreeAmountOutcome[] => {
  if (now.final) return [{ type: now.amount === start.shown ? 'agreed' : 'changed' }]
  const isOver = now.fee === 'outside' || (now.fee === 'unknown' && start.fee !== 'unknown')
  return isOver ? [{ type: 'impossible' }] : []
}

export const checkoutModel = model(checkoutMachine, {
  inputs: {
    'a guest with a cart': online,
    'a customer with a cart': { ...online, shopper: customer.shopper, kept: undefined },
    'a guest without a contact': { ...online, kept: undefined },
  },
  events: {
    'draft.change': (snapshot): ({ change: DraftChange } | null)[] => [
      ...fees.map((fee) => (isFeeAwaited(snapshot) ? { change: { fee } } : null)),
      { change: { payment_method: 'digital_payment' } },
      { change: { lines } },
      { change: { lines: [] } },
    ],
    'quote.renew': (snapshot) => [snapshot.matches('drafting') ? {} : null],
    'order.place': [{}],
  },
  answers: {
    quoteDelivery: { done: [], refused: [offline] },
    destination: { done: [], refused: [offline] },
    useCoupon: { done: [], refused: [offline] },
    keepDraft: { done: [], refused: [offline] },
    agreeAmount: {
      done: (start, { context }) => outcomeOf(start, amountSoFar(context.draft)),
      refused: [offline],
    },
    sendOrder: {
      done: ({ draft }): SendOrderOutcome[] => [
        draft.payment_method === 'cash_on_delivery'
          ? { type: 'placed', order }
          : { type: 'placedUnpaid', order: unpaidOrder },
        { type: 'placedBefore', order, attempt },
        { type: 'emptied' },
        { type: 'givenUp' },
        { type: 'refused', error: dearer, lines },
        { type: 'refused', error: badPhone, lines },
      ],
      refused: [offline],
    },
  },
  place: ({ context: { draft, refusals } }) =>
    [
      draft.fee.type,
      draft.fee.type === 'known' && draft.fee.quote.digital_payment,
      draft.payment_method,
      refusals.length > 0,
    ].join(),
})
