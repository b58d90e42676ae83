import { assign, emit, setup } from 'xstate'
import { isSameCart } from '#machines/rules/cart-changes.ts'
import { isFromAnotherStore } from '#machines/rules/cart-edits.ts'
import type { CartLine } from '#openapi/generated/client.ts'

export type FollowCartOutcome =
  /** The customer goes on with the goods of the other store. */
  | { type: 'moved' }
  /** The customer does not order them now. */
  | { type: 'left' }

/** Follows the cart of a checkout, and tells what another tab did to it from what the customer did here. */
export const followCartMachine = setup({
  types: {
    input: {} as { lines: CartLine[] },
    /** `seen` is the cart as the customer last saw it. */
    context: {} as { lines: CartLine[]; seen: CartLine[] },
    events: {} as
      /** Another tab changed the cart, or the page was away: the cart is being read again. */
        | { type: 'cart.told' }
        /** All that was asked of the cart is answered. */
        | { type: 'cart.read'; lines: CartLine[] }
        | { type: 'cart.failed' }
        | { type: 'news.close' }
        | { type: 'store.accept' }
        | { type: 'store.decline' },
    emitted: {} as
      | { type: 'lines.changed'; lines: CartLine[] }
      /** Another tab ordered the goods, or took them all out. */
      | { type: 'cart.emptied' },
    output: {} as FollowCartOutcome,
    tags: {} as 'busy',
  },
  actions: {
    'take the lines': assign((_, { lines }: { lines: CartLine[] }) => ({ lines })),
    'note that the customer has seen them': assign(({ context }) => ({ seen: context.lines })),
    'tell the lines': emit(({ context }) => ({ type: 'lines.changed', lines: context.lines })),
    'tell that the cart is empty': emit({ type: 'cart.emptied' }),
  },
  guards: {
    'nothing is in the cart': ({ context }) => context.lines.length === 0,
    'the goods are of another store': ({ context: { lines, seen } }) =>
      lines.some(({ item }) => isFromAnotherStore(seen, item)),
    'the cart is as the customer saw it': ({ context: { lines, seen } }) => isSameCart(lines, seen),
  },
}).createMachine({
  id: 'followCart',
  description: 'Is the cart still the one that the customer checks out?',
  context: ({ input: { lines } }) => ({ lines, seen: lines }),
  output: ({ event }) => event.output as FollowCartOutcome,
  initial: 'following',
  states: {
    following: {
      description: 'The customer knows the cart; own edits are taken over.',
      initial: 'same',
      on: {
        'cart.told': 'rereading',
        'cart.read': {
          target: '.same',
          actions: [
            { type: 'take the lines', params: ({ event }) => event },
            'note that the customer has seen them',
            'tell the lines',
          ],
        },
      },
      states: {
        same: { description: 'Nothing happened elsewhere.' },
        changed: {
          description: 'Another tab changed the cart, and the summary says what.',
          on: { 'news.close': { target: 'same', actions: 'note that the customer has seen them' } },
        },
      },
    },
    rereading: {
      description: 'The cart is read again; no order is placed meanwhile.',
      tags: 'busy',
      on: {
        'cart.read': {
          target: 'decidingNews',
          actions: { type: 'take the lines', params: ({ event }) => event },
        },
        'cart.failed': 'following',
      },
    },
    decidingNews: {
      description: 'What did the other tab do?',
      always: [
        {
          guard: 'nothing is in the cart',
          target: 'following',
          actions: ['tell that the cart is empty', 'tell the lines'],
        },
        { guard: 'the goods are of another store', target: 'anotherStore' },
        { guard: 'the cart is as the customer saw it', target: 'following', actions: 'tell the lines' },
        { target: 'following.changed', actions: 'tell the lines' },
      ],
    },
    anotherStore: {
      description: 'The cart holds goods of another store: the customer is asked before checkout goes on.',
      on: {
        'cart.told': 'rereading',
        'cart.read': {
          target: 'decidingNews',
          actions: { type: 'take the lines', params: ({ event }) => event },
        },
        'store.accept': 'moved',
        'store.decline': 'left',
      },
    },
    moved: {
      description: 'Checkout begins anew with the goods of the other store.',
      type: 'final',
      output: (): FollowCartOutcome => ({ type: 'moved' }),
    },
    left: {
      description: 'The goods stay in the cart, and the customer leaves checkout.',
      type: 'final',
      output: (): FollowCartOutcome => ({ type: 'left' }),
    },
  },
})
