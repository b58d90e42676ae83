import { asc, eq } from 'drizzle-orm'
import { zip } from '#server/assert/zip.ts'
import { addItems, clearLines, linesOf, lockCart, readCart } from '#server/cart/cart.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CartLineRow, OrderLineRow, OrderRow } from '#server/db/rows.ts'
import { orderLines, stores } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { once } from '#server/limits/idempotency.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import type { Services } from '#server/wiring/services.ts'
import { isAvailable, type LineAgain, linesAgain, pricesOf, type WhyNot } from './line-again.ts'

type Missing = { item_id: number; name: Text; reason: Exclude<WhyNot, 'in_cart'> }

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

/** `found` counts the lines of the order that are in the cart now, `added` the pieces that were put there. */
export type Again = { found: number; added: number; missing: Missing[]; changed: Changed[] }

/** Stored so that the customer can undo "order again": the reply, and the cart before and after. */
export type StoredAgain = Again & { before: StoredLine[]; after: StoredLine[]; isUndone?: boolean }

export type StoredLine = Omit<CartLineRow, 'owner' | 'created_at'> & { created_at: string }

/** What ordering again would do now; the cart of another store counts as cleared. */
export async function previewAgain(services: Services, { id, store_id }: OrderRow, { owner }: Shopper) {
  const { db } = services
  const at = await clockOf(services)
  const [ordered, held, [store]] = await Promise.all([
    linesOfOrder(db, id),
    linesOf(db, { owner }),
    store_id === null ? [] : db.select().from(stores).where(eq(stores.id, store_id)),
  ])
  const other = held.find((line) => line.store_id !== store_id)
  const cart = other ? [] : await readCart(db, owner, at.now)
  const [otherStore] = other
    ? await db.select({ name: stores.name }).from(stores).where(eq(stores.id, other.store_id))
    : []
  return {
    store,
    lines: await linesAgain(db, ordered, cart, at),
    otherCart: otherStore && {
      name: otherStore.name,
      quantity: held.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  }
}

type Repeating = { shopper: Shopper; body: unknown; key: string | undefined; replaces: boolean }

/**
 * Adds the lines of an order that are still sold to its owner's cart, all or none; a cart of another store is refused, or
 * cleared by the same step. A line that is in the cart already stays as it is, so that a second click adds nothing.
 */
export async function orderAgain(
  services: Services,
  { id }: OrderRow,
  { shopper, body, key, replaces }: Repeating,
) {
  const { db, numbers } = services
  const { owner } = shopper
  const at = await clockOf(services)
  const ordered = await linesOfOrder(db, id)
  const ids = await Promise.all(ordered.map(() => numbers('cart_line')))
  return transact(db, async (tx) => {
    const attempt = key === undefined ? undefined : { owner, operation: 'orderAgain', key, body }
    const add = async () => {
      await lockCart(tx, shopper, at.now)
      return addAgain(tx, owner, { ordered, ids, replaces, at })
    }
    const again = await (attempt ? once<StoredAgain>(tx, attempt, add) : add())
    return { ...again, cart: await readCart(tx, owner, at.now) }
  })
}

type Adding = { ordered: OrderLineRow[]; ids: number[]; replaces: boolean; at: Moment }

async function addAgain(
  tx: Database,
  owner: string,
  { ordered, ids, replaces, at }: Adding,
): Promise<StoredAgain> {
  const before = await linesOf(tx, { owner })
  const isOther = before.some(({ store_id }) => store_id !== ordered[0]?.item_details.store_id)
  const lines = await linesAgain(tx, ordered, isOther ? [] : await readCart(tx, owner, at.now), at)
  const available = lines.filter(isAvailable)
  if (available.length > 0) {
    if (isOther && !replaces) throw refuse('different_stores')
    if (isOther) await clearLines(tx, owner)
    const added = zip(available, ids).map(([{ lineItem }, id]) => ({ id, lineItem }))
    await addItems(tx, owner, { held: isOther ? 0 : before.length, added }, at.now)
  }
  const missing = lines.flatMap(missingOf)
  return {
    found: lines.length - missing.length,
    added: available.reduce((sum, { lineItem }) => sum + lineItem.quantity, 0),
    missing,
    changed: available.flatMap(changeOf),
    before: before.map(storedLine),
    after: (await linesOf(tx, { owner })).map(storedLine),
  }
}

/** The clock of the shop. */
type Moment = { now: Date; time: string }

async function clockOf({ now, reference }: Pick<Services, 'now' | 'reference'>): Promise<Moment> {
  const { settings } = await reference()
  const at = now()
  return { now: at, time: wallTime(at, settings.timezone).time }
}

const linesOfOrder = (db: Database, id: number) =>
  db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(asc(orderLines.position))

export const storedLine = ({ owner, created_at, ...line }: CartLineRow): StoredLine => ({
  ...line,
  created_at: created_at.toISOString(),
})

const missingOf = ({ line, reason }: LineAgain): Missing[] =>
  reason === null || reason === 'in_cart'
    ? []
    : [{ item_id: line.item_id, name: line.item_details.name, reason }]

function changeOf(again: LineAgain): Changed[] {
  const { line, lineItem, missing_add_ons } = again
  const { old_price, price } = pricesOf(again)
  if (!lineItem || price === null) return []
  const change = {
    item_id: line.item_id,
    name: lineItem.item.name,
    old_price,
    price,
    old_quantity: line.quantity,
    quantity: lineItem.quantity,
    missing_add_ons,
  }
  const isSame = price === old_price && lineItem.quantity === line.quantity && missing_add_ons.length === 0
  return isSame ? [] : [change]
}
