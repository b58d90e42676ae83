import { assign, sendTo, setup } from 'xstate'
import type { LocalRefusal } from '#machines/rules/field-refusal.ts'
import {
  amountPressed,
  amountSoFar,
  type ChangeDraft,
  changedDraft,
  type DraftChange,
  type OrderDraft,
} from '#machines/rules/order-draft.ts'
import { formRefusals, outsideRefusals, reopensReview } from '#machines/rules/placement.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { type AgreeAmountOutcome, agreeAmountMachine } from './agree-amount.machine.ts'
import type { Coordinator } from './coordinator.ts'
import { type SendOrderOutcome, sendOrderMachine } from './send-order.machine.ts'

export type PlaceDraftOutcome =
  | SendOrderOutcome
  /** The draft cannot be placed as it is; `refusals` name its fields. */
  | { type: 'problem'; refusals: readonly LocalRefusal[] }
  /** Fee or price came after the press, and the total is another. */
  | { type: 'changed' }
  /** The server did not say what the delivery costs. */
  | { type: 'impossible' }
  /** Goods, address or order type changed before the order was sent; `lines` are the goods now. */
  | { type: 'reopened'; lines: CartLine[]; areEditsPending: boolean }
  | { type: 'failure'; error: unknown }

type Placing = { draft: OrderDraft; coordinator: Coordinator }

/** Places a draft at the customer's press: checks it, waits for its total to be agreed, and sends it. */
export const placeDraftMachine = setup({
  types: {
    input: {} as Placing,
    context: {} as Placing,
    events: {} as ChangeDraft,
    output: {} as PlaceDraftOutcome,
    tags: {} as 'busy',
  },
  actors: { agreeAmount: agreeAmountMachine, sendOrder: sendOrderMachine },
  actions: {
    'change the draft': assign(({ context: { draft } }, { change }: { change: DraftChange }) => ({
      draft: changedDraft(draft, change),
    })),
    'tell the amount': sendTo('agreeAmount', ({ context }) => ({
      type: 'draft.changed' as const,
      ...amountSoFar(context.draft),
    })),
    'ask for fee and price again': sendTo(({ context }) => context.coordinator, { type: 'quote.renew' }),
  },
  guards: {
    'something is missing': ({ context }) => formRefusals(context.draft).length > 0,
    'the store does not deliver there': ({ context: { draft } }) => draft.fee.type === 'outside',
    'the fee was not answered': ({ context: { draft } }) => draft.fee.type === 'unknown',
    'the quote is over': ({ context: { draft } }) => draft.price.type === 'expired',
    'nothing is left': (_, { change }: { change: DraftChange }) => change.lines?.length === 0,
    'it reopens the review': ({ context }, { change }: { change: DraftChange }) =>
      reopensReview(context.draft, change),
    'the amount is agreed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'agreed',
    'the amount changed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'changed',
  },
}).createMachine({
  id: 'placeDraft',
  description: 'Does the draft become an order for the total that the customer saw?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as PlaceDraftOutcome,
  initial: 'decidingPress',
  states: {
    decidingPress: {
      description: 'Can the draft be placed as it is?',
      always: [
        { guard: 'something is missing', target: 'incomplete' },
        { guard: 'the store does not deliver there', target: 'outside' },
        { guard: 'the fee was not answered', target: 'agreeing', actions: 'ask for fee and price again' },
        { guard: 'the quote is over', target: 'agreeing', actions: 'ask for fee and price again' },
        'agreeing',
      ],
    },
    agreeing: {
      description: 'The customer placed the order; its total must be the total that the customer saw.',
      tags: 'busy',
      invoke: {
        id: 'agreeAmount',
        src: 'agreeAmount',
        input: ({ context }) => amountPressed(context.draft),
        onDone: [
          {
            guard: { type: 'the amount is agreed', params: ({ event }) => event },
            target: 'decidingPayment',
          },
          { guard: { type: 'the amount changed', params: ({ event }) => event }, target: 'changed' },
          { guard: 'the store does not deliver there', target: 'outside' },
          'impossible',
        ],
        onError: 'failed',
      },
      on: {
        'draft.change': [
          { guard: { type: 'nothing is left', params: ({ event }) => event }, target: 'emptied' },
          {
            guard: { type: 'it reopens the review', params: ({ event }) => event },
            target: 'reopened',
            actions: { type: 'change the draft', params: ({ event }) => event },
          },
          { actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the amount'] },
        ],
      },
    },
    decidingPayment: {
      description: 'Does the final amount still allow the chosen way to pay?',
      always: [{ guard: 'something is missing', target: 'incomplete' }, 'sending'],
    },
    sending: {
      description: 'The app sends the order once; sendOrder carries this out.',
      tags: 'busy',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context: { draft } }) => ({ draft }),
        onDone: 'sent',
        onError: 'failed',
      },
    },
    sent: {
      description: 'The server took or refused the order, or the customer did not wait for its answer.',
      type: 'final',
      output: ({ event }) => (event as object as { output: SendOrderOutcome }).output,
    },
    incomplete: {
      description: 'Something is missing, and nothing was sent.',
      type: 'final',
      output: ({ context: { draft } }): PlaceDraftOutcome => ({
        type: 'problem',
        refusals: formRefusals(draft),
      }),
    },
    outside: {
      description: 'The store does not deliver to this address.',
      type: 'final',
      output: ({ context: { draft } }): PlaceDraftOutcome => ({
        type: 'problem',
        refusals: outsideRefusals(draft),
      }),
    },
    changed: {
      description:
        'The total differs from the total that the customer saw, and the page asks the customer again.',
      type: 'final',
      output: (): PlaceDraftOutcome => ({ type: 'changed' }),
    },
    impossible: {
      description: 'The server gave no fee or no price: the customer has no total to agree to.',
      type: 'final',
      output: (): PlaceDraftOutcome => ({ type: 'impossible' }),
    },
    reopened: {
      description: 'The items or the destination changed, and the customer checks the order again.',
      type: 'final',
      output: ({ context: { draft } }): PlaceDraftOutcome => ({
        type: 'reopened',
        lines: draft.lines,
        areEditsPending: draft.areEditsPending,
      }),
    },
    emptied: {
      description: 'Nothing is left to order.',
      type: 'final',
      output: (): PlaceDraftOutcome => ({ type: 'emptied' }),
    },
    failed: {
      description: 'A step stopped with an error.',
      type: 'final',
      output: ({ event }): PlaceDraftOutcome => ({ type: 'failure', error: errorIn(event) }),
    },
  },
})
