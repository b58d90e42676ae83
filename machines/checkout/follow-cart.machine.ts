import { assign, emit, setup } from 'xstate'
import { isSameCart } from '#machines/rules/cart-changes.ts'
import { isFromAnotherStore } from '#machines/rules/cart-edits.ts'
import type { CartLine } from '#openapi/generated/client.ts'

export type FollowCartOutcome =
  /** The customer goes on with the goods of the other store. */
  | { type: 'moved' }
  /** The customer does not order them now. */
  | { type: 'left' }

/** The lines as the customer sees them, and whether the server has yet to answer an edit of theirs. */
type CartShown = { lines: CartLine[]; areEditsPending: boolean }

/** Follows the cart of a checkout, and tells what another tab did to it from what the customer did here. */
export const followCartMachine = setup({
  types: {
    input: {} as { lines: CartLine[] },
    /** `seen` is the cart as the customer last saw it. */
    context: {} as CartShown & { seen: CartLine[] },
    events: {} as
      /** Another tab changed the cart, or the page was away: the cart is being read again. */
        | { type: 'cart.told' }
        /** The customer edited the cart here; `lines` shows it, and the server has yet to answer. */
        | { type: 'cart.edited'; lines: CartLine[] }
        /** All that was asked of the cart is answered. */
        | { type: 'cart.read'; lines: CartLine[] }
        /** The server did not answer: the cart is as it was, but for edits that still wait. */
        | ({ type: 'cart.failed' } & CartShown)
        /** The customer has the waiting edits sent again. */
        | { type: 'edits.retry' }
        | { type: 'news.close' }
        | { type: 'store.accept' }
        | { type: 'store.decline' },
    emitted: {} as
      | ({ type: 'lines.changed' } & CartShown)
      | { type: 'edits.retried' }
      /** Another tab ordered the goods, or took them all out. */
      | { type: 'cart.emptied' },
    output: {} as FollowCartOutcome,
    tags: {} as 'busy',
  },
  actions: {
    'take the lines': assign((_, { lines }: { lines: CartLine[] }) => ({ lines, areEditsPending: false })),
    'take the edit': assign((_, { lines }: { lines: CartLine[] }) => ({ lines, areEditsPending: true })),
    'note that an edit waits': assign({ areEditsPending: true }),
    'take the cart': assign((_, { lines, areEditsPending }: CartShown) => ({ lines, areEditsPending })),
    'tell that the edits are tried again': emit({ type: 'edits.retried' }),
    'note that the customer has seen them': assign(({ context }) => ({ seen: context.lines })),
    'tell the lines': emit(({ context: { lines, areEditsPending } }) => ({
      type: 'lines.changed',
      lines,
      areEditsPending,
    })),
    'tell that the cart is empty': emit({ type: 'cart.emptied' }),
  },
  guards: {
    'edits wait': (_, { areEditsPending }: CartShown) => areEditsPending,
    'something stays in the cart': (_, { lines }: { lines: CartLine[] }) => lines.length > 0,
    'nothing is in the cart': ({ context }) => context.lines.length === 0,
    'the goods are of another store': ({ context: { lines, seen } }) =>
      lines.some(({ item }) => isFromAnotherStore(seen, item)),
    'the cart is as the customer saw it': ({ context: { lines, seen } }) => isSameCart(lines, seen),
  },
}).createMachine({
  id: 'followCart',
  description: 'Is the cart still the cart that the customer checks out?',
  context: ({ input: { lines } }) => ({ lines, seen: lines, areEditsPending: false }),
  output: ({ event }) => event.output as FollowCartOutcome,
  initial: 'following',
  states: {
    following: {
      description: 'The customer knows the cart; checkout takes over the edits of the customer.',
      initial: 'same',
      on: {
        'cart.told': 'rereading',
        'cart.edited': [
          {
            guard: { type: 'something stays in the cart', params: ({ event }) => event },
            target: '.answering',
            actions: [
              { type: 'take the edit', params: ({ event }) => event },
              'note that the customer has seen them',
              'tell the lines',
            ],
          },
          {
            description: 'A cart that is being emptied ends checkout once the server has emptied it.',
            target: '.answering',
            actions: ['note that an edit waits', 'tell the lines'],
          },
        ],
        'cart.read': {
          target: '.same',
          actions: [
            { type: 'take the lines', params: ({ event }) => event },
            'note that the customer has seen them',
            'tell the lines',
          ],
        },
        'cart.failed': [
          {
            guard: { type: 'edits wait', params: ({ event }) => event },
            target: '.unanswered',
            actions: [
              { type: 'take the cart', params: ({ event }) => event },
              'note that the customer has seen them',
              'tell the lines',
            ],
          },
          {
            target: '.same',
            actions: [
              { type: 'take the cart', params: ({ event }) => event },
              'note that the customer has seen them',
              'tell the lines',
            ],
          },
        ],
      },
      states: {
        same: { description: 'No other tab changed the cart.' },
        answering: {
          description: 'The summary shows an edit of the customer, which the server has not answered yet.',
        },
        unanswered: {
          description:
            'No answer came, and edits wait: the customer sends the edits again before placing the order.',
          on: { 'edits.retry': { target: 'answering', actions: 'tell that the edits are tried again' } },
        },
        changed: {
          description: 'Another tab changed the cart, and the summary shows the changes.',
          on: { 'news.close': { target: 'same', actions: 'note that the customer has seen them' } },
        },
      },
    },
    rereading: {
      description: 'The app reads the cart again; the customer cannot place the order meanwhile.',
      tags: 'busy',
      on: {
        'cart.edited': [
          {
            guard: { type: 'something stays in the cart', params: ({ event }) => event },
            actions: [
              { type: 'take the edit', params: ({ event }) => event },
              'note that the customer has seen them',
              'tell the lines',
            ],
          },
          { actions: ['note that an edit waits', 'tell the lines'] },
        ],
        'cart.read': {
          target: 'decidingNews',
          actions: { type: 'take the lines', params: ({ event }) => event },
        },
        'cart.failed': [
          {
            guard: { type: 'edits wait', params: ({ event }) => event },
            target: 'following.unanswered',
            actions: [{ type: 'take the cart', params: ({ event }) => event }, 'tell the lines'],
          },
          {
            target: 'following',
            actions: [{ type: 'take the cart', params: ({ event }) => event }, 'tell the lines'],
          },
        ],
      },
    },
    decidingNews: {
      description: 'How did the other tab change the cart?',
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
      description:
        'The cart holds items of another store, and the page asks the customer before checkout goes on.',
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
      description: 'Checkout starts over with the items of the other store.',
      type: 'final',
      output: (): FollowCartOutcome => ({ type: 'moved' }),
    },
    left: {
      description: 'The items stay in the cart, and the customer leaves checkout.',
      type: 'final',
      output: (): FollowCartOutcome => ({ type: 'left' }),
    },
  },
})
