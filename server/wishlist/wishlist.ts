import { and, count, eq, sql } from 'drizzle-orm'
import { onSale } from '#server/catalogue/items.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { items, stores, wishedItems, wishedStores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'

/** Items, and as many stores: the list is answered as a whole. */
const MOST = 100

/** An item or a store, never both. */
export type Wish = { item_id: number; store_id?: undefined } | { item_id?: undefined; store_id: number }

/**
 * Puts an item or a store on the customer's wishlist. Refuses a missing item or store, a second addition, and one more than
 * the list holds.
 */
export async function addWish(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customer_id: number,
  { item_id, store_id }: Wish,
): Promise<void> {
  await transact(db, async (tx) => {
    await holdAccount(tx, customer_id)
    await (item_id === undefined
      ? wishStore(tx, { customer_id, store_id, created_at: now() })
      : wishItem(tx, { customer_id, item_id, created_at: now() }))
  })
}

/** Takes an item or a store off the customer's wishlist; refuses an item or a store that is not on it. */
export async function removeWish(
  db: Database,
  customer_id: number,
  { item_id, store_id }: Wish,
): Promise<void> {
  await transact(db, (tx) =>
    item_id === undefined ? forgetStore(tx, customer_id, store_id) : forgetItem(tx, customer_id, item_id),
  )
}

async function wishItem(tx: Database, wish: typeof wishedItems.$inferInsert): Promise<void> {
  const found = await tx
    .update(items)
    .set({ wishlist_count: sql`${items.wishlist_count} + 1` })
    .where(and(eq(items.id, wish.item_id), onSale))
    .returning({ id: items.id })
  if (found.length === 0) throw refuse('not found')
  const added = await tx.insert(wishedItems).values(wish).onConflictDoNothing().returning()
  ensureAdded(added, await countOf(tx, wishedItems, wish.customer_id))
}

async function wishStore(tx: Database, wish: typeof wishedStores.$inferInsert): Promise<void> {
  const [found] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, wish.store_id))
  if (!found) throw refuse('not found')
  const added = await tx.insert(wishedStores).values(wish).onConflictDoNothing().returning()
  ensureAdded(added, await countOf(tx, wishedStores, wish.customer_id))
}

async function countOf(tx: Database, table: typeof wishedItems | typeof wishedStores, customer_id: number) {
  const total = await tx.select({ count: count() }).from(table).where(eq(table.customer_id, customer_id))
  return onlyRow(total).count
}

/** Runs inside the transaction, so that a refusal rolls the addition back. */
function ensureAdded(added: object[], total: number): void {
  if (added.length === 0) throw refuse('wished already')
  if (total > MOST) throw refuse('wishlist full')
}

async function forgetItem(tx: Database, customer_id: number, item_id: number): Promise<void> {
  const gone = await tx
    .delete(wishedItems)
    .where(and(eq(wishedItems.customer_id, customer_id), eq(wishedItems.item_id, item_id)))
    .returning()
  if (gone.length === 0) throw refuse('not found')
  await tx
    .update(items)
    .set({ wishlist_count: sql`${items.wishlist_count} - 1` })
    .where(eq(items.id, item_id))
}

async function forgetStore(tx: Database, customer_id: number, store_id: number): Promise<void> {
  const gone = await tx
    .delete(wishedStores)
    .where(and(eq(wishedStores.customer_id, customer_id), eq(wishedStores.store_id, store_id)))
    .returning()
  if (gone.length === 0) throw refuse('not found')
}
