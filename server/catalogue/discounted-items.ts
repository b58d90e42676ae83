import { and, asc, count, eq, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Page } from '#server/db/page.ts'
import { items } from '#server/db/schema.ts'
import { flashPrices, type Prices, storedPrices } from './filters.ts'
import { allOfZones, firstOfZones, type OfZones, pageOfFirsts } from './first-of-zones.ts'
import { type FoundItems, onSale, partedBy, runningFlash, selectItems } from './items.ts'
import type { Totals } from './totals.ts'

/** How much of the price is left after the discount. */
const shareLeft = ({ after }: Prices): SQL => sql`(${after}::numeric / greatest(1, ${items.price}))`

/**
 * Discounted items, the largest share of the price first, read along an index of the stored prices. Items of running
 * flash sales have another price; they are few and are read each time.
 */
export async function listDiscounted(
  db: Database,
  totals: Totals,
  now: Date,
  { page, hide, ...scope }: OfZones & { page: Page; hide: SQL | undefined },
): Promise<FoundItems> {
  const { shown, hidden } = partedBy(hide, scope.where)
  const [found, hidden_count] = await Promise.all([
    pageOfDiscounted(db, totals, now, { ...scope, where: shown, page }),
    hidden && countDiscounted(db, totals, now, { ...scope, where: hidden }),
  ])
  return { ...found, hidden_count }
}

async function pageOfDiscounted(
  db: Database,
  totals: Totals,
  now: Date,
  { page, ...scope }: OfZones & { page: Page },
): Promise<Omit<FoundItems, 'hidden_count'>> {
  const flash = runningFlash(db, now)
  const shown = { ...scope, where: and(onSale, scope.where) }
  const discounted = { ...shown, where: and(shown.where, storedPrices.isDiscounted) }
  const inSale = db.select({ id: flash.item_id }).from(flash)
  const share = shareLeft(storedPrices)
  const ids = pageOfFirsts(
    firstOfZones(db, items, scope, { orderBy: [asc(share), asc(items.id)], rank: sql`-${share}` }),
    and(discounted.where, notInArray(items.id, inSale)),
    page,
    db
      .select({ id: items.id, rank: sql`-${shareLeft(flashPrices)}` })
      .from(items)
      .innerJoin(flash, eq(flash.item_id, items.id))
      .where(allOfZones(items, shown)),
  )
  const [rows, total_size] = await Promise.all([
    selectItems(db, now)
      .where(sql`${items.id} in ${ids}`)
      .orderBy(
        sql`case when ${flash.id} is null then ${share} else ${shareLeft(flashPrices)} end`,
        asc(items.id),
      ),
    countDiscounted(db, totals, now, scope),
  ])
  return { total_size, rows }
}

/** How many items of these are discounted, in a running flash sale or by their own price. */
async function countDiscounted(db: Database, totals: Totals, now: Date, scope: OfZones): Promise<number> {
  const flash = runningFlash(db, now)
  const shown = { ...scope, where: and(onSale, scope.where) }
  const discounted = { ...shown, where: and(shown.where, storedPrices.isDiscounted) }
  const [storedTotal, only] = await Promise.all([
    totals(db.select({ count: count() }).from(items).where(allOfZones(items, discounted))),
    db
      .select({ count: count() })
      .from(items)
      .innerJoin(flash, eq(flash.item_id, items.id))
      .where(and(allOfZones(items, shown), not(storedPrices.isDiscounted))),
  ])
  return storedTotal + onlyRow(only).count
}
