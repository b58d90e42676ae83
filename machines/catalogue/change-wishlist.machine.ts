import { assign, setup } from 'xstate'
import { outputIn, port } from '#machines/port.ts'
import { errorIn } from '#machines/rules/refusal.ts'
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
    /** `error` of the request that `rereading` settles. */
    context: {} as { edit: WishChange; wishlist: Wishlist; error?: unknown },
    output: {} as ChangeWishlistOutcome,
    tags: {} as 'busy',
  },
  actors: changeWishlistPorts,
  actions: {
    'keep the error': assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: {
    'it is to be kept': ({ context }) => context.edit.type === 'keep',
    'it was done after all': ({ context }, found: Wishlist) => changesNothing(found, context.edit),
  },
}).createMachine({
  id: 'changeWishlist',
  description:
    'Did the server take this change of the wishlist? After a lost reply, the app reads the wishlist again.',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ChangeWishlistOutcome,
  initial: 'decidingRequest',
  states: {
    decidingRequest: {
      description: 'Does the customer add to the wishlist, or remove from it?',
      always: [{ guard: 'it is to be kept', target: 'adding' }, 'removing'],
    },
    adding: {
      description: 'The server adds an item or a store to the wishlist.',
      tags: 'busy',
      invoke: {
        id: 'addToWishlist',
        src: 'addToWishlist',
        input: ({ context }) => wishQuery(context.edit.wish),
        onDone: 'changed',
        onError: 'rereading',
      },
    },
    removing: {
      description: 'The server removes an item or a store from the wishlist.',
      tags: 'busy',
      invoke: {
        id: 'removeFromWishlist',
        src: 'removeFromWishlist',
        input: ({ context }) => wishQuery(context.edit.wish),
        onDone: 'changed',
        onError: 'rereading',
      },
    },
    rereading: {
      description:
        'The server refused, or the reply was lost: the app reads the wishlist again to see whether it changed.',
      tags: 'busy',
      entry: { type: 'keep the error', params: ({ event }) => ({ error: errorIn(event) }) },
      invoke: {
        id: 'listWishlist',
        src: 'listWishlist',
        onDone: [
          {
            guard: { type: 'it was done after all', params: ({ event }) => event.output },
            target: 'foundChanged',
          },
          'refused',
        ],
        onError: 'unreachable',
      },
    },
    changed: {
      description: 'The wishlist is as the customer wanted it.',
      type: 'final',
      output: ({ context: { edit, wishlist }, event }): ChangeWishlistOutcome => ({
        type: 'changed',
        wishlist: applied(wishlist, edit),
        message: outputIn<Message>(event).message,
      }),
    },
    foundChanged: {
      description: 'The reply was lost, but the wishlist is as the customer wanted it.',
      type: 'final',
      output: ({ event }): ChangeWishlistOutcome => ({
        type: 'changed',
        wishlist: outputIn(event),
        message: '',
      }),
    },
    refused: {
      description:
        'The wishlist did not change as the customer wanted; the app shows the wishlist of the server.',
      type: 'final',
      output: ({ context, event }): ChangeWishlistOutcome => ({
        type: 'refused',
        wishlist: outputIn(event),
        error: context.error,
      }),
    },
    unreachable: {
      description: 'The server does not answer; the app does not know the contents of the wishlist.',
      type: 'final',
      output: ({ context, event }): ChangeWishlistOutcome => ({
        type: 'unreachable',
        wishlist: context.wishlist,
        error: errorIn(event),
      }),
    },
  },
})
