import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { type DraftChange, type DraftStart, startDraft } from '#machines/rules/order-draft.ts'
import type { OrderPrice } from '#machines/rules/order-price.ts'
import {
  asksForAmount,
  type CheckedDraft,
  changeChecked,
  changesLines,
  refusalOf,
} from '#machines/rules/placement.ts'
import { errorIn, type RefusalOrFailure, serverRefusals } from '#machines/rules/refusal.ts'
import { isOfLines, isOfPrice } from '#machines/rules/refused-order.ts'
import { partOfCode } from '#machines/rules/refused-parts.ts'
import type { ToCoordinator } from './coordinator.ts'
import { type PlaceOrderOutcome, placeOrderMachine } from './place-order.machine.ts'
import { runPartsMachine } from './run-parts.machine.ts'

export type CheckoutOutcome = Extract<
  PlaceOrderOutcome,
  { type: 'placed' | 'placedUnpaid' | 'placedBefore' | 'emptied' }
>

type Placed = { output: PlaceOrderOutcome }

/** Leads an order from its goods to the server's yes: keeps the draft, and runs the machines that fill it in and place it. */
export const checkoutMachine = setup({
  types: {
    input: {} as DraftStart,
    context: {} as CheckedDraft,
    events: {} as ToCoordinator | { type: 'order.place' },
    emitted: {} as
      | RefusalOrFailure
      /** The cart holds other goods than the customer sees: another device changed it. */
      | { type: 'cart.outdated' }
      /** The server refused the order, and says why beside each part. */
      | { type: 'refused'; areLinesStale: boolean },
    output: {} as CheckoutOutcome,
    tags: {} as 'busy',
  },
  actors: { runParts: runPartsMachine, placeOrder: placeOrderMachine },
  actions: {
    'change the draft': assign(({ context }, { change }: { change: DraftChange }) =>
      changeChecked(context, change),
    ),
    'take the price': assign(({ context }, { price }: { price: OrderPrice }) =>
      changeChecked(context, { price }),
    ),
    'tell that the cart is outdated': emit({ type: 'cart.outdated' }),
    'tell placeOrder the price': sendTo('placeOrder', (_, { price }: { price: OrderPrice }) => ({
      type: 'draft.change' as const,
      change: { price },
    })),
    'tell the parts': sendTo('runParts', ({ context: { draft } }) => ({
      type: 'draft.changed' as const,
      draft,
    })),
    'start the parts again': enqueueActions(({ context: { draft }, self, enqueue }) => {
      enqueue.spawnChild('runParts', { id: 'runParts', input: { draft, coordinator: self } })
    }),
    'tell placeOrder the change': sendTo('placeOrder', (_, { change }: { change: DraftChange }) => ({
      type: 'draft.change' as const,
      change,
    })),
    'ask for fee and price again': sendTo('runParts', { type: 'quote.renew' }),
    'refuse the change': emit(({ context }, { change }: { change: DraftChange }) => ({
      type: 'problem',
      refusal: refusalOf(context.draft, change)!,
    })),
    'take the goods': assign(({ context: { draft } }, { output }: Placed) =>
      'lines' in output
        ? {
            draft: {
              ...draft,
              lines: output.lines,
              ...('areEditsPending' in output && { areEditsPending: output.areEditsPending }),
              ...('shopper' in output && { shopper: output.shopper }),
            },
          }
        : {},
    ),
    'note what the customer ordered': assign(({ context: { draft } }) => ({ agreed: draft.lines })),
    'take the refusals': assign((_, { output }: Placed) => ({
      refusals: output.type === 'problem' ? output.refusals : serverRefusals(errorIn(output)),
    })),
    'forget the refusals': assign({ refusals: [], agreed: [] }),
    'tell that the order is not placed': emit(({ context: { refusals } }, { output }: Placed) =>
      refusals.length === 0
        ? { type: 'failure' as const, error: errorIn(output) }
        : { type: 'refused' as const, areLinesStale: isOfLines(refusals) || isOfPrice(refusals) },
    ),
    'tell the parts that are refused': enqueueActions(({ enqueue }, { output }: Placed) => {
      const error = errorIn(output)
      const refusals = serverRefusals(error)
      if (refusals.some(({ code }) => partOfCode(code) === 'coupon'))
        enqueue.sendTo('runParts', { type: 'coupon.refused', error })
      if (isOfPrice(refusals)) enqueue.sendTo('runParts', { type: 'quote.refused' })
    }),
    'report the failure': emit((_, bad: object) => ({ type: 'failure', error: errorIn(bad) })),
  },
  guards: {
    'it is refused': ({ context }, { change }: { change: DraftChange }) =>
      refusalOf(context.draft, change) !== undefined,
    'nothing is left': (_, { change }: { change: DraftChange }) => change.lines?.length === 0,
    'the goods change': ({ context }, { change }: { change: DraftChange }) =>
      changesLines(context.draft, change),
    'fee or price are missing': ({ context }) => asksForAmount(context.draft),
    'the price was refused': ({ context }) => isOfPrice(context.refusals),
    'the cart holds other goods': (_, { price }: { price: OrderPrice }) =>
      price.type === 'refused' && price.refusals.some(({ code }) => code === 'cart_changed'),
    'it has to be paid now': (_, { output }: Placed) => output.type === 'placedUnpaid',
    'it is placed': (_, { output }: Placed) => output.type === 'placed',
    'it was placed before': (_, { output }: Placed) => output.type === 'placedBefore',
    'nothing is left to order': (_, { output }: Placed) => output.type === 'emptied',
    'the amount changed': (_, { output }: Placed) => output.type === 'changed',
    'something is missing': (_, { output }: Placed) => output.type === 'problem',
    'it has to be read over': (_, { output }: Placed) => output.type === 'reopened',
    'it is not placed': (_, { output }: Placed) => output.type === 'refused' || output.type === 'failure',
  },
}).createMachine({
  id: 'checkout',
  description: 'Which step has the order reached?',
  context: ({ input }) => ({ draft: startDraft(input), refusals: [], agreed: [] }),
  output: ({ event }) => event.output as CheckoutOutcome,
  initial: 'drafting',
  invoke: {
    id: 'runParts',
    src: 'runParts',
    input: ({ context: { draft }, self }) => ({ draft, coordinator: self }),
    onError: {
      actions: [{ type: 'report the failure', params: ({ event }) => event }, 'start the parts again'],
    },
  },
  on: {
    'draft.change': [
      { guard: { type: 'nothing is left', params: ({ event }) => event }, target: '.emptied' },
      {
        guard: { type: 'it is refused', params: ({ event }) => event },
        actions: { type: 'refuse the change', params: ({ event }) => event },
      },
      { actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the parts'] },
    ],
    'price.changed': [
      {
        guard: { type: 'the cart holds other goods', params: ({ event }) => event },
        actions: [{ type: 'take the price', params: ({ event }) => event }, 'tell that the cart is outdated'],
      },
      { actions: { type: 'take the price', params: ({ event }) => event } },
    ],
    'quote.renew': { actions: 'ask for fee and price again' },
    'part.failed': { actions: { type: 'report the failure', params: ({ event }) => event } },
  },
  states: {
    drafting: {
      description: 'The customer fills in the parts in any sequence, and checks the order.',
      initial: 'decidingNotice',
      on: {
        'order.place': [
          {
            guard: 'fee or price are missing',
            target: 'placing',
            actions: ['forget the refusals', 'ask for fee and price again'],
          },
          { target: 'placing', actions: 'forget the refusals' },
        ],
      },
      states: {
        decidingNotice: {
          description: 'Did the server name another amount?',
          always: [{ guard: 'the price was refused', target: 'repriced' }, 'open'],
        },
        open: { description: 'The customer can place the order.' },
        repriced: { description: 'The page shows the prices of the server, and asks the customer again.' },
        changed: {
          description:
            'A fee or price that came after the press changed the total, and the page asks the customer again.',
        },
      },
    },
    placing: {
      description: 'The customer placed the order; placeOrder checks its total and sends it.',
      tags: 'busy',
      on: {
        'draft.change': [
          {
            // The server empties the cart of the order it takes: placeOrder knows whether the order was sent.
            guard: { type: 'the goods change', params: ({ event }) => event },
            actions: { type: 'tell placeOrder the change', params: ({ event }) => event },
          },
          {
            guard: { type: 'it is refused', params: ({ event }) => event },
            actions: { type: 'refuse the change', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'change the draft', params: ({ event }) => event },
              'tell the parts',
              { type: 'tell placeOrder the change', params: ({ event }) => event },
            ],
          },
        ],
        'price.changed': {
          actions: [
            { type: 'take the price', params: ({ event }) => event },
            { type: 'tell placeOrder the price', params: ({ event }) => event },
          ],
        },
      },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { draft } }) => ({ draft }),
        onDone: [
          { guard: { type: 'it has to be paid now', params: ({ event }) => event }, target: 'placedUnpaid' },
          { guard: { type: 'it is placed', params: ({ event }) => event }, target: 'placed' },
          { guard: { type: 'it was placed before', params: ({ event }) => event }, target: 'placedBefore' },
          { guard: { type: 'nothing is left to order', params: ({ event }) => event }, target: 'emptied' },
          { guard: { type: 'the amount changed', params: ({ event }) => event }, target: 'drafting.changed' },
          {
            guard: { type: 'something is missing', params: ({ event }) => event },
            target: 'drafting',
            actions: { type: 'take the refusals', params: ({ event }) => event },
          },
          {
            guard: { type: 'it has to be read over', params: ({ event }) => event },
            target: 'drafting',
            actions: [{ type: 'take the goods', params: ({ event }) => event }, 'tell the parts'],
          },
          {
            guard: { type: 'it is not placed', params: ({ event }) => event },
            target: 'drafting',
            actions: [
              'note what the customer ordered',
              { type: 'take the goods', params: ({ event }) => event },
              { type: 'take the refusals', params: ({ event }) => event },
              { type: 'tell that the order is not placed', params: ({ event }) => event },
              'tell the parts',
              { type: 'tell the parts that are refused', params: ({ event }) => event },
              'ask for fee and price again',
            ],
          },
          'drafting',
        ],
        onError: {
          target: 'drafting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    placed: {
      description: 'The server has the order.',
      type: 'final',
      output: ({ event }) => asPlaceOrder(event),
    },
    placedUnpaid: {
      description: 'The server has the order, which the customer still has to pay.',
      type: 'final',
      output: ({ event }) => asPlaceOrder(event),
    },
    placedBefore: {
      description: 'The server has the order from an earlier attempt.',
      type: 'final',
      output: ({ event }) => asPlaceOrder(event),
    },
    emptied: {
      description: 'Nothing is left to order.',
      type: 'final',
      output: (): CheckoutOutcome => ({ type: 'emptied' }),
    },
  },
})

/** What placeOrder decided is what checkout decides. */
const asPlaceOrder = (event: object): CheckoutOutcome => (event as { output: CheckoutOutcome }).output
