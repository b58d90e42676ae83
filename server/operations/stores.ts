import { and, eq, gte, type SQL } from 'drizzle-orm'
import type { StoreList } from '#openapi/generated/server.ts'
import { type StoreKind, storesIn, storesOfKind } from '#server/catalogue/filters.ts'
import { onSale } from '#server/catalogue/items.ts'
import {
  findStores,
  listStores,
  type StoreOrder,
  selectStores,
  storeOrder,
} from '#server/catalogue/stores.ts'
import { matching, understand } from '#server/catalogue/word-search.ts'
import type { Placed } from '#server/contract/handlers.ts'
import type { Page } from '#server/db/page.ts'
import { items, stores } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { WallTime } from '#server/time/shop-clock.ts'
import { storeDetailsOnWire, storeOnWire } from '#server/wire/store.ts'
import type { Handlers, RequestContext } from '#server/wiring/services.ts'
import { deskOf, scopeChosen } from './desk.ts'
import { paging, topCategories } from './item-lists.ts'

/** How long a store counts as newly joined. */
const NEW_FOR = 60 * 24 * 60 * 60 * 1000
const MINUTE = 60_000

type Placing = RequestContext & Placed<'zone' | 'module'>

export const storeOperations = {
  listStores: ({ query }, context) => listed(context, query, (openAt) => ({ order: 'nearest', openAt })),

  listLatestStores: ({ query }, context) => listed(context, query, () => ({ order: 'latest' })),

  listPopularStores: ({ query }, context) => listed(context, query, () => ({ order: 'popular' })),

  listTopRatedStores: ({ query }, context) => listed(context, query, () => ({ order: 'topRated' })),

  listRecommendedStores: ({ query }, context) =>
    listed(context, query, () => ({ where: eq(stores.featured, true), order: 'popular' })),

  listStoresByType: ({ path, query }, context) =>
    listed(context, { ...query, type: path.type }, (openAt, at) => {
      if (query.store_type === 'popular') return { order: 'popular' }
      if (query.store_type === 'top_rated') return { order: 'topRated' }
      if (query.store_type === 'newly_joined')
        return { where: gte(stores.created_at, since(at, NEW_FOR)), order: 'latest' }
      return { order: 'nearest', openAt }
    }),

  searchStores: ({ query }, context) =>
    listed(context, query, async () => {
      const { where, fit } = matching(stores, await understand(context.services.db, query.name))
      return { where, orderBy: [fit, ...storeOrder.popular] }
    }),

  getStore: async ({ path }, context) => {
    const { db, format, reference, wall } = await deskOf(context)
    const named = /^\d{1,9}$/.test(path.id) ? eq(stores.id, Number(path.id)) : eq(stores.slug, path.id)
    const [row] = await selectStores(db, context.position).where(named)
    if (!row) throw refuse('not found')
    const sold = await db
      .selectDistinct({ id: items.category_id })
      .from(items)
      .where(and(eq(items.store_id, row.store.id), onSale))
    const categories = topCategories(
      sold.map(({ id }) => id),
      reference,
      format,
    )
    return storeDetailsOnWire(row, categories, format, reference, wall)
  },
} satisfies Partial<Handlers>

/** Read along an index, or sorted as a whole. */
type Listing = { where?: SQL | undefined } & ({ order: StoreOrder; openAt?: WallTime } | { orderBy: SQL[] })

async function listed(
  context: Placing,
  { type, ...page }: Page & { type: StoreKind },
  listing: (wall: WallTime, at: Date) => Listing | Promise<Listing>,
): Promise<StoreList> {
  const { db, totals, format, reference, wall, at } = await deskOf(context)
  const { zones, module } = scopeChosen(context, reference)
  const { where: more, ...order } = await listing(wall, at)
  const { position } = context
  const where = and(storesOfKind(type), more)
  const { total_size, rows } = await ('order' in order
    ? listStores(db, totals, { zones, module_id: module.id, where, ...order, page, position })
    : findStores(db, { where: and(storesIn(zones, module), where), ...order, page, position }))
  return { total_size, ...paging(page), stores: rows.map((row) => storeOnWire(row, format, reference, wall)) }
}

/** To the minute, so that one count serves all who ask within it. */
const since = (at: Date, ago: number) => new Date(Math.floor((at.getTime() - ago) / MINUTE) * MINUTE)
