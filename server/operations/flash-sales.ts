import { and, asc, count, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import { partedBy, selectItems } from '#server/catalogue/items.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { type Page, pageOf } from '#server/db/page.ts'
import { flashSaleItems, flashSales, items } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Format } from '#server/wire/format.ts'
import { discountOnWire } from '#server/wire/item.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { type Desk, deskOf, knownZones, scopeChosen } from './desk.ts'
import { leftOut, paging, showItems } from './item-lists.ts'

export const flashSaleOperations = {
  listFlashSales: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { db, at, format, reference } = desk
    const { zones, module } = scopeChosen(context, reference)
    const [sale] = await db
      .select()
      .from(flashSales)
      .where(and(eq(flashSales.module_id, module.id), running(at)))
      .orderBy(asc(flashSales.end_date), asc(flashSales.id))
      .limit(1)
      .offset(pageOf(query).skip)
    if (!sale) return { id: null, title: null, start_date: null, end_date: null, active_products: [] }
    const { shown } = partedBy(desk.hide, offeredIn(sale, zones))
    return { ...saleOnWire(sale, format), active_products: await offersOf(desk, shown, onCard) }
  },

  listFlashSaleItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { db, at, format, reference } = desk
    const zones = knownZones(context.zone_ids, reference)
    const [sale] = await db
      .select()
      .from(flashSales)
      .where(and(eq(flashSales.id, query.flash_sale_id), running(at)))
    if (!sale) throw refuse('not found')
    const { shown, hidden } = partedBy(desk.hide, offeredIn(sale, zones))
    const [products, total_size, hidden_count] = await Promise.all([
      offersOf(desk, shown, query),
      counted(db, shown),
      hidden && counted(db, hidden),
    ])
    return {
      total_size,
      ...paging(query),
      ...leftOut(hidden_count),
      flash_sale: saleOnWire(sale, format),
      products,
    }
  },
} satisfies Partial<Handlers>

/** The items that a sale's reply contains (docs/spec.md §3 Flash sale). */
const onCard: Page = { limit: 15, offset: 1 }

type Sale = typeof flashSales.$inferSelect

const running = (at: Date) =>
  and(eq(flashSales.active, true), lte(flashSales.start_date, at), gt(flashSales.end_date, at))

const offeredIn = ({ id }: Sale, zones: number[]) =>
  and(eq(flashSaleItems.flash_sale_id, id), inArray(items.zone_id, zones), eq(items.active, true))

const saleOnWire = ({ id, title, start_date, end_date }: Sale, { text }: Format) => ({
  id,
  title: text(title),
  start_date: start_date.toISOString(),
  end_date: end_date.toISOString(),
})

async function counted(db: Database, where: SQL | undefined): Promise<number> {
  const all = await db
    .select({ count: count() })
    .from(flashSaleItems)
    .innerJoin(items, eq(items.id, flashSaleItems.item_id))
    .where(where)
  return onlyRow(all).count
}

async function offersOf(desk: Desk, where: SQL | undefined, page: Page) {
  const { limit, skip } = pageOf(page)
  const offers = await desk.db
    .select({ offer: flashSaleItems })
    .from(flashSaleItems)
    .innerJoin(items, eq(items.id, flashSaleItems.item_id))
    .where(where)
    .orderBy(asc(flashSaleItems.id))
    .limit(limit)
    .offset(skip)
  return showOffers(
    desk,
    offers.map(({ offer }) => offer),
  )
}

async function showOffers(desk: Desk, offers: (typeof flashSaleItems.$inferSelect)[]) {
  if (offers.length === 0) return []
  const rows = await selectItems(desk.db, desk.at).where(
    inArray(
      items.id,
      offers.map(({ item_id }) => item_id),
    ),
  )
  const shown = await showItems(desk, rows)
  return offers.flatMap((offer) => {
    const item = shown.find(({ id }) => id === offer.item_id)
    return item
      ? [
          {
            id: offer.id,
            item_id: offer.item_id,
            discount: discountOnWire(offer, desk.format),
            discount_type: offer.discount_type,
            sold: offer.sold,
            stock: offer.stock,
            available_stock: offer.stock - offer.sold,
            item,
          },
        ]
      : []
  })
}
