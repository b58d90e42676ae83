import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  lte,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { type Page, pageOf } from '#server/db/page.ts'
import type { AddOnRow } from '#server/db/rows.ts'
import { addOns, cartLines, flashSaleItems, flashSales, items, stores } from '#server/db/schema.ts'
import { allOfZones, type Firsts, firstOfZones, type OfZones, pageOfFirsts } from './first-of-zones.ts'
import type { ListedItem } from './listed.type.ts'
import type { Totals } from './totals.ts'

/** The items of ordinary lists: on sale, and not part of a campaign. */
export const onSale = sql`${items.active} and ${items.available_date_starts} is null`

export const itemNamed = (idOrSlug: string): SQL =>
  /^\d{1,9}$/.test(idOrSlug) ? eq(items.id, Number(idOrSlug)) : eq(items.slug, idOrSlug)

/** Whole orders of a list; each ends with the key, so that pages never overlap. */
export const itemOrder = {
  popular: [desc(items.order_count), asc(items.id)],
  latest: [desc(items.created_at), asc(items.id)],
  topRated: [desc(items.avg_rating), asc(items.id)],
  mostReviewed: [desc(items.rating_count), desc(items.avg_rating), asc(items.id)],
} satisfies Record<string, SQL[]>

const itemRank: Record<keyof typeof itemOrder, SQL> = {
  popular: sql`${items.order_count}`,
  latest: sql`${items.created_at}`,
  topRated: sql`${items.avg_rating}`,
  // An average is less than 10.
  mostReviewed: sql`${items.rating_count} * 10 + ${items.avg_rating}`,
}

const firstItemsBy = (order: keyof typeof itemOrder, db: Database, scope: Omit<OfZones, 'where'>): Firsts =>
  firstOfZones(db, items, scope, { orderBy: itemOrder[order], rank: itemRank[order] })

export const popularItems = (db: Database, scope: Omit<OfZones, 'where'>): Firsts =>
  firstItemsBy('popular', db, scope)

/** `hidden_count` is how many were left out of a list that leaves any out. */
export type FoundItems = { total_size: number; hidden_count: number | undefined; rows: ListedItem[] }

/** One page of the items that meet the conditions, and how many there are in all. */
export async function findItems(
  db: Database,
  now: Date,
  query: { where: SQL | undefined; orderBy: SQL[]; page: Page; hide?: SQL | undefined },
): Promise<FoundItems> {
  const { limit, skip } = pageOf(query.page)
  const flash = runningFlash(db, now)
  const { shown, hidden } = partedBy(query.hide, query.where)
  const counted = async (where: SQL | undefined) => {
    const all = await db
      .select({ count: count() })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.store_id))
      .leftJoin(flash, eq(flash.item_id, items.id))
      .where(where)
    return onlyRow(all).count
  }
  const [rows, total_size, hidden_count] = await Promise.all([
    selectItems(db, now)
      .where(shown)
      .orderBy(...query.orderBy)
      .limit(limit)
      .offset(skip),
    counted(shown),
    hidden && counted(hidden),
  ])
  return { total_size, hidden_count, rows }
}

/** The condition of a list without what it hides, and of what it hides. */
export const partedBy = (hide: SQL | undefined, where: SQL | undefined) => ({
  shown: and(where, hide && not(hide)),
  hidden: hide && and(where, hide),
})

/** The conditions are on columns of `items` alone. */
export type ItemListing = OfZones & { order: keyof typeof itemOrder; page: Page; hide: SQL | undefined }

/** `findItems` for frequent lists, read along an index; totals are cached. */
export async function listItems(
  db: Database,
  totals: Totals,
  now: Date,
  listing: ItemListing,
): Promise<FoundItems> {
  const { order, page, hide } = listing
  const { shown, hidden } = partedBy(hide, and(onSale, listing.where))
  const counted = (where: SQL | undefined) =>
    totals(
      db
        .select({ count: count() })
        .from(items)
        .where(allOfZones(items, { ...listing, where })),
    )
  const ids = pageOfFirsts(firstItemsBy(order, db, listing), shown, page)
  const [rows, total_size, hidden_count] = await Promise.all([
    selectItems(db, now)
      .where(sql`${items.id} in ${ids}`)
      .orderBy(...itemOrder[order]),
    counted(shown),
    hidden && counted(hidden),
  ])
  return { total_size, hidden_count, rows }
}

/** The select every list and detail of items starts from: the item, its store, and its place in a running flash sale. */
export function selectItems(db: Database, now: Date | Placeholder) {
  const flash = runningFlash(db, now)
  return db
    .select({
      item: items,
      store: {
        name: stores.name,
        discount: stores.discount,
        schedule_order: stores.schedule_order,
        halal_tag_status: stores.halal_tag_status,
      },
      flash: { id: flash.id, discount: flash.discount, discount_type: flash.discount_type, left: flash.left },
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .leftJoin(flash, eq(flash.item_id, items.id))
}

/** At most one row per item: the discount of the flash sale that runs now and still has pieces. */
export function runningFlash(db: Database, now: Date | Placeholder) {
  return db
    .selectDistinctOn([flashSaleItems.item_id], {
      id: flashSaleItems.id,
      item_id: flashSaleItems.item_id,
      discount: flashSaleItems.discount,
      discount_type: flashSaleItems.discount_type,
      left: sql<number>`${flashSaleItems.stock} - ${flashSaleItems.sold}`.as('left_pieces'),
    })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.flash_sale_id))
    .where(
      and(
        eq(flashSales.active, true),
        lte(flashSales.start_date, now),
        gt(flashSales.end_date, now),
        gt(flashSaleItems.stock, flashSaleItems.sold),
      ),
    )
    .orderBy(flashSaleItems.item_id, flashSaleItems.flash_sale_id)
    .as('flash')
}

/** Items that are named, and those in the cart of an owner. */
type Named = { ids: number[]; owner: string | null }

const isNamed = (value: (name: keyof Named) => Placeholder) =>
  sql`${items.id} = any(${value('ids')}::int[] || array(
    select ${cartLines.item_id} from ${cartLines} where ${cartLines.owner} = ${value('owner')}
  ))`

/** Withdrawn ones included. */
export const itemsNamed = statement<Named & { now: Date }, ListedItem[]>((db, value) =>
  selectItems(db, value('now')).where(isNamed(value)),
)

/** The add-ons of items whose rows have not been read yet. */
export const addOnsOfItems = statement<Named, AddOnRow[]>((db, value) =>
  db
    .select()
    .from(addOns)
    .where(
      and(
        inArray(
          addOns.id,
          db
            .select({ id: sql<number>`jsonb_array_elements_text(${items.add_on_ids})::int` })
            .from(items)
            .where(isNamed(value)),
        ),
        eq(addOns.active, true),
      ),
    ),
)

/** The add-ons these items offer. */
export async function addOnsOf(
  db: Database,
  rows: { item: { add_on_ids: number[] } }[],
): Promise<AddOnRow[]> {
  const ids = [...new Set(rows.flatMap(({ item }) => item.add_on_ids))]
  return ids.length
    ? db
        .select()
        .from(addOns)
        .where(and(inArray(addOns.id, ids), eq(addOns.active, true)))
    : []
}
