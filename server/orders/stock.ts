import { and, eq, sql } from 'drizzle-orm'
import { zip } from '#server/assert/zip.ts'
import { lineNamed, type OrderedItem } from '#server/cart/goods.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { ItemRow } from '#server/db/rows.ts'
import { flashSaleItems, items, type LineToRecord } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuseFor } from '#server/refusals/refusal.ts'

/**
 * Takes sold pieces from the stock, in the order of item keys so that orders cannot deadlock. Call it before other
 * locks of the order. A flash sale counts the pieces of the lines that are sold at its price: a quote may be older than the
 * sale, or outlive it.
 */
export async function takeStock(tx: Database, items: OrderedItem[], lines: LineToRecord[]): Promise<void> {
  const ordered = zip(items, lines)
    .map(([line, { item_details }]) => ({ line, sale: item_details.flash_sale_item_id }))
    .toSorted((a, b) => a.line.item.id - b.line.item.id)
  await together(ordered.flatMap(({ line, sale }) => [takeFromStock(tx, line), takeFromSale(tx, line, sale)]))
}

async function takeFromStock(tx: Database, line: OrderedItem): Promise<void> {
  const { item, choice, quantity } = line
  if (item.stock === null) return
  const type = variationType(choice.variation)
  const taken = await tx
    .update(items)
    .set(stockChange(item, type, -quantity))
    .where(and(eq(items.id, item.id), hasInStock(item, type, quantity)))
    .returning({ id: items.id })
    .execute()
  if (taken.length === 0) throw refuseFor.stock(item.name, 0).ofLine(lineNamed(line))
}

async function takeFromSale(tx: Database, line: OrderedItem, sale: number | null): Promise<void> {
  const { item, quantity } = line
  if (sale === null) return
  const taken = await tx
    .update(flashSaleItems)
    .set({ sold: sql`${flashSaleItems.sold} + ${quantity}` })
    .where(
      and(eq(flashSaleItems.id, sale), sql`${flashSaleItems.sold} + ${quantity} <= ${flashSaleItems.stock}`),
    )
    .returning({ id: flashSaleItems.id })
    .execute()
  if (taken.length === 0) throw refuseFor.stock(item.name, 0).ofLine(lineNamed(line))
}

type SoldLine = { item_id: number; quantity: number; type: string | null; flash_sale_item_id: number | null }

/** Returns the pieces of a canceled order to the stock. */
export async function returnStock(tx: Database, lines: SoldLine[]): Promise<void> {
  for (const { item_id, quantity, type, flash_sale_item_id } of lines.toSorted(
    (a, b) => a.item_id - b.item_id,
  )) {
    const [item] = await tx.select().from(items).where(eq(items.id, item_id)).for('update')
    if (!item) continue
    if (item.stock !== null)
      await tx
        .update(items)
        .set(stockChange(item, type, quantity))
        .where(eq(items.id, item_id))
    if (flash_sale_item_id !== null)
      await tx
        .update(flashSaleItems)
        .set({ sold: sql`greatest(0, ${flashSaleItems.sold} - ${quantity})` })
        .where(eq(flashSaleItems.id, flash_sale_item_id))
  }
}

type Stocked = Pick<ItemRow, 'variations'>

/** A variation is counted by itself and in its item's total. */
function stockChange({ variations }: Stocked, type: string | null, change: number) {
  const total = { stock: sql`greatest(0, ${items.stock} + ${change})` }
  const at = variations.findIndex((variation) => variation.type.en === type)
  if (at < 0) return total
  const path = sql.raw(`'{${at},stock}'`)
  return {
    ...total,
    variations: sql`jsonb_set(${items.variations}, ${path}, to_jsonb((${items.variations} #>> ${path})::int + ${change}))`,
  }
}

/** Asked of the row as it is when its lock is held, so that the last piece is sold once. */
function hasInStock({ variations }: Stocked, type: string | null, quantity: number) {
  const at = variations.findIndex((variation) => variation.type.en === type)
  if (at < 0) return sql`${items.stock} >= ${quantity}`
  const [left, name] = [sql.raw(`'{${at},stock}'`), sql.raw(`'{${at},type,en}'`)]
  return sql`(${items.variations} #>> ${left})::int >= ${quantity} and ${items.variations} #>> ${name} = ${type}`
}

const variationType = (chosen: OrderedItem['choice']['variation']): string | null =>
  chosen && !Array.isArray(chosen) ? chosen.type : null
