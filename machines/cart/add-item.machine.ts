import { assign, emit, setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import { isFromAnotherStore, tookEffect } from '#machines/rules/cart-edits.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { CartLine, NewCartLine } from '#openapi/generated/client.ts'

/** Result of adding, with the lines of the last server response. */
export type AddItemOutcome =
  | { type: 'added' | 'replaced' | 'declined'; lines: CartLine[] }
  | { type: 'refused' | 'unreachable'; lines: CartLine[]; error: unknown }

export const addItemPorts = {
  /** Null while the customer has set no location. */
  readStoredLocation: port<CustomerLocation | null>('readStoredLocation'),
  addToCart: port<CartLine[], NewCartLine>('addToCart'),
  clearCart: port<CartLine[], CartOwner>('clearCart'),
  listCart: port<CartLine[], CartOwner>('listCart'),
}

/** Puts one line in the cart; asks for a location first, and before a cart of another store is cleared (docs/spec.md §4). */
export const addItemMachine = setup({
  types: {
    /** `line` is the line as it will look, `body` what the server is sent, `lines` the cart before. */
    input: {} as { owner: CartOwner; line: CartLine; body: NewCartLine; lines: CartLine[] },
    context: {} as {
      owner: CartOwner
      line: CartLine
      body: NewCartLine
      lines: CartLine[]
      /** Of the request that `rereading` settles. */
      error?: unknown
    },
    events: {} as
      | { type: 'clear.accept' }
      | { type: 'clear.decline' }
      | { type: 'location.set' }
      | { type: 'location.decline' },
    emitted: {} as { type: 'location.needed' },
    output: {} as AddItemOutcome,
    tags: {} as 'busy',
  },
  actors: addItemPorts,
  actions: {
    'ask for a location': emit({ type: 'location.needed' }),
    'note that the cart is empty': assign((_, { lines }: { lines: CartLine[] }) => ({ lines })),
    'keep the error': assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: {
    'a location is stored': (_, location: CustomerLocation | null) => location !== null,
    'cart is from another store': ({ context }) => isFromAnotherStore(context.lines, context.line.item),
    'the line is there after all': ({ context: { line, body, lines } }, found: CartLine[]) =>
      tookEffect({ type: 'add', line, body }, lines, found),
  },
}).createMachine({
  id: 'addItem',
  description: 'Does the item go into the cart, and may the app clear a cart of another store first?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as AddItemOutcome,
  initial: 'checkingLocation',
  states: {
    checkingLocation: {
      description: 'Has the customer chosen a location? Adding an item requires a stored location.',
      tags: 'busy',
      invoke: {
        id: 'readStoredLocation',
        src: 'readStoredLocation',
        onDone: [
          {
            guard: { type: 'a location is stored', params: ({ event }) => event.output },
            target: 'decidingStore',
          },
          'awaitingLocation',
        ],
        onError: 'awaitingLocation',
      },
    },
    awaitingLocation: {
      description: 'The page asks for a location; the item waits until the customer chooses a location.',
      entry: 'ask for a location',
      on: { 'location.set': 'decidingStore', 'location.decline': 'declined' },
    },
    decidingStore: {
      description: 'Does the cart hold items of another store?',
      always: [{ guard: 'cart is from another store', target: 'confirmingClear' }, 'adding'],
    },
    confirmingClear: {
      description: 'The customer decides whether the cart of the other store may be cleared.',
      on: { 'clear.accept': 'clearing', 'clear.decline': 'declined' },
    },
    adding: {
      description: 'The server adds the line to the cart.',
      tags: 'busy',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ ...context.body, ...context.owner }),
        onDone: 'added',
        onError: 'rereading',
      },
    },
    clearing: {
      description: 'The server empties the cart of the other store.',
      tags: 'busy',
      invoke: {
        id: 'clearCart',
        src: 'clearCart',
        input: ({ context }) => context.owner,
        onDone: {
          target: 'replacing',
          actions: { type: 'note that the cart is empty', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: 'rereading',
      },
    },
    replacing: {
      description: 'The server adds the line to the cart that it just emptied.',
      tags: 'busy',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ ...context.body, ...context.owner }),
        onDone: 'replaced',
        onError: 'rereading',
      },
    },
    rereading: {
      description:
        'The server refused, or the reply was lost: the app reads the cart again, so that no second line appears.',
      tags: 'busy',
      entry: { type: 'keep the error', params: ({ event }) => ({ error: errorIn(event) }) },
      invoke: {
        id: 'listCart',
        src: 'listCart',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'the line is there after all', params: ({ event }) => event.output },
            target: 'added',
          },
          'refused',
        ],
        onError: 'unreachable',
      },
    },
    added: {
      description: 'The line is in the cart.',
      type: 'final',
      output: ({ event }): AddItemOutcome => ({ type: 'added', lines: outputIn(event) }),
    },
    replaced: {
      description: 'The line is in the cart, which held items of another store before.',
      type: 'final',
      output: ({ event }): AddItemOutcome => ({ type: 'replaced', lines: outputIn(event) }),
    },
    declined: {
      description: 'The customer declined, and the cart stays as it was.',
      type: 'final',
      output: ({ context }): AddItemOutcome => ({ type: 'declined', lines: context.lines }),
    },
    refused: {
      description: 'The cart does not hold the line; the app shows the cart of the server.',
      type: 'final',
      output: ({ context, event }): AddItemOutcome => ({
        type: 'refused',
        lines: outputIn(event),
        error: context.error,
      }),
    },
    unreachable: {
      description: 'The server does not answer; the app does not know the contents of the cart.',
      type: 'final',
      output: ({ context, event }): AddItemOutcome => ({
        type: 'unreachable',
        lines: context.lines,
        error: errorIn(event),
      }),
    },
  },
})
