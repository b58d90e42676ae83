import { assign, setup } from 'xstate'
import { type RereadGoodsOutcome, rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import { errorIn, serverRefusals } from '#machines/rules/refusal.ts'
import { isOfGoods, isOfPrice } from '#machines/rules/refused-order.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import { isUnpaid, submissionOf } from '#machines/rules/submission.ts'
import type { CartLine, OrderPlaced } from '#openapi/generated/client.ts'
import { type SubmitOrderOutcome, submitOrderMachine } from './submit-order.machine.ts'

export type SendOrderOutcome =
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

type Sending = { draft: OrderDraft }

/** Sends a draft that the customer agreed to, and reads its goods again when the server refuses them. */
export const sendOrderMachine = setup({
  types: {
    input: {} as Sending,
    context: {} as Sending & { error: unknown },
    output: {} as SendOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { submitOrder: submitOrderMachine, rereadGoods: rereadGoodsMachine },
  actions: {
    'keep the refusal': assign((_, refusal: object) => ({ error: errorIn(refusal) })),
  },
  guards: {
    'it has to be paid now': (_, { output }: { output: SubmitOrderOutcome }) =>
      output.type === 'placed' && isUnpaid(output.order),
    'it is placed': (_, { output }: { output: SubmitOrderOutcome }) => output.type === 'placed',
    'it was placed before': (_, { output }: { output: SubmitOrderOutcome }) => output.type === 'placedBefore',
    'the customer gave up': (_, { output }: { output: SubmitOrderOutcome }) => output.type === 'givenUp',
    'goods or price were refused': (_, { output }: { output: SubmitOrderOutcome }) => {
      const refusals = serverRefusals(errorIn(output))
      return isOfGoods(refusals) || isOfPrice(refusals)
    },
    'nothing is left to order': (_, { output }: { output: RereadGoodsOutcome }) => output.type === 'gone',
  },
}).createMachine({
  id: 'sendOrder',
  description: 'Did the server take the order, and what are its items now if it did not?',
  context: ({ input }) => ({ ...input, error: undefined }),
  output: ({ event }) => event.output as SendOrderOutcome,
  initial: 'submitting',
  states: {
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
        onError: { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event } },
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
      output: ({ event }) => (event as object as { output: SendOrderOutcome }).output,
    },
    emptied: {
      description: 'Nothing is left to order.',
      type: 'final',
      output: (): SendOrderOutcome => ({ type: 'emptied' }),
    },
    givenUp: {
      description: 'The customer went back without an answer.',
      type: 'final',
      output: (): SendOrderOutcome => ({ type: 'givenUp' }),
    },
    reread: {
      description: 'The server refused the items or the price, and the page shows the items as read again.',
      type: 'final',
      output: ({ context: { draft, error }, event }): SendOrderOutcome => {
        const { output } = event as object as { output: RereadGoodsOutcome }
        const { lines, shopper } = output.type === 'read' ? output : draft
        return { type: 'refused', error, lines, shopper }
      },
    },
    refused: {
      description: 'The server refused another part of the order, or a step stopped with an error.',
      type: 'final',
      output: ({ context: { draft, error } }): SendOrderOutcome => ({
        type: 'refused',
        error,
        lines: draft.lines,
        shopper: draft.shopper,
      }),
    },
  },
})

function placedAs(type: 'placed' | 'placedUnpaid', event: object): SendOrderOutcome {
  const { order } = (event as { output: { order: OrderPlaced } }).output
  return { type, order }
}
