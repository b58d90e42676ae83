import { assign, emit, raise, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type BadNews, errorIn } from '#machines/rules/refusal.ts'
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
        | BadNews,
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
  description: 'What a customer keeps for later, and the changes that the server has not answered.',
  context: ({ input: { shopper } }) => ({ shopper, wishlist: { item: [], store: [] }, queue: [] }),
  on: {
    'shopper.changed': [
      { guard: { type: 'nothing is different', params: ({ event }) => event } },
      {
        description: 'Another module or place: its list is another one. What was pressed is still meant.',
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
      description: 'Is there a customer, and a place whose list can be read?',
      always: [
        { guard: 'nobody is signed in', target: 'signedOut' },
        { guard: 'no place is chosen', target: 'placeless' },
        'signedIn',
      ],
    },
    signedOut: {
      description: 'A guest has no wishlist; one who presses a heart is told to sign in.',
      on: { 'wish.toggle': { actions: 'say that a login is needed' } },
    },
    placeless: {
      description: 'A list is that of a place; a customer who presses a heart is asked for one.',
      on: { 'wish.toggle': { actions: 'say that a place is needed' } },
    },
    signedIn: {
      description: 'A customer, whose presses are never lost.',
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
          description: 'The list is fetched. Edits wait.',
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
          description: 'The list is known; changes are sent one after another.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is under way: the next edit of the queue is taken.',
              always: [
                { guard: 'the next edit changes nothing', actions: 'drop the edit' },
                { guard: 'the list has to be read', target: 'rereading' },
                { guard: 'an edit waits', target: 'changing' },
              ],
            },
            changing: {
              description: 'The first edit of the queue is under way; later ones wait behind it.',
              tags: 'busy',
              invoke: {
                id: 'changeWishlist',
                src: 'changeWishlist',
                input: ({ context }) => firstChange(context),
                onDone: [
                  {
                    description: 'Rolled back: the heart shows what the server holds.',
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
              description: 'Another tab changed the list: it is read again.',
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
          description: 'The server does not answer, and nothing waits: another press or a retry asks again.',
          on: { retry: 'loading' },
        },
      },
    },
  },
})

const isSameShopper = (one: WishlistShopper, other: WishlistShopper) => one.token === other.token

const hasSameView = (one: WishlistShopper, other: WishlistShopper) =>
  one.module_id === other.module_id && one.zone_ids.join() === other.zone_ids.join()
