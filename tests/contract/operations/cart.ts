import type { Body, Cases } from '../support/cases.type.ts'
import { giveCartAgain } from '../support/give-back.ts'
import { addOn, item } from '../support/small-shop.ts'

export const cases = {
  listCart: {
    own: (lines: Body[]) => lines.flatMap(({ id, user_id }) => [`line ${id}`, `of ${user_id}`]),
  },
  getSavedCart: {
    shared: 'lines that were set aside; that no other customer sees or takes them: cart.test.ts',
  },
  chooseCart: {
    body: () => ({ keep: 'current' }),
    giveBack: giveCartAgain,
  },
  addToCart: {
    body: () => ({
      model: 'Item',
      item_id: item.mixedGrill,
      price: 55,
      quantity: 1,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
    }),
    giveBack: giveCartAgain,
  },
  updateCart: {
    body: ({ cart_id }) => ({ cart_id, quantity: 2, price: 25 }),
    giveBack: giveCartAgain,
    thing: 'cart_id',
  },
  replaceCartLine: {
    body: ({ cart_id }) => ({
      cart_id,
      model: 'Item',
      item_id: item.kebab,
      price: 25,
      quantity: 1,
      add_on_ids: [addOn.bread],
      add_on_qtys: [1],
    }),
    giveBack: giveCartAgain,
    thing: 'cart_id',
  },
  removeFromCart: {
    giveBack: giveCartAgain,
    thing: 'cart_id',
    ends: 'what is gone or kept for later',
  },
  clearCart: {
    giveBack: giveCartAgain,
    ends: 'what is gone or kept for later',
  },
} satisfies Cases
