import { giveWish } from '../support/belongings.ts'
import type { Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'
import { item } from '../support/small-shop.ts'

export const cases = {
  listWishlist: {
    own: ({ store }) => store.map(idOf),
  },
  addToWishlist: {
    query: { item_id: item.margherita, store_id: undefined },
    giveBack: async ({ person }) => {
      await person.api.DELETE('/wish-list/remove', { params: { query: { item_id: item.margherita } } })
    },
  },
  removeFromWishlist: {
    query: { item_id: item.kebab, store_id: undefined },
    giveBack: giveWish,
  },
} satisfies Cases
