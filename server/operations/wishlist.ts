import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { holdAccount } from '#server/auth/hold-account.ts'
import { onSale, selectItems } from '#server/catalogue/items.ts'
import { selectStores } from '#server/catalogue/stores.ts'
import type { Database } from '#server/db/open.ts'
import { items, stores, wishedItems, wishedStores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusal.ts'
import type { Handlers } from '#server/services.ts'
import { storeOnWire } from '#server/wire/store.ts'
import { deskOf, knownZones } from './desk.ts'
import { showItems } from './item-lists.ts'

/** Items, and as many stores: the list is answered as a whole. */
const MOST = 100

const words = {
  added: { en: 'Added to your wishlist.', ar: 'أُضيف إلى المفضلة.' },
  removed: { en: 'Removed from your wishlist.', ar: 'أُزيل من المفضلة.' },
}

export const wishlist = {
  listWishlist: async (_, context) => {
    const desk = await deskOf(context)
    const { db, at, format, reference, wall } = desk
    const { customer_id } = context.principal
    const zones = knownZones(context.zone_ids, reference)
    const ofModule = ({ module_id }: typeof items | typeof stores) =>
      context.module_id === undefined ? undefined : eq(module_id, context.module_id)
    const [goods, shops] = await Promise.all([
      selectItems(db, at)
        .innerJoin(wishedItems, eq(wishedItems.item_id, items.id))
        .where(
          and(
            eq(wishedItems.customer_id, customer_id),
            inArray(items.zone_id, zones),
            ofModule(items),
            onSale,
          ),
        )
        .orderBy(desc(wishedItems.created_at), asc(items.id)),
      selectStores(db, context.position)
        .innerJoin(wishedStores, eq(wishedStores.store_id, stores.id))
        .where(
          and(eq(wishedStores.customer_id, customer_id), inArray(stores.zone_id, zones), ofModule(stores)),
        )
        .orderBy(desc(wishedStores.created_at), asc(stores.id)),
    ])
    return {
      item: await showItems(desk, goods),
      store: shops.map((row) => storeOnWire(row, format, reference, wall)),
    }
  },

  addToWishlist: async ({ query }, { services: { db, now }, principal: { customer_id }, locale }) => {
    const { item_id, store_id } = oneOf(query)
    await transact(db, async (tx) => {
      await holdAccount(tx, customer_id)
      await (item_id === undefined
        ? wishStore(tx, { customer_id, store_id, created_at: now() })
        : wishItem(tx, { customer_id, item_id, created_at: now() }))
    })
    return { message: words.added[locale] }
  },

  removeFromWishlist: async ({ query }, { services: { db }, principal: { customer_id }, locale }) => {
    const { item_id, store_id } = oneOf(query)
    await transact(db, (tx) =>
      item_id === undefined ? forgetStore(tx, customer_id, store_id) : forgetItem(tx, customer_id, item_id),
    )
    return { message: words.removed[locale] }
  },
} satisfies Partial<Handlers>

type Wish = { item_id: number; store_id?: undefined } | { item_id?: undefined; store_id: number }

function oneOf({ item_id, store_id }: { item_id?: number; store_id?: number }): Wish {
  if (item_id !== undefined && store_id === undefined) return { item_id }
  if (store_id !== undefined && item_id === undefined) return { store_id }
  throw refuse('one wish')
}

async function wishItem(tx: Database, wish: typeof wishedItems.$inferInsert): Promise<void> {
  const found = await tx
    .update(items)
    .set({ wishlist_count: sql`${items.wishlist_count} + 1` })
    .where(and(eq(items.id, wish.item_id), onSale))
    .returning({ id: items.id })
  if (found.length === 0) throw refuse('not found')
  const kept = await tx.insert(wishedItems).values(wish).onConflictDoNothing().returning()
  ensureKept(kept, await countOf(tx, wishedItems, wish.customer_id))
}

async function wishStore(tx: Database, wish: typeof wishedStores.$inferInsert): Promise<void> {
  const [found] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, wish.store_id))
  if (!found) throw refuse('not found')
  const kept = await tx.insert(wishedStores).values(wish).onConflictDoNothing().returning()
  ensureKept(kept, await countOf(tx, wishedStores, wish.customer_id))
}

async function countOf(tx: Database, table: typeof wishedItems | typeof wishedStores, customer_id: number) {
  const [total] = await tx.select({ count: count() }).from(table).where(eq(table.customer_id, customer_id))
  return total!.count
}

/** Runs inside the transaction, so that a refusal rolls the addition back. */
function ensureKept(kept: object[], total: number): void {
  if (kept.length === 0) throw refuse('wished already')
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
