import { asc, eq } from 'drizzle-orm'
import { addLine, type LineInCart, lockCart, readCart, soldNow } from '#server/cart/cart.ts'
import { type Goods, type Pieces, piecesOf, readGoods, roomFor } from '#server/cart/goods.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import { addOnsOf } from '#server/catalogue/items.ts'
import type { Database } from '#server/db/open.ts'
import { orderLines } from '#server/db/schema.ts'
import type { SoldItem, Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { choose, type WireChoice } from '#server/rules/choice.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow } from './move-order.ts'
import { priceLines } from './quote.ts'

type OldLine = typeof orderLines.$inferSelect

type Missing = { item_id: number; name: Text; reason: 'gone' | 'options' | 'stock' | 'limit' }

/** Unit prices in minor units, with options and after discounts. */
type Changed = {
  item_id: number
  name: Text
  old_price: number
  price: number
  old_quantity: number
  quantity: number
  missing_add_ons: Text[]
}

/** `found` counts the lines of the order that are in the cart now. */
export type Again = { found: number; cart: LineInCart[]; missing: Missing[]; changed: Changed[] }

/**
 * Adds the lines of an order that are still sold to its owner's cart, all or none; a cart of another store is refused.
 * A line that is in the cart already stays as it is, so that a second click adds nothing.
 */
export async function orderAgain(services: Services, { id }: OrderRow, shopper: Shopper): Promise<Again> {
  const { db, numbers } = services
  const { owner } = shopper
  const now = services.now()
  const ordered = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, id))
    .orderBy(asc(orderLines.position))
  const ids = await Promise.all(ordered.map(() => numbers('cart_line')))
  return transact(db, async (tx) => {
    await lockCart(tx, shopper, now)
    const before = await readCart(tx, owner, now)
    const cart = before.map(({ goods }) => piecesOf(goods))
    const missing: Missing[] = []
    const changed: Changed[] = []
    for (const [at, line] of ordered.entries()) {
      const found = await wantedAgain(tx, line, now)
      if ('goods' in found && before.some((other) => isSameChoice(other, found.goods))) continue
      const fitting = 'goods' in found ? fitted(found, line, cart) : found
      if ('reason' in fitting) {
        missing.push(fitting)
        continue
      }
      await addLine(tx, owner, ids[at]!, asNewLine(fitting.goods, line), now)
      cart.push(piecesOf(fitting.goods))
      const change = changeOf(line, fitting)
      if (change) changed.push(change)
    }
    const found = ordered.length - missing.length
    return { found, cart: await readCart(tx, owner, now), missing, changed }
  })
}

type Wanted = { goods: Goods; missing_add_ons: Text[] }

/** An old line as it can be had today. */
async function wantedAgain(
  tx: Database,
  { item_id, item_details: sold, quantity }: OldLine,
  now: Date,
): Promise<Wanted | Missing> {
  const missing = (reason: Missing['reason']) => ({ item_id, name: sold.name, reason })
  const row = await soldNow(tx, item_id, now)
  if (!row) return missing('gone')
  const variation = asWire(sold)
  const choice = choose(row.item, variation)
  if ('problem' in choice) return missing('options')
  const offered = await addOnsOf(tx, [row])
  const [addOns, lost] = parted(sold.add_ons, ({ id }) => offered.some((addOn) => addOn.id === id))
  const goods = readGoods(row, { quantity, variation, addOns }, offered)
  if (roomFor(goods, []) < 1) return missing('stock')
  return { goods, missing_add_ons: lost.map(({ name }) => name) }
}

/** As many pieces of it as fit beside the rest of the cart. */
function fitted({ goods, ...more }: Wanted, line: OldLine, cart: Pieces[]): Wanted | Missing {
  const quantity = Math.min(line.quantity, roomFor(goods, cart))
  if (quantity < 1) return { item_id: line.item_id, name: line.item_details.name, reason: 'limit' }
  return { ...more, goods: { ...goods, quantity } }
}

const parted = <T>(list: T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  list.filter(isFirst),
  list.filter((one) => !isFirst(one)),
]

/** What was sold in the words of the catalogue, to be read against today's. */
function asWire({ variation }: SoldItem): WireChoice {
  if (!variation) return []
  return Array.isArray(variation)
    ? variation.map(({ name, labels }) => ({ name: name.en, values: { label: labels.map(({ en }) => en) } }))
    : [{ type: variation.type.en }]
}

const isSameChoice = ({ line }: LineInCart, { item, choice }: Goods) =>
  line.item_id === item.id && line.variation_key === choice.key

const asNewLine = ({ item, quantity, addOns }: Goods, { item_details }: OldLine) => ({
  item_id: item.id,
  quantity,
  variation: asWire(item_details),
  addOns,
})

function changeOf(line: OldLine, { goods, missing_add_ons }: Wanted): Changed | undefined {
  const [{ price }] = priceLines([goods]) as [ReturnType<typeof priceLines>[number]]
  const change = {
    item_id: line.item_id,
    name: goods.item.name,
    old_price: line.price - line.discount_on_item,
    price: price.unitPrice - price.unitDiscount,
    old_quantity: line.quantity,
    quantity: goods.quantity,
    missing_add_ons,
  }
  const isSame =
    change.price === change.old_price &&
    change.quantity === change.old_quantity &&
    missing_add_ons.length === 0
  return isSame ? undefined : change
}
