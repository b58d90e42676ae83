import { assign, emit, raise, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn, type RefusalOrFailure } from '#machines/rules/refusal.ts'
import {
  changesNothing,
  firstChange,
  type PendingWishes,
  queued,
  type Wish,
  type WishAction,
} from '#machines/rules/wishes.ts'
import type { Wishlist } from '#openapi/generated/client.ts'
import { type ChangeWishlistOutcome, changeWishlistMachine } from './change-wishlist.machine.ts'

/** Owner of the wishlist and its visible part: one module in the zones of the location. */
export type WishlistShopper = {
  token: string | null
  zone_ids: readonly number[]
  module_id: number | null
}

export const wishlistPorts = { listWishlist: port<Wishlist>('listWishlist') }

/**
 * Keeps the wishlist of a customer: takes every press at once, sends the changes one after another, and shows the queue
 * folded over the list (`shownWishes` in rules). A change that failed leaves the queue, which is the rollback.
 */
export const wishlistMachine = setup({
  types: {
    input: {} as { shopper: WishlistShopper },
    context: {} as PendingWishes & { shopper: WishlistShopper },
    events: {} as WishAction | { type: 'shopper.changed'; shopper: WishlistShopper } | { type: 'retry' },
    emitted: {} as
      /** `message` comes from the server (docs/spec.md §4); empty after a lost response. */
        | { type: 'wishlist.added' | 'wishlist.removed'; wish: Wish; message: string }
        | { type: 'place.needed' }
        | RefusalOrFailure,
    tags: {} as 'busy',
  },
  actors: { ...wishlistPorts, changeWishlist: changeWishlistMachine },
  actions: {
    'queue the edit': assign(({ context }, edit: WishAction) => ({ queue: queued(context, edit) })),
    'ask again if nobody answered': raise({ type: 'retry' }),
    'say that a place is needed': emit({ type: 'place.needed' }),
    'say that a login is needed': emit({ type: 'problem', refusal: { message: 'notLoggedIn' } }),
    'meet the shopper': assign((_, { shopper }: { shopper: WishlistShopper }) => ({ shopper })),
    'forget the list': assign({ wishlist: { item: [], store: [] } }),
    'forget the edits': assign({ queue: [] }),
    'take the list': assign((_, { wishlist }: { wishlist: Wishlist }) => ({ wishlist })),
    'drop the edit': assign(({ context }) => ({ queue: context.queue.slice(1) })),
    announce: emit(({ context }, { message }: { message: string }) => {
      const { edit } = firstChange(context)
      return { type: edit.type === 'keep' ? 'wishlist.added' : 'wishlist.removed', wish: edit.wish, message }
    }),
    'report the failure': emit((_, bad: object) => ({ type: 'failure', error: errorIn(bad) })),
  },
  guards: {
    'nothing is different': ({ context }, { shopper }: { shopper: WishlistShopper }) =>
      isSameShopper(context.shopper, shopper) && hasSameView(context.shopper, shopper),
    'the customer looks elsewhere': ({ context }, { shopper }: { shopper: WishlistShopper }) =>
      isSameShopper(context.shopper, shopper),
    'nobody is signed in': ({ context }) => context.shopper.token === null,
    'no place is chosen': ({ context }) => context.shopper.zone_ids.length === 0,
    'the next edit changes nothing': ({ context: { wishlist, queue } }) =>
      queue[0] !== undefined && changesNothing(wishlist, queue[0]),
    'the list has to be read': ({ context }) => context.queue[0]?.type === 'read',
    'an edit waits': ({ context }) => context.queue.length > 0,
    'the server refused': (_, { type }: ChangeWishlistOutcome) => type === 'refused',
    'nobody answers': (_, { type }: ChangeWishlistOutcome) => type === 'unreachable',
  },
}).createMachine({
  id: 'wishlist',
  description: 'The wishlist of the customer, and the changes that the server has not answered.',
  context: ({ input: { shopper } }) => ({ shopper, wishlist: { item: [], store: [] }, queue: [] }),
  on: {
    'shopper.changed': [
      { guard: { type: 'nothing is different', params: ({ event }) => event } },
      {
        description:
          'The customer looks at another module or location, which has another list; waiting changes stay.',
        guard: { type: 'the customer looks elsewhere', params: ({ event }) => event },
        target: '.deciding',
        actions: ['forget the list', { type: 'meet the shopper', params: ({ event }) => event }],
      },
      {
        target: '.deciding',
        actions: [
          'forget the list',
          'forget the edits',
          { type: 'meet the shopper', params: ({ event }) => event },
        ],
      },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is a customer signed in, and is a location chosen?',
      always: [
        { guard: 'nobody is signed in', target: 'signedOut' },
        { guard: 'no place is chosen', target: 'placeless' },
        'signedIn',
      ],
    },
    signedOut: {
      description: 'A guest has no wishlist; a press on a heart tells the guest to sign in.',
      on: { 'wish.toggle': { actions: 'say that a login is needed' } },
    },
    placeless: {
      description:
        'No location is chosen, and each list belongs to a location; a press on a heart asks for a location.',
      on: { 'wish.toggle': { actions: 'say that a place is needed' } },
    },
    signedIn: {
      description: 'A customer is signed in, and can press a heart at any time.',
      initial: 'loading',
      on: {
        'wish.toggle': {
          actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
        },
        'wish.drop': {
          actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
        },
        'wishlist.changed': {
          actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],
        },
      },
      states: {
        loading: {
          description: 'The app reads the list. Edits wait.',
          tags: 'busy',
          invoke: {
            id: 'listWishlist',
            src: 'listWishlist',
            onDone: {
              target: 'ready',
              actions: { type: 'take the list', params: ({ event }) => ({ wishlist: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: ['forget the edits', { type: 'report the failure', params: ({ event }) => event }],
            },
          },
        },
        ready: {
          description: 'The list is known; the app sends the changes one after another.',
          initial: 'idle',
          states: {
            idle: {
              description: 'No edit is on its way; the app takes the next edit of the queue.',
              always: [
                { guard: 'the next edit changes nothing', actions: 'drop the edit' },
                { guard: 'the list has to be read', target: 'rereading' },
                { guard: 'an edit waits', target: 'changing' },
              ],
            },
            changing: {
              description: 'The first edit of the queue is on its way; later edits wait.',
              tags: 'busy',
              invoke: {
                id: 'changeWishlist',
                src: 'changeWishlist',
                input: ({ context }) => firstChange(context),
                onDone: [
                  {
                    description: 'The app drops the edit, and the heart shows what the server holds.',
                    guard: { type: 'the server refused', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      { type: 'report the failure', params: ({ event }) => event.output },
                      { type: 'take the list', params: ({ event }) => event.output },
                      'drop the edit',
                    ],
                  },
                  {
                    guard: { type: 'nobody answers', params: ({ event }) => event.output },
                    target: '#wishlist.signedIn.unavailable',
                    actions: [
                      'forget the edits',
                      { type: 'report the failure', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'idle',
                    actions: [
                      {
                        type: 'announce',
                        params: ({ event: { output } }) => ({
                          message: output.type === 'changed' ? output.message : '',
                        }),
                      },
                      { type: 'take the list', params: ({ event }) => event.output },
                      'drop the edit',
                    ],
                  },
                ],
                onError: {
                  target: '#wishlist.signedIn.unavailable',
                  actions: ['forget the edits', { type: 'report the failure', params: ({ event }) => event }],
                },
              },
            },
            rereading: {
              description: 'Another tab changed the list: the app reads the list again.',
              tags: 'busy',
              invoke: {
                id: 'listWishlist',
                src: 'listWishlist',
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'take the list', params: ({ event }) => ({ wishlist: event.output }) },
                    'drop the edit',
                  ],
                },
                onError: {
                  target: '#wishlist.signedIn.unavailable',
                  actions: ['forget the edits', { type: 'report the failure', params: ({ event }) => event }],
                },
              },
            },
          },
        },
        unavailable: {
          description: 'The server does not answer, and no edit waits; another press or a retry asks again.',
          on: { retry: 'loading' },
        },
      },
    },
  },
})

const isSameShopper = (one: WishlistShopper, other: WishlistShopper) => one.token === other.token

const hasSameView = (one: WishlistShopper, other: WishlistShopper) =>
  one.module_id === other.module_id && one.zone_ids.join() === other.zone_ids.join()
