import type { SnapshotFrom } from 'xstate'
import type { AgreeAmountOutcome } from '#machines/checkout/agree-amount.machine.ts'
import type { SubmitOrderOutcome } from '#machines/checkout/submit-order.machine.ts'
import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import type { OrderPrice } from '#machines/rules/order-price.ts'
import { parcelAmount } from '#machines/rules/parcel-draft.ts'
import { attempt, offline, order, unpaidOrder } from '#tests/machines/samples/checkout.ts'
import {
  badReceiver,
  dearerQuote,
  farEnds,
  parcelOfGuest,
  parcelQuote as quote,
  quoteExpired,
} from '#tests/machines/samples/parcel.ts'
import { model } from '#tests/support/model.ts'

const noCash = { ...quote, payments: { ...quote.payments, cash_on_delivery: 0 as const } }

const prices: OrderPrice[] = [
  { type: 'known', quote },
  { type: 'known', quote: dearerQuote },
  { type: 'known', quote: noCash },
  { type: 'expired', quote },
  { type: 'refused', refusals: farEnds.errors },
  { type: 'unknown', error: offline },
]

/** What quoteOrder can tell next. */
function follows(before: OrderPrice, price: OrderPrice, isRenewed: boolean): boolean {
  switch (price.type) {
    case 'expired':
      return before.type === 'known' && before.quote === quote
    case 'known':
      return before.type === 'incomplete' || (price.quote !== quote && isRenewed)
    case 'unknown':
      return before.type === 'incomplete' && isRenewed
    default:
      return before.type === 'incomplete'
  }
}

const isPlacing = (snapshot: SnapshotFrom<typeof parcelMachine>) => snapshot.matches('agreeing')

export const parcelModel = model(parcelMachine, {
  inputs: {
    'a guest with a filled form': parcelOfGuest,
    'a guest with an empty form': { ...parcelOfGuest, saved: undefined },
  },
  events: {
    'draft.change': (snapshot) => [
      snapshot.matches('sending') ? null : { change: { payment_method: 'digital_payment' as const } },
    ],
    'price.changed': (snapshot) => {
      const { price } = snapshot.context.draft
      const isWaiting = snapshot.matches('drafting') || isPlacing(snapshot)
      return prices.map((next) =>
        isWaiting && follows(price, next, isPlacing(snapshot)) ? { price: next } : null,
      )
    },
    'quote.renew': (snapshot) => [snapshot.context.draft.price.type === 'expired' ? {} : null],
    'parcel.place': [{}],
  },
  answers: {
    quoteOrder: { done: [], refused: [offline] },
    keepDraft: { done: [], refused: [offline] },
    agreeAmount: {
      done: (pressed, { context }): AgreeAmountOutcome[] => {
        const { amount, final, fee } = parcelAmount(context.draft)
        if (final) return [{ type: amount === pressed.shown ? 'agreed' : 'changed' }]
        const isTold = context.draft.price.type !== 'incomplete'
        return isTold && (fee === 'outside' || fee === 'unknown') ? [{ type: 'impossible' }] : []
      },
      refused: [offline],
    },
    submitOrder: {
      done: (_, { context: { draft } }): SubmitOrderOutcome[] => [
        { type: 'placed', order: draft.payment_method === 'cash_on_delivery' ? order : unpaidOrder },
        { type: 'placedBefore', order, attempt },
        { type: 'givenUp' },
        { type: 'refused', error: badReceiver },
        { type: 'refused', error: quoteExpired },
      ],
      refused: [offline],
    },
  },
  stateKey: ({ context: { draft, refusals } }) =>
    [
      draft.price.type,
      draft.total,
      draft.price.type === 'known' && draft.price.quote.payments.cash_on_delivery,
      draft.payment_method,
      refusals.length > 0,
    ].join(),
})
