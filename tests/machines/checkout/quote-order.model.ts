import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { emptyParcel } from '#machines/rules/parcel-form.ts'
import { location, offline } from '#tests/machines/samples/checkout.ts'
import {
  boxes,
  priceCoordinator as coordinator,
  farEnds,
  filledForm,
  parcelQuote,
  tooMany,
} from '#tests/machines/samples/parcel.ts'
import { model } from '#tests/support/model.ts'

const shopper = { type: 'guest' as const, guest_id: 'guest-7' }
const categories = [boxes]

export const quoteOrderModel = model(quoteOrderMachine, {
  inputs: {
    'both ends and the size': {
      question: parcelQuestion({ ...filledForm, shopper, categories }),
      coordinator,
    },
    'a parcel without a receiver': {
      question: parcelQuestion({ ...emptyParcel(shopper, location), shopper, categories }),
      coordinator,
    },
  },
  events: {
    'draft.changed': [
      { question: parcelQuestion({ ...filledForm, shopper, categories }) },
      { question: parcelQuestion({ ...filledForm, dm_tips: 2, shopper, categories }) },
    ],
    'quote.renew': [{}],
    'quote.refused': [{}],
  },
  answers: { createQuote: { done: [parcelQuote], refused: [farEnds, offline, tooMany] } },
  stateKey: ({ context: { question } }) => String(question?.body.dm_tips),
})
