import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { items, stores } from '#server/db/schema.ts'
import type { Hours } from '#server/db/shapes.ts'
import { type LatLng, metresBetween } from '#server/geometry/sphere.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { timezone } from '#server/seed/settings.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import { clientOf, openShop } from './support/app.ts'
import { doubleCity } from './support/cities.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop({ city: doubleCity })

const MOST_FOUND = 240
const HOUR = 3_600_000
const scope = { zones: [1, 2, 3], module: 1 }
const inTheCity = { lat: 25.2135, lng: 55.277 }
const byTheDateLine = { lat: 0, lng: 179.9999 }
const byThePole = { lat: 89.9999, lng: 100 }

type Store = typeof stores.$inferSelect
type Good = typeof items.$inferSelect

const daily = (opens: string, closes: string): Hours => Array.from({ length: 7 }, () => [{ opens, closes }])

/** By the date line, by a pole, three at one door, and far from everybody; open at night or never. */
const moved = [
  { latitude: 0, longitude: 179.9995, hours: daily('22:00', '04:00') },
  { latitude: 0.0004, longitude: -179.9998, hours: daily('00:00', '24:00') },
  { latitude: 0.004, longitude: 179.99, hours: [] },
  { latitude: 89.9999, longitude: 12, hours: daily('00:00', '24:00') },
  { latitude: 89.9998, longitude: -168, hours: [] },
  { latitude: 25.2, longitude: 55.27, hours: daily('22:00', '04:00') },
  { latitude: 25.2, longitude: 55.27, hours: daily('00:00', '24:00') },
  { latitude: 25.2, longitude: 55.27, hours: [] },
  { latitude: -33.9, longitude: 151.2, hours: daily('00:00', '24:00') },
]

const storesHere = () =>
  shop.services.db
    .select()
    .from(stores)
    .where(and(inArray(stores.zone_id, scope.zones), eq(stores.module_id, scope.module)))
    .orderBy(stores.id)

/** All stores of a zone are at one door, but for those that are moved. */
beforeAll(async () => {
  const all = await storesHere()
  await shop.services.db
    .update(stores)
    .set({ latitude: 25.23, longitude: 55.3 })
    .where(and(eq(stores.zone_id, 3), eq(stores.module_id, scope.module)))
  for (const [at, change] of moved.entries())
    await shop.services.db
      .update(stores)
      .set(change)
      .where(eq(stores.id, all[at * 4]!.id))
})

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const api = (at?: LatLng) => clientOf(shop.app, { ...scope, ...(at && { at }) })

const sellsNow = ({ active, hours }: Store) => active && isOpen(hours, wallTime(shop.now, timezone))
const metresTo = ({ latitude, longitude }: Store, at: LatLng) =>
  metresBetween({ lat: latitude, lng: longitude }, at)

type Order = (one: Store, other: Store) => number
const mostPopular: Order = (one, other) => other.order_count - one.order_count || one.id - other.id
const nearest =
  (at: LatLng | undefined): Order =>
  (one, other) =>
    at ? metresTo(one, at) - metresTo(other, at) || one.id - other.id : mostPopular(one, other)
const openFirst =
  (at: LatLng | undefined): Order =>
  (one, other) =>
    Number(sellsNow(other)) - Number(sellsNow(one)) || nearest(at)(one, other)

const LIMIT = 7
type Ask = (page: { limit: number; offset: number }) => Promise<{
  data?: { total_size: number; stores?: { id: number }[] | undefined }
}>

/** Every page of a list, which must be those of the whole list. */
async function expectListed(ask: Ask, whole: Store[]) {
  for (let offset = 1; (offset - 2) * LIMIT < whole.length; offset++) {
    const { data } = await ask({ limit: LIMIT, offset })
    expect(ids(data!.stores!)).toEqual(ids(whole.slice((offset - 1) * LIMIT, offset * LIMIT)))
    expect(data!.total_size).toBe(whole.length)
  }
}

const where: [string, LatLng | undefined][] = [
  ['in the city', inTheCity],
  ['by the date line', byTheDateLine],
  ['by a pole', byThePole],
  ['nowhere', undefined],
]

describe.each(where)('the stores for a customer %s', (_, at) => {
  it.each([
    ['noon', 0],
    ['midnight', 14],
    ['the early morning', 17],
  ])('a list begins with the stores that sell at %s', async (_, later) => {
    shop.now = new Date(noon.getTime() + later * HOUR)
    const all = (await storesHere()).toSorted(openFirst(at))
    await expectListed((query) => api(at).GET('/stores', { params: { query } }), all)
    await expectListed(
      (page) => api(at).GET('/stores', { params: { query: { type: 'veg', ...page } } }),
      all.filter(({ veg }) => veg),
    )
  })

  it('the search finds the stores nearby, and the open, top-rated and popular stores in their order', async () => {
    shop.now = noon
    const all = (await storesHere()).toSorted(nearest(at))
    const search = (filter: string[], whole: Store[]) =>
      expectListed((page) => {
        const query = { list_type: 'store', data_type: 'searched', filter: JSON.stringify(filter) } as const
        return api(at).GET('/get-combined-data', { params: { query: { ...query, ...page } } })
      }, whole)
    await search(['nearby'], all)
    await search(['nearby', 'currently_open'], all.filter(sellsNow))
    await search(
      ['nearby', 'top_rated'],
      at ? all.filter(({ avg_rating }) => avg_rating >= 4) : topRated(all),
    )
    await search(['popular'], all.toSorted(mostPopular))
  })

  it('the list of a category holds the stores that sell its items, be they many or few', async () => {
    shop.now = noon
    const all = (await storesHere()).toSorted(openFirst(at))
    const sold = await shop.services.db.select().from(items)
    const { data } = await api(at).GET('/categories')
    const found = data!.map(({ id, childes }) => {
      const own = [id, ...childes.map((child) => child.id)]
      const soldItems = sold.filter((good) => own.includes(good.category_id) && onSale(good))
      return { id, sellers: all.filter((store) => soldItems.some(({ store_id }) => store_id === store.id)) }
    })
    expect(Math.max(...found.map(({ sellers }) => sellers.length))).toBeGreaterThan(30)
    for (const { id, sellers } of found)
      await expectListed(
        (query) => api(at).GET('/categories/stores/{id}', { params: { path: { id: `${id}` }, query } }),
        sellers,
      )
  })
})

