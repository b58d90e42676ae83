import { assign, sendTo, setup } from 'xstate'
import { type RereadGoodsOutcome, rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import type { LocalRefusal } from '#machines/rules/field-refusal.ts'
import {
  amountPressed,
  amountSoFar,
  type ChangeDraft,
  changedDraft,
  type DraftChange,
  type OrderDraft,
} from '#machines/rules/order-draft.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import { formRefusals, outsideRefusals, reopensReview } from '#machines/rules/placement.ts'
import { errorIn, serverRefusals } from '#machines/rules/refusal.ts'
import { isOfLines, isOfPrice } from '#machines/rules/refused-order.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import { isUnpaid, submissionOf } from '#machines/rules/submission.ts'
import type { CartLine, OrderPlaced } from '#openapi/generated/client.ts'
import { type AgreeAmountOutcome, agreeAmountMachine } from './agree-amount.machine.ts'
import { placedAs } from './placed-as.ts'
import { type SubmitOrderOutcome, submitOrderMachine } from './submit-order.machine.ts'

export type PlaceOrderOutcome =
  /** `placedUnpaid`: the customer pays it online or by transfer now; `placed`: there is nothing to pay now. */
  | { type: 'placed' | 'placedUnpaid'; order: OrderPlaced }
  /** An earlier attempt became an order after all. */
  | { type: 'placedBefore'; order: OrderPlaced; attempt: OrderKey }
  /** Nothing is left to order. */
  | { type: 'emptied' }
  /** The customer did not wait for an answer. */
  | { type: 'givenUp' }
  /** The server says no; `lines` and `shopper` are the goods and the customer as they are now. */
  | { type: 'refused'; error: unknown; lines: CartLine[]; shopper: Shopper }
  /** The draft cannot be placed as it is; `refusals` name its fields. */
  | { type: 'problem'; refusals: readonly LocalRefusal[] }
  /** Fee or price came after the press, and the total is another. */
  | { type: 'changed' }
  /** The server did not say what the delivery costs. */
  | { type: 'impossible' }
  /** Goods, address or order type changed before the order was sent; `lines` are the goods now. */
  | { type: 'reopened'; lines: CartLine[]; areEditsPending: boolean }
  | { type: 'failure'; error: unknown }

type Placing = { draft: OrderDraft }
type Submitted = { output: SubmitOrderOutcome }

/**
 * Places a draft at the customer's press: checks it, waits for its total to be agreed, sends it once, and reads its goods again
 * when the server refuses them.
 */
export const placeOrderMachine = setup({
  types: {
    input: {} as Placing,
    /** `error`: the refusal, while the goods are read again. */
    context: {} as Placing & { error?: unknown },
    events: {} as ChangeDraft,
    output: {} as PlaceOrderOutcome,
    tags: {} as 'busy',
  },
  actors: {
    agreeAmount: agreeAmountMachine,
    submitOrder: submitOrderMachine,
    rereadGoods: rereadGoodsMachine,
  },
  actions: {
    'change the draft': assign(({ context: { draft } }, { change }: { change: DraftChange }) => ({
      draft: changedDraft(draft, change),
    })),
    'tell the amount': sendTo('agreeAmount', ({ context }) => ({
      type: 'draft.changed' as const,
      ...amountSoFar(context.draft),
    })),
    'keep the refusal': assign((_, refusal: object) => ({ error: errorIn(refusal) })),
  },
  guards: {
    'something is missing': ({ context }) => formRefusals(context.draft).length > 0,
    'the store does not deliver there': ({ context: { draft } }) => draft.fee.type === 'outside',
    'nothing is left': (_, { change }: { change: DraftChange }) => change.lines?.length === 0,
    'it reopens the review': ({ context }, { change }: { change: DraftChange }) =>
      reopensReview(context.draft, change),
    'the amount is agreed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'agreed',
    'the amount changed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'changed',
    'it has to be paid now': (_, { output }: Submitted) => output.type === 'placed' && isUnpaid(output.order),
    'it is placed': (_, { output }: Submitted) => output.type === 'placed',
    'it was placed before': (_, { output }: Submitted) => output.type === 'placedBefore',
    'the customer gave up': (_, { output }: Submitted) => output.type === 'givenUp',
    'goods or price were refused': (_, { output }: Submitted) => {
      const refusals = serverRefusals(errorIn(output))
      return isOfLines(refusals) || isOfPrice(refusals)
    },
    'nothing is left to order': (_, { output }: { output: RereadGoodsOutcome }) => output.type === 'gone',
  },
}).createMachine({
  id: 'placeOrder',
  description: 'Does the draft become an order for the total that the customer saw?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as PlaceOrderOutcome,
  initial: 'decidingPress',
  states: {
    decidingPress: {
      description: 'Can the draft be placed as it is?',
      always: [
        { guard: 'something is missing', target: 'incomplete' },
        { guard: 'the store does not deliver there', target: 'outside' },
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
      always: [{ guard: 'something is missing', target: 'incomplete' }, 'submitting'],
    },
    submitting: {
      description: 'The app sends the order once; submitOrder carries this out.',
      tags: 'busy',
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => submissionOf(context.draft),
        onDone: [
          { guard: { type: 'it has to be paid now', params: ({ event }) => event }, target: 'placedUnpaid' },
          { guard: { type: 'it is placed', params: ({ event }) => event }, target: 'placed' },
          { guard: { type: 'it was placed before', params: ({ event }) => event }, target: 'placedBefore' },
          { guard: { type: 'the customer gave up', params: ({ event }) => event }, target: 'givenUp' },
          {
            guard: { type: 'goods or price were refused', params: ({ event }) => event },
            target: 'rereading',
            actions: { type: 'keep the refusal', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    rereading: {
      description: 'The server refused the items or the price, and the app reads the items again.',
      tags: 'busy',
      invoke: {
        id: 'rereadGoods',
        src: 'rereadGoods',
        input: ({ context: { draft } }) => ({ kind: draft.kind, lines: draft.lines, shopper: draft.shopper }),
        onDone: [
          { guard: { type: 'nothing is left to order', params: ({ event }) => event }, target: 'emptied' },
          'reread',
        ],
        onError: 'refused',
      },
    },
    placed: {
      description: 'The server has the order.',
      type: 'final',
      output: ({ event }) => placedAs('placed', event),
    },
    placedUnpaid: {
      description: 'The server has the order, which the customer still has to pay.',
      type: 'final',
      output: ({ event }) => placedAs('placedUnpaid', event),
    },
    placedBefore: {
      description: 'The server has the order from an earlier attempt.',
      type: 'final',
      output: ({ event }) => (event as object as { output: PlaceOrderOutcome }).output,
    },
    givenUp: {
      description: 'The customer went back without an answer.',
      type: 'final',
      output: (): PlaceOrderOutcome => ({ type: 'givenUp' }),
    },
    reread: {
      description: 'The server refused the items or the price, and the page shows the items as read again.',
      type: 'final',
      output: ({ context: { draft, error }, event }): PlaceOrderOutcome => {
        const { output } = event as object as { output: RereadGoodsOutcome }
        const { lines, shopper } = output.type === 'read' ? output : draft
        return { type: 'refused', error, lines, shopper }
      },
    },
    refused: {
      description: 'The server refused another part of the order, or the items could not be read again.',
      type: 'final',
      output: ({ context: { draft, error } }): PlaceOrderOutcome => ({
        type: 'refused',
        error,
        lines: draft.lines,
        shopper: draft.shopper,
      }),
    },
    incomplete: {
      description: 'Something is missing, and nothing was sent.',
      type: 'final',
      output: ({ context: { draft } }): PlaceOrderOutcome => ({
        type: 'problem',
        refusals: formRefusals(draft),
      }),
    },
    outside: {
      description: 'The store does not deliver to this address.',
      type: 'final',
      output: ({ context: { draft } }): PlaceOrderOutcome => ({
        type: 'problem',
        refusals: outsideRefusals(draft),
      }),
    },
    changed: {
      description:
        'The total differs from the total that the customer saw, and the page asks the customer again.',
      type: 'final',
      output: (): PlaceOrderOutcome => ({ type: 'changed' }),
    },
    impossible: {
      description: 'The server gave no fee or no price: the customer has no total to agree to.',
      type: 'final',
      output: (): PlaceOrderOutcome => ({ type: 'impossible' }),
    },
    reopened: {
      description: 'The items or the destination changed, and the customer checks the order again.',
      type: 'final',
      output: ({ context: { draft } }): PlaceOrderOutcome => ({
        type: 'reopened',
        lines: draft.lines,
        areEditsPending: draft.areEditsPending,
      }),
    },
    emptied: {
      description: 'Nothing is left to order.',
      type: 'final',
      output: (): PlaceOrderOutcome => ({ type: 'emptied' }),
    },
    failed: {
      description: 'A step stopped with an error.',
      type: 'final',
      output: ({ event }): PlaceOrderOutcome => ({ type: 'failure', error: errorIn(event) }),
    },
  },
})
