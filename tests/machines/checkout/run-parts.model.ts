import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { coordinator, couponExpired, draftOfGuest, guest, offline } from '#tests/machines/samples/checkout.ts'
import { model } from '#tests/support/model.ts'

export const runPartsModel = model(runPartsMachine, {
  inputs: { 'a guest with a cart': { draft: startDraft(guest), coordinator } },
  events: {
    'draft.changed': [
      { draft: { ...draftOfGuest, order_note: 'No salt' } },
      { draft: { ...draftOfGuest, fee: { type: 'unknown', error: offline } } },
    ],
    'quote.renew': [{}],
    'quote.refused': [{}],
    'coupon.refused': [{ error: couponExpired }],
  },
  answers: {
    quoteDelivery: { done: [], refused: [offline] },
    quoteOrder: { done: [], refused: [offline] },
    destination: { done: [], refused: [offline] },
    useCoupon: { done: [], refused: [offline] },
    keepDraft: { done: [], refused: [offline] },
  },
  stateKey: ({ context: { draft } }) => draft.fee.type,
})