const topRated = (all: Store[]) =>
  all
    .filter(({ avg_rating }) => avg_rating >= 4)
    .toSorted((one, other) => other.avg_rating - one.avg_rating || one.id - other.id)

const onSale = ({ active, available_date_starts }: Good) => active && !available_date_starts

describe('stores', () => {
  it('have joined newly, and have something reduced', async () => {
    shop.now = noon
    const all = await storesHere()
    const isNew = ({ created_at }: Store) => created_at.getTime() >= noon.getTime() - 60 * 24 * HOUR
    const params = { path: { type: 'all' } } as const
    const newest: Order = (one, other) => +other.created_at - +one.created_at || one.id - other.id
    expect(all.some(isNew)).toBe(true)
    await expectListed(
      (page) =>
        api().GET('/stores/get-stores/{type}', {
          params: { ...params, query: { store_type: 'newly_joined', ...page } },
        }),
      all.filter(isNew).toSorted(newest),
    )
    const reduced = (await shop.services.db.select().from(items)).filter(
      (good) => onSale(good) && good.discount > 0,
    )
    await expectListed(
      (page) => {
        const query = { list_type: 'store', data_type: 'discounted', ...page } as const
        return api().GET('/get-combined-data', { params: { query } })
      },
      all
        .filter(({ id, discount }) => discount > 0 || reduced.some(({ store_id }) => store_id === id))
        .toSorted(mostPopular),
    )
  })

  it('take their goods with them to another zone', async () => {
    const { db } = shop.services
    const [store] = await storesHere()
    const zonesOfItems = () =>
      db.selectDistinct({ zone_id: items.zone_id }).from(items).where(eq(items.store_id, store!.id))
    await db.update(stores).set({ zone_id: 4 }).where(eq(stores.id, store!.id))
    expect(await zonesOfItems()).toEqual([{ zone_id: 4 }])
    await db.update(stores).set({ zone_id: store!.zone_id }).where(eq(stores.id, store!.id))
    expect(await zonesOfItems()).toEqual([{ zone_id: store!.zone_id }])
  })
})

describe.each(where.slice(0, 3))('the items for a customer %s', (_, at) => {
  it('the search finds each item at its nearest stores', async () => {
    shop.now = noon
    const [shops, sold] = [await storesHere(), await shop.services.db.select().from(items)]
    const storeOf = (good: Good) => shops.find(({ id }) => id === good.store_id)!
    const soldItems = sold.filter(
      (good) => good.module_id === scope.module && scope.zones.includes(good.zone_id) && onSale(good),
    )
    const order = (one: Good, other: Good) =>
      metresTo(storeOf(one), at!) - metresTo(storeOf(other), at!) || one.id - other.id
    const search = async (query: object, found: Good[]) => {
      const firsts = scope.zones
        .flatMap((zone) =>
          found
            .filter(({ zone_id }) => zone_id === zone)
            .toSorted(order)
            .slice(0, MOST_FOUND),
        )
        .toSorted(order)
      for (const offset of [1, 2, 9, 18, 19]) {
        const { data } = await api(at).GET('/get-combined-data', {
          params: { query: { list_type: 'item', data_type: 'searched', limit: 50, offset, ...query } },
        })
        expect(ids(data!.products!)).toEqual(ids(firsts.slice((offset - 1) * 50, offset * 50)))
        expect(data!.total_size).toBe(firsts.length)
      }
    }
    expect(soldItems.length).toBeGreaterThan(scope.zones.length * MOST_FOUND)
    await search({ filter: '["nearby"]' }, soldItems)
    await search({ filter: '["nearby"]', min_price: 0.01 }, soldItems)
    await search(
      { filter: '["nearby","currently_open"]' },
      soldItems.filter((good) => sellsNow(storeOf(good))),
    )
    await search(
      { filter: '["nearby","top_rated"]' },
      soldItems.filter(({ avg_rating }) => avg_rating >= 4),
    )
    const [{ category_id }] = soldItems as [Good]
    await search(
      { filter: '["nearby"]', category_ids: `[${category_id}]` },
      soldItems.filter((good) => good.category_id === category_id),
    )
  })
})
