import { changeWishlistMachine } from '#machines/catalogue/change-wishlist.machine.ts'
import { applied } from '#machines/rules/wishes.ts'
import { dish, store } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const item = dish()
const wish = { kind: 'item', thing: item } as const
const offline = new TypeError('Failed to fetch')

export const changeWishlistModel = model(changeWishlistMachine, {
  inputs: {
    'an item kept': { edit: { type: 'keep', wish }, wishlist: { item: [], store: [] } },
    'an item taken off': { edit: { type: 'drop', wish }, wishlist: { item: [item], store: [store()] } },
  },
  events: {},
  answers: {
    addToWishlist: { done: [{ message: 'Added to your wishlist.' }], refused: [offline] },
    removeFromWishlist: { done: [{ message: 'Removed from your wishlist.' }], refused: [offline] },
    listWishlist: {
      done: (_, { context: { wishlist, edit } }) => [applied(wishlist, edit), wishlist],
      refused: [offline],
    },
  },
})
