import { randomUUID } from 'node:crypto'
import { inArray, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { items, salesToCount, stores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

type Line = { item: { id: number }; quantity: number }

/**
 * Records a sale for `countSales`, so that orders of one store do not wait for each other. The store is `null` when its
 * order was recorded before its items were known.
 */
export const recordSale = (tx: Database, store_id: number | null, items: Line[]) =>
  record(
    tx,
    store_id,
    items.map(({ item, quantity }) => ({ item_id: item.id, pieces: quantity })),
  )

/** Writes down that this came back. */
export const recordReturn = (tx: Database, lines: { item_id: number; quantity: number }[]) =>
  record(
    tx,
    null,
    lines.map(({ item_id, quantity }) => ({ item_id, pieces: -quantity })),
  )

async function record(tx: Database, store_id: number | null, sold: { item_id: number; pieces: number }[]) {
  if (store_id === null && sold.length === 0) return
  await insertInto(tx, salesToCount, { id: randomUUID(), store_id, sold })
}

const AT_ONCE = 1_000
/** The column of a count is an integer of 32 bits. */
const LARGEST_COUNT = 2 ** 31 - 1

/** Adds the recorded sales to the popularity of stores and items, each once. Returns how many there were. */
export const countSales = (db: Database): Promise<number> =>
  transact(db, async (tx) => {
    const waiting = tx
      .select({ id: salesToCount.id })
      .from(salesToCount)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const sales = await tx.delete(salesToCount).where(inArray(salesToCount.id, waiting)).returning()
    const sold = sumOf(sales.flatMap((sale) => sale.sold.map(({ item_id, pieces }) => [item_id, pieces])))
    await add(tx, items, sold)
    await add(tx, stores, sumOf(sales.flatMap(({ store_id }) => (store_id === null ? [] : [[store_id, 1]]))))
    return sales.length
  })

/** All orders ever placed with stores, those not counted yet included. */
export async function ordersPlaced(db: Database): Promise<number> {
  const placed = await db
    .select({
      count: sql<number>`(coalesce(${sum(stores.order_count)}, 0)
        + (select count(${salesToCount.store_id}) from ${salesToCount}))::int`,
    })
    .from(stores)
  return onlyRow(placed).count
}

function sumOf(parts: [number, number][]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [id, part] of parts) sums.set(id, (sums.get(id) ?? 0) + part)
  return sums
}

/** Rows are locked in the order of their keys, as orders lock them. */
async function add(tx: Database, table: typeof items | typeof stores, counts: Map<number, number>) {
  const ids = [...counts.keys()]
  if (ids.length === 0) return
  await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('update')
  const more = sql`(${JSON.stringify(Object.fromEntries(counts))}::jsonb ->> ${table.id}::text)::bigint`
  await tx
    .update(table)
    .set({ order_count: sql`least(${LARGEST_COUNT}, greatest(0, ${table.order_count} + ${more}))` })
    .where(inArray(table.id, ids))
}
