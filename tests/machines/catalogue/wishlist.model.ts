import type { ChangeWishlistOutcome } from '#machines/catalogue/change-wishlist.machine.ts'
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { applied } from '#machines/rules/wishes.ts'
import { dish, store } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const guest = { token: null, zone_ids: [1], module_id: 1 }
const customer = { ...guest, token: 'mona' }
const soup = { kind: 'item', thing: dish() } as const
const tea = { kind: 'item', thing: dish({ id: 16, name: 'Tea' }) } as const
const kitchen = store()
const offline = new TypeError('Failed to fetch')

export const wishlistModel = model(wishlistMachine, {
  inputs: {
    'a guest': { shopper: guest },
    'a customer': { shopper: customer },
    'a customer without a place': { shopper: { ...customer, zone_ids: [] } },
  },
  events: {
    'wish.toggle': [{ wish: tea }],
    'wish.drop': [{ wish: soup }],
    'wishlist.changed': [{}],
    'shopper.changed': [
      { shopper: guest },
      { shopper: customer },
      { shopper: { ...customer, module_id: 2 } },
    ],
    retry: [{}],
  },
  answers: {
    listWishlist: { done: [{ item: [soup.thing], store: [kitchen] }], refused: [offline] },
    changeWishlist: {
      done: ({ edit, wishlist }): ChangeWishlistOutcome[] => [
        { type: 'changed', wishlist: applied(wishlist, edit), message: 'Done.' },
        { type: 'refused', wishlist, error: offline },
        { type: 'unreachable', wishlist, error: offline },
      ],
      refused: [offline],
    },
  },
  stateKey: ({ context: { shopper, queue, wishlist } }) =>
    `${shopper.token ?? 'guest'} in ${shopper.module_id}, ${wishlist.item.length}, ${queue.length} waiting`,
  stopWhen: ({ context }) => context.queue.length > 1,
})
