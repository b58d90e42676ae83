import type { CategorizedItemList, Item, ItemList, Named } from '#openapi/generated/server.ts'
import { addOnsOf, type FoundItems, type ItemListing, listItems } from '#server/catalogue/items.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Page } from '#server/db/page.ts'
import type { Format } from '#server/wire/format.ts'
import { itemOnWire } from '#server/wire/item.ts'
import type { Desk } from './desk.ts'

/** Items as the wire shows them, add-ons included. */
export async function showItems({ db, format, reference }: Desk, rows: ListedItem[]): Promise<Item[]> {
  const offered = await addOnsOf(db, rows)
  return rows.map((row) => itemOnWire(row, offered, format, reference))
}

/** A frequent list, without what this shopper hides. */
export const listed = ({ db, totals, at, hide }: Desk, listing: Omit<ItemListing, 'hide'>) =>
  listItems(db, totals, at, { ...listing, hide })

/** One page with its envelope. */
export async function itemPage(desk: Desk, page: Page, found: Promise<FoundItems>): Promise<ItemList> {
  const { total_size, hidden_count, rows } = await found
  return { total_size, ...paging(page), ...leftOut(hidden_count), products: await showItems(desk, rows) }
}

/** One page, and the top categories of its items for the tabs above. */
export async function categorizedPage(
  desk: Desk,
  page: Page,
  found: Promise<FoundItems>,
): Promise<CategorizedItemList> {
  const { total_size, hidden_count, rows } = await found
  return {
    total_size,
    ...paging(page),
    ...leftOut(hidden_count),
    products: await showItems(desk, rows),
    categories: topCategories(
      rows.map(({ item }) => item.category_id),
      desk.reference,
      desk.format,
    ),
  }
}

/** The top categories of these categories, in the order the owner gave them. */
export function topCategories(ids: number[], { categories }: Reference, { text }: Format): Named[] {
  const tops = new Set(ids.map((id) => categories.get(id)?.parent_id ?? id))
  return [...categories.values()]
    .filter(({ id }) => tops.has(id))
    .map(({ id, name }) => ({ id, name: text(name) }))
}

/** Said by lists that leave items out, even when they left out none. */
export const leftOut = (hidden_count: number | undefined) =>
  hidden_count === undefined ? {} : { hidden_count }

export const paging = ({ limit, offset }: Page) => ({ limit, offset })
