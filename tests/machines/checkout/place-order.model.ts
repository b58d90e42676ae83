import type { AgreeAmountOutcome } from '#machines/checkout/agree-amount.machine.ts'
import { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import {
  type AmountPressed,
  type AmountSoFar,
  amountSoFar,
  changedDraft,
  type DraftChange,
  startDraft,
} from '#machines/rules/order-draft.ts'
import {
  attempt,
  badPhone,
  dearer,
  guest,
  itemsQuote,
  knownFee,
  lines,
  offline,
  order,
  quote,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { model } from '#tests/support/model.ts'

/** A delivery that costs nothing leaves the total as the button showed it. */
const free = { ...quote, per_km_shipping_charge: 0, minimum_shipping_charge: 0 }
const draft = startDraft(guest)
const withFee = (fee: DraftChange['fee'] & object) => ({ draft: changedDraft(draft, { fee }) })

/** agreeAmount makes no request: it ends as soon as the amount is final, or no fee comes. */
const outcomeOf = (start: AmountPressed, now: AmountSoFar): AgreeAmountOutcome[] => {
  if (now.final) return [{ type: now.amount === start.shown ? 'agreed' : 'changed' }]
  const isOver = now.fee === 'outside' || (now.fee === 'unknown' && start.fee !== 'unknown')
  return isOver ? [{ type: 'impossible' }] : []
}

export const placeOrderModel = model(placeOrderMachine, {
  inputs: {
    'a known fee': withFee(knownFee),
    'a fee that is being measured': { draft },
    'a fee that was not answered': withFee({ type: 'unknown', error: offline }),
    'a quote that is over': {
      draft: changedDraft(withFee(knownFee).draft, { price: { type: 'expired', quote: itemsQuote } }),
    },
    'an address outside the zones': withFee({ type: 'outside' }),
    'no contact': { draft: startDraft({ ...guest, saved: undefined }) },
  },
  events: {
    'draft.change': (snapshot): ({ change: DraftChange } | null)[] => {
      const isAwaited = snapshot.matches('agreeing') && snapshot.context.draft.fee.type === 'measuring'
      const isQuoteDue = snapshot.matches('agreeing') && snapshot.context.draft.price.type === 'expired'
      const fees: DraftChange['fee'][] = [
        knownFee,
        { type: 'known', quote: free },
        { type: 'known', quote: { ...free, cash_on_delivery: false } },
        { type: 'outside' },
        { type: 'unknown', error: offline },
      ]
      return [
        ...fees.map((fee) => (isAwaited ? { change: { fee: fee! } } : null)),
        { change: { order_note: 'No salt' } },
        { change: { order_type: 'take_away' } },
        { change: { lines: [] } },
        isQuoteDue ? { change: { price: { type: 'known', quote: itemsQuote } } } : null,
      ]
    },
  },
  answers: {
    agreeAmount: {
      done: (start, { context }) => outcomeOf(start, amountSoFar(context.draft)),
      refused: [offline],
    },
    submitOrder: {
      done: [
        { type: 'placed', order },
        { type: 'placed', order: unpaidOrder },
        { type: 'placedBefore', order, attempt },
        { type: 'givenUp' },
        { type: 'repriced', error: dearer },
        { type: 'refused', error: badPhone },
      ],
      refused: [offline],
    },
    rereadGoods: {
      done: [{ type: 'read', lines, shopper: guest.shopper }, { type: 'gone' }, { type: 'unread' }],
      refused: [offline],
    },
  },
  stateKey: ({ context: { draft: now } }) =>
    [
      now.fee.type,
      now.price.type,
      now.fee.type === 'known' && now.fee.quote.cash_on_delivery,
      now.total,
    ].join(),
})
