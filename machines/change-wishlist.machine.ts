import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { applied, changesNothing, type WishChange, wishQuery } from '#machines/rules/wishes.ts'
import type { Message, Wishlist } from '#openapi/generated/client.ts'

/** Result of the change with the current list; `message` comes from the server and is empty after a lost response. */
export type ChangeWishlistOutcome =
  | { type: 'changed'; wishlist: Wishlist; message: string }
  | { type: 'refused' | 'unreachable'; wishlist: Wishlist; error: unknown }

type WishQuery = ReturnType<typeof wishQuery>

export const changeWishlistPorts = {
  addToWishlist: port<Message, WishQuery>('addToWishlist'),
  removeFromWishlist: port<Message, WishQuery>('removeFromWishlist'),
  listWishlist: port<Wishlist>('listWishlist'),
}

/** Sends one change of the wishlist; after a failure it reads the list before it ends. */
export const changeWishlistMachine = setup({
  types: {
    input: {} as { edit: WishChange; wishlist: Wishlist },
    context: {} as { edit: WishChange; wishlist: Wishlist; outcome: ChangeWishlistOutcome },
    output: {} as ChangeWishlistOutcome,
    tags: {} as 'busy',
  },
  actors: changeWishlistPorts,
  actions: {
    'note the change': assign(({ context: { edit, wishlist } }, { message }: Message) => ({
      outcome: { type: 'changed' as const, wishlist: applied(wishlist, edit), message },
    })),
    'note the refusal': assign(({ context: { wishlist } }, { error }: { error: unknown }) => ({
      outcome: { type: 'refused' as const, wishlist, error },
    })),
    'note that it was done': assign((_, { wishlist }: { wishlist: Wishlist }) => ({
      outcome: { type: 'changed' as const, wishlist, message: '' },
    })),
    'note what the list holds': assign(({ context }, { wishlist }: { wishlist: Wishlist }) => ({
      outcome: { ...context.outcome, wishlist },
    })),
    'note that nobody answers': assign(({ context: { wishlist } }, { error }: { error: unknown }) => ({
      outcome: { type: 'unreachable' as const, wishlist, error },
    })),
  },
  guards: {
    'it is to be kept': ({ context }) => context.edit.type === 'keep',
    'it was done after all': ({ context }, found: Wishlist) => changesNothing(found, context.edit),
  },
}).createMachine({
  id: 'changeWishlist',
  description: 'Sends one change of the wishlist; a lost reply is settled by reading the list again.',
  context: ({ input }) => ({
    ...input,
    outcome: { type: 'changed', wishlist: input.wishlist, message: '' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Is something kept, or taken off the list?',
      always: [{ guard: 'it is to be kept', target: 'adding' }, 'removing'],
    },
    adding: {
      description: 'An item or a store is kept for later.',
      tags: 'busy',
      invoke: {
        id: 'addToWishlist',
        src: 'addToWishlist',
        input: ({ context }) => wishQuery(context.edit.wish),
        onDone: {
          target: 'changed',
          actions: { type: 'note the change', params: ({ event }) => event.output },
        },
        onError: { target: 'rereading', actions: { type: 'note the refusal', params: ({ event }) => event } },
      },
    },
    removing: {
      description: 'An item or a store is taken off the list.',
      tags: 'busy',
      invoke: {
        id: 'removeFromWishlist',
        src: 'removeFromWishlist',
        input: ({ context }) => wishQuery(context.edit.wish),
        onDone: {
          target: 'changed',
          actions: { type: 'note the change', params: ({ event }) => event.output },
        },
        onError: { target: 'rereading', actions: { type: 'note the refusal', params: ({ event }) => event } },
      },
    },
    rereading: {
      description: 'No clear yes came: the list is read again, and what it holds is the truth.',
      tags: 'busy',
      invoke: {
        id: 'listWishlist',
        src: 'listWishlist',
        onDone: [
          {
            guard: { type: 'it was done after all', params: ({ event }) => event.output },
            target: 'changed',
            actions: {
              type: 'note that it was done',
              params: ({ event }) => ({ wishlist: event.output }),
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'note what the list holds',
              params: ({ event }) => ({ wishlist: event.output }),
            },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'note that nobody answers', params: ({ event }) => event },
        },
      },
    },
    changed: { description: 'The list is as the customer wanted it.', type: 'final' },
    refused: { description: 'The server refused; the list is what it says.', type: 'final' },
    unreachable: { description: 'Nobody answers; what the list holds is not known.', type: 'final' },
  },
})
