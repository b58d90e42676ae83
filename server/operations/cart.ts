import type { CartLine } from '#openapi/generated/server.ts'
import {
  addLine,
  changeQuantity,
  clearLines,
  type NewLine,
  readCart,
  removeLine,
  replaceLine,
} from '#server/cart/cart.ts'
import { type CartChange, changeCart } from '#server/cart/change-cart.ts'
import { addOnsFromWire } from '#server/cart/goods.ts'
import { chooseCart, savedFor } from '#server/cart/saved-cart.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import type { WireChoice } from '#server/rules/choice.ts'
import { cartLineOnWire } from '#server/wire/cart-line.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

type Shopping = Context<Services, Customer | Guest>

type LineBody = {
  item_id: number
  quantity: number
  variation?: WireChoice
  add_on_ids?: number[]
  add_on_qtys?: number[]
}

/** Every operation answers the whole cart, so that the storefront never has to guess what it holds. */
export const cart = {
  listCart: async (_, context) => answer(context, (db, { owner }, now) => readCart(db, owner, now)),

  addToCart: async ({ body }, context) => {
    const id = await context.services.numbers('cart_line')
    return changed(context, (tx, { owner }, now) => addLine(tx, owner, id, newLine(body), now))
  },

  updateCart: ({ body }, context) =>
    changed(context, (tx, { owner }, now) =>
      // The contract requires one of the two.
      changeQuantity(tx, owner, (body.cart_id ?? body.id)!, body.quantity, now),
    ),

  replaceCartLine: ({ body }, context) =>
    changed(context, (tx, { owner }, now) => replaceLine(tx, owner, body.cart_id, newLine(body), now)),

  removeFromCart: ({ query }, context) =>
    changed(context, async (tx, { owner }, now) => {
      await removeLine(tx, owner, query.cart_id)
      return readCart(tx, owner, now)
    }),

  clearCart: (_, context) =>
    changed(context, async (tx, { owner }) => {
      await clearLines(tx, owner)
      return []
    }),

  getSavedCart: async (_, context) =>
    answer(context, (db, { owner }, now) => readCart(db, savedFor(owner), now)),

  chooseCart: ({ body }, context) =>
    changed(context, (tx, { owner }, now) => chooseCart(tx, owner, body, now)),
} satisfies Partial<Handlers>

const changed = (context: Shopping, change: CartChange) =>
  answer(context, (db, shopper, now) => changeCart(db, shopper, now, change))

async function answer(context: Shopping, read: CartChange): Promise<CartLine[]> {
  const { db, at, format, reference } = await deskOf(context)
  const shopper = shopperOf(context.principal)
  return (await read(db, shopper, at)).map((line) => cartLineOnWire(line, shopper, format, reference))
}

const newLine = ({ item_id, quantity, variation = [], add_on_ids, add_on_qtys }: LineBody): NewLine => ({
  item_id,
  quantity,
  variation,
  addOns: addOnsFromWire(add_on_ids, add_on_qtys),
})
