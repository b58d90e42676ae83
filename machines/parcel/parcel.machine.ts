import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { type AgreeAmountOutcome, agreeAmountMachine } from '#machines/checkout/agree-amount.machine.ts'
import type { CheckoutOutcome } from '#machines/checkout/checkout.machine.ts'
import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { placedAs } from '#machines/checkout/placed-as.ts'
import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { type SubmitOrderOutcome, submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import type { OrderPrice } from '#machines/rules/order-price.ts'
import {
  changedParcel,
  formOf,
  type ParcelChange,
  type ParcelDraft,
  type ParcelStart,
  parcelAmount,
  parcelPressed,
  parcelToStore,
  pricedParcel,
  priceRefusals,
  startParcel,
  withoutPrice,
} from '#machines/rules/parcel-draft.ts'
import { parcelRefusals, stillHeld } from '#machines/rules/parcel-refusals.ts'
import { parcelSubmission } from '#machines/rules/parcel-submission.ts'
import { errorIn, serverRefusals } from '#machines/rules/refusal.ts'
import { isOfPrice } from '#machines/rules/refused-order.ts'
import { isUnpaid } from '#machines/rules/submission.ts'
import { parcelQuestion } from './parcel-question.ts'

export type ParcelOutcome = Exclude<CheckoutOutcome, { type: 'emptied' }>

type Submitted = { output: SubmitOrderOutcome }

/** Leads a parcel from its two ends to the server's yes: keeps the draft and its price, and sends it once. */
export const parcelMachine = setup({
  types: {
    input: {} as ParcelStart,
    context: {} as {
      draft: ParcelDraft
      location: ParcelStart['location']
      refusals: readonly FieldRefusal[]
    },
    events: {} as
      | { type: 'draft.change'; change: ParcelChange }
      | { type: 'price.changed'; price: OrderPrice }
      | { type: 'quote.renew' }
      | { type: 'parcel.place' },
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** The server refused the parcel, and says why beside each part. */
      | { type: 'refused' },
    output: {} as ParcelOutcome,
    tags: {} as 'busy',
  },
  actors: {
    quoteOrder: quoteOrderMachine,
    keepDraft: keepDraftMachine,
    agreeAmount: agreeAmountMachine,
    submitOrder: submitOrderMachine,
  },
  actions: {
    'change the draft': assign(({ context: { draft, refusals } }, { change }: { change: ParcelChange }) => ({
      draft: changedParcel(draft, change),
      refusals: stillHeld(draft, change, refusals),
    })),
    'take the price': assign(({ context: { draft, refusals } }, { price }: { price: OrderPrice }) => ({
      draft: pricedParcel(draft, price),
      refusals: withoutPrice(draft, refusals),
    })),
    'tell the parts': enqueueActions(({ context: { draft }, enqueue }) => {
      enqueue.sendTo('quoteOrder', { type: 'draft.changed', question: parcelQuestion(draft) })
      enqueue.sendTo('keepDraft', { type: 'draft.changed', said: { parcel: formOf(draft) } })
    }),
    'renew the quote': sendTo('quoteOrder', { type: 'quote.renew' }),
    'tell that the quote is refused': sendTo('quoteOrder', { type: 'quote.refused' }),
    'tell the amount': sendTo('agreeAmount', ({ context: { draft } }) => ({
      type: 'draft.changed' as const,
      ...parcelAmount(draft),
    })),
    'name what is missing': assign(({ context: { draft } }) => ({ refusals: parcelRefusals(draft) })),
    'name what the price is refused for': assign(({ context: { draft } }) => ({
      refusals: priceRefusals(draft),
    })),
    'take the refusals': assign((_, { output }: Submitted) => ({
      refusals: serverRefusals(errorIn(output)),
    })),
    'forget the refusals': assign({ refusals: [] }),
    'tell that the parcel is not placed': emit((_, { output }: Submitted) => {
      const error = errorIn(output)
      return serverRefusals(error).length > 0
        ? { type: 'refused' as const }
        : { type: 'failure' as const, error }
    }),
    'report the failure': emit((_, bad: object) => ({ type: 'failure', error: errorIn(bad) })),
    'start the quote again': enqueueActions(({ context: { draft }, self, enqueue }) => {
      enqueue.spawnChild('quoteOrder', {
        id: 'quoteOrder',
        input: { question: parcelQuestion(draft), coordinator: self },
      })
    }),
  },
  guards: {
    'something is missing': ({ context: { draft } }) => parcelRefusals(draft).length > 0,
    'the price is refused': ({ context: { draft } }) => draft.price.type === 'refused',
    'the price is over or unknown': ({ context: { draft } }) =>
      draft.price.type === 'expired' || draft.price.type === 'unknown',
    'the amount is agreed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'agreed',
    'the amount changed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'changed',
    'it has to be paid now': (_, { output }: Submitted) => output.type === 'placed' && isUnpaid(output.order),
    'it is placed': (_, { output }: Submitted) => output.type === 'placed',
    'it was placed before': (_, { output }: Submitted) => output.type === 'placedBefore',
    'the customer gave up': (_, { output }: Submitted) => output.type === 'givenUp',
    'its quote is over': (_, { output }: Submitted) => isOfPrice(serverRefusals(errorIn(output))),
  },
}).createMachine({
  id: 'parcel',
  description: 'Which step has the parcel reached?',
  context: ({ input }) => ({ draft: startParcel(input), location: input.location, refusals: [] }),
  output: ({ event }) => event.output as ParcelOutcome,
  initial: 'drafting',
  invoke: [
    {
      id: 'quoteOrder',
      src: 'quoteOrder',
      input: ({ context: { draft }, self }) => ({ question: parcelQuestion(draft), coordinator: self }),
      onError: {
        actions: [{ type: 'report the failure', params: ({ event }) => event }, 'start the quote again'],
      },
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { draft, location } }) => parcelToStore(draft, location),
      onError: { actions: { type: 'report the failure', params: ({ event }) => event } },
    },
  ],
  on: {
    'draft.change': {
      actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the parts'],
    },
    'price.changed': { actions: { type: 'take the price', params: ({ event }) => event } },
    'quote.renew': { actions: 'renew the quote' },
  },
  states: {
    drafting: {
      description: 'The customer fills in sender, receiver and parcel in any sequence, and checks the order.',
      initial: 'open',
      on: { 'parcel.place': { target: 'decidingPress', actions: 'forget the refusals' } },
      states: {
        open: { description: 'The customer can order the parcel.' },
        changed: {
          description:
            'The price came after the press and differs from the earlier price, and the page asks the customer again.',
        },
        lapsed: { description: 'The server no longer accepts the quote, and the customer renews it.' },
      },
    },
    decidingPress: {
      description: 'Can the customer order the parcel as it is?',
      always: [
        { guard: 'something is missing', target: 'drafting', actions: 'name what is missing' },
        {
          guard: 'the price is refused',
          target: 'drafting',
          actions: 'name what the price is refused for',
        },
        { guard: 'the price is over or unknown', target: 'agreeing', actions: 'renew the quote' },
        'agreeing',
      ],
    },
    agreeing: {
      description: 'The customer placed the order; its total must be the total that the customer saw.',
      tags: 'busy',
      invoke: {
        id: 'agreeAmount',
        src: 'agreeAmount',
        input: ({ context: { draft } }) => parcelPressed(draft),
        onDone: [
          {
            guard: { type: 'the amount is agreed', params: ({ event }) => event },
            target: 'decidingPayment',
          },
          { guard: { type: 'the amount changed', params: ({ event }) => event }, target: 'drafting.changed' },
          { guard: 'the price is refused', target: 'decidingPress' },
          'drafting',
        ],
        onError: {
          target: 'drafting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
      on: {
        'draft.change': {
          // Nothing was sent: the customer goes on with the form, and presses again.
          target: 'drafting',
          actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the parts'],
        },
        'price.changed': {
          actions: [{ type: 'take the price', params: ({ event }) => event }, 'tell the amount'],
        },
      },
    },
    decidingPayment: {
      description: 'Does the final amount still allow the chosen way to pay?',
      always: [
        { guard: 'something is missing', target: 'drafting', actions: 'name what is missing' },
        'sending',
      ],
    },
    sending: {
      description: 'The app sends the order once; submitOrder carries this out.',
      tags: 'busy',
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context: { draft } }) => parcelSubmission(draft),
        onDone: [
          { guard: { type: 'it has to be paid now', params: ({ event }) => event }, target: 'placedUnpaid' },
          { guard: { type: 'it is placed', params: ({ event }) => event }, target: 'placed' },
          { guard: { type: 'it was placed before', params: ({ event }) => event }, target: 'placedBefore' },
          { guard: { type: 'the customer gave up', params: ({ event }) => event }, target: 'drafting' },
          {
            guard: { type: 'its quote is over', params: ({ event }) => event },
            target: 'drafting.lapsed',
            actions: [
              { type: 'take the refusals', params: ({ event }) => event },
              { type: 'tell that the parcel is not placed', params: ({ event }) => event },
              'tell that the quote is refused',
            ],
          },
          {
            target: 'drafting',
            actions: [
              { type: 'take the refusals', params: ({ event }) => event },
              { type: 'tell that the parcel is not placed', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'drafting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    placed: {
      description: 'The server has the order of the parcel.',
      type: 'final',
      output: ({ event }) => placedAs('placed', event),
    },
    placedUnpaid: {
      description: 'The server has the order of the parcel, which the customer still has to pay.',
      type: 'final',
      output: ({ event }) => placedAs('placedUnpaid', event),
    },
    placedBefore: {
      description: 'The server has the order of the parcel from an earlier attempt.',
      type: 'final',
      output: ({ event }) => (event as object as { output: ParcelOutcome }).output,
    },
  },
})
