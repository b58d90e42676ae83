import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { learnWords } from '#server/catalogue/vocabulary.ts'
import { fold, wordsOf } from '#server/db/fold.ts'
import { flashSaleItems, flashSales, items, stores } from '#server/db/schema.ts'
import { discountInForce, discountOn } from '#server/rules/discount.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { timezone } from '#server/seed/settings.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import { clientOf, newCustomer, openShop } from './support/app.ts'
import { doubleCity } from './support/cities.ts'
import { atDepth } from './support/depth.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop({ city: doubleCity })
afterEach(() => {
  shop.now = noon
})

const MOST_FOUND = 240
const DAY = 86_400_000
const scope = { zones: [1, 2, 3], module: 1 }
const api = () => clientOf(shop.app, scope)

type Good = typeof items.$inferSelect & { after: number; isDiscounted: boolean }

/** Every good on sale at its price now, as the rules of the cart work it out. */
async function itemsOnSale(): Promise<Good[]> {
  const { db } = shop.services
  const [all, shops, offers] = await Promise.all([
    db.select().from(items).where(inArray(items.zone_id, scope.zones)),
    db.select().from(stores),
    db
      .select()
      .from(flashSaleItems)
      .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.flash_sale_id))
      .orderBy(asc(flashSales.id)),
  ])
  const flashOf = (id: number) =>
    offers.find(
      ({ flash_sale_items: { item_id, stock, sold }, flash_sales: { active, start_date, end_date } }) =>
        item_id === id && stock > sold && active && start_date <= shop.now && shop.now < end_date,
    )?.flash_sale_items
  return all
    .filter((item) => item.module_id === scope.module && item.active && !item.available_date_starts)
    .map((item) => {
      const store = shops.find(({ id }) => id === item.store_id)!
      const discount = discountInForce(item, store.discount, flashOf(item.id) ?? null)
      const off = discountOn(item.price, discount)
      return { ...item, after: item.price - off, isDiscounted: discount.discount > 0 }
    })
}

type Order = (one: Good, other: Good) => number

const byKey: Order = (one, other) => one.id - other.id
const mostPopular: Order = (one, other) => other.order_count - one.order_count || byKey(one, other)
const cheapest: Order = (one, other) => one.after - other.after || byKey(one, other)
const dearest: Order = (one, other) => other.after - one.after || byKey(one, other)
const mostOff: Order = (one, other) => one.after * other.price - other.after * one.price || byKey(one, other)

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** What a search has to find with words: the most popular, in the order asked for. */
const popular = (items: Good[], order: Order) =>
  ids(items.toSorted(mostPopular).slice(0, MOST_FOUND).sort(order))

/** What a search has to find without: of each zone the first, and of these the first. */
const firsts = (items: Good[], order: Order) =>
  ids(
    scope.zones
      .flatMap((zone) =>
        items
          .filter(({ zone_id }) => zone_id === zone)
          .sort(order)
          .slice(0, MOST_FOUND),
      )
      .sort(order),
  )

const LIMIT = 50

type Ask = (page: {
  limit: number
  offset: number
}) => Promise<{ total_size: number; products: { id: number }[] }>

/** Some pages of a list, which must be those of the whole list. */
async function expectListed(ask: Ask, whole: number[]) {
  for (const offset of atDepth([1, 2, 19], [1, 2, 7, 18, 19])) {
    const { total_size, products } = await ask({ limit: LIMIT, offset })
    expect(ids(products)).toEqual(whole.slice((offset - 1) * LIMIT, offset * LIMIT))
    expect(total_size).toBe(whole.length)
  }
}

const search = (query: object, whole: number[]) =>
  expectListed(async (page) => {
    const all = { list_type: 'item', data_type: 'searched', ...query, ...page } as const
    return (await api().GET('/get-combined-data', { params: { query: all } })).data!
  }, whole)

const discounted = (whole: number[]) =>
  expectListed(async (query) => (await api().GET('/items/discounted', { params: { query } })).data!, whole)

describe.each([
  ['while a flash sale runs', 0],
  ['before it', -5 * DAY],
  ['after it', 20 * DAY],
])('prices %s', (_, later) => {
  it('sort and filter lists as the cart works them out', async () => {
    shop.now = new Date(noon.getTime() + later)
    const items = await itemsOnSale()
    const between = ({ after }: Good) => 1800 <= after && after <= 2200
    await search({ filter: '["low"]' }, firsts(items, cheapest))
    await search({ filter: '["high"]' }, firsts(items, dearest))
    await search({ min_price: 18, max_price: 22 }, firsts(items.filter(between), mostPopular))
    const reduced = items.filter(({ isDiscounted }) => isDiscounted)
    await search({ filter: '["discounted"]' }, firsts(reduced, mostPopular))
    await search(
      { filter: '["discounted","low"]', max_price: 22 },
      firsts(
        reduced.filter(({ after }) => after <= 2200),
        cheapest,
      ),
    )
    await discounted(ids(reduced.toSorted(mostOff)))
  })
})

describe('prices', () => {
  it('follow the discount of a store, and a flash sale that is sold out or called off', async () => {
    const { db } = shop.services
    const [plain] = await db
      .select()
      .from(stores)
      .where(eq(stores.module_id, scope.module))
      .orderBy(stores.discount)
    await db.update(stores).set({ discount: 3500 }).where(eq(stores.id, plain!.id))
    await db
      .update(flashSaleItems)
      .set({ stock: sql`${flashSaleItems.sold}` })
      .where(eq(flashSaleItems.id, 1))
    await search({ filter: '["low"]' }, firsts(await itemsOnSale(), cheapest))
    await db.update(stores).set({ discount: 0 })
    await db.update(flashSales).set({ active: false })
    const items = await itemsOnSale()
    await search({ filter: '["low"]' }, firsts(items, cheapest))
    const reduced = items.filter(({ isDiscounted }) => isDiscounted)
    await search({ filter: '["discounted"]' }, firsts(reduced, mostPopular))
  })
})

describe('a word', () => {
  const known = new Map<string, string[]>()
  /** Worked out once per text: many goods have the same one, and every search asks about all of them. */
  const wordsOfGood = ({ name, tags, generic_name }: Good) => {
    const text = [name, ...tags, ...generic_name].flatMap(({ en, ar }) => [en, ar]).join(' ')
    const words = known.get(text) ?? wordsOf(fold(text))
    known.set(text, words)
    return words
  }

  const openStores = async () => {
    const all = await shop.services.db.select().from(stores)
    const now = wallTime(shop.now, timezone)
    return new Set(all.filter(({ active, hours }) => active && isOpen(hours, now)).map(({ id }) => id))
  }

  it('finds the most popular of very many, however popular they are', async () => {
    const { db } = shop.services
    const inZone = async (zone_id: number) => {
      const there = and(eq(items.zone_id, zone_id), eq(items.module_id, scope.module))
      return (await db.select().from(items).where(there).limit(1))[0]!
    }
    const like = [await inZone(1), await inZone(2)]
    const many = Array.from({ length: 1500 }, (_, at) => ({
      ...like[at % 2]!,
      id: 800_000 + at,
      slug: `zucchini-${at}`,
      name: { en: 'Fried zucchini', ar: 'كوسا' },
      active: true,
      available_date_starts: null,
      order_count: at % 3 ? (at * 37) % 90 : (at * 7919) % 70_000,
    }))
    for (let at = 0; at < many.length; at += 500) await db.insert(items).values(many.slice(at, at + 500))
    await learnWords(db)
    const onSale = await itemsOnSale()
    const open = await openStores()
    for (const word of ['zucchini', 'chicken', 'rice', 'zaatar']) {
      const found = onSale.filter((good) => wordsOfGood(good).some((one) => one.includes(word)))
      expect(found.length).toBeGreaterThan(0)
      await search({ name: word, filter: '["popular"]' }, popular(found, mostPopular))
      await search({ name: word, filter: '["low"]' }, popular(found, cheapest))
      const dear = found.filter(({ after }) => after >= 2500)
      await search({ name: word, filter: '["popular"]', min_price: 25 }, popular(dear, mostPopular))
      const sold = found.filter(({ store_id }) => open.has(store_id))
      await search({ name: word, filter: '["popular","currently_open"]' }, popular(sold, mostPopular))
    }
  })

  it('may be hardly begun', async () => {
    const items = await itemsOnSale()
    const begun = (typed: string) =>
      items.filter((good) => wordsOfGood(good).some((one) => one.startsWith(typed)))
    const all = [...new Set(items.flatMap(wordsOfGood))]
    const inFew = all
      .map((word) => word.slice(0, 2))
      .find((two) => {
        const among = all.filter((word) => word.includes(two))
        return among.length < 9 && !among.every((word) => word.startsWith(two))
      })
    for (const typed of ['c', 'ri', 'دج', inFew!]) {
      expect(begun(typed).length).toBeGreaterThan(0)
      await search({ name: typed, filter: '["popular"]' }, popular(begun(typed), mostPopular))
      await search({ name: typed, filter: '["low"]' }, popular(begun(typed), cheapest))
    }
    const both = begun('ri').filter((good) => begun('c').includes(good))
    await search({ name: 'ri c', filter: '["popular"]' }, popular(both, mostPopular))
    await search({ name: 'qz' }, [])
    await search({ name: 'rice qz' }, [])
    // Nearly all goods begin so, and every page of them is read: on a busy machine more than a minute.
  }, 180_000)
})

describe('a few goods', () => {
  const MOST = 10

  it('are like another one, the most popular first', async () => {
    const onSale = (await itemsOnSale()).toSorted(mostPopular)
    const all = await shop.services.db.select().from(items).where(eq(items.module_id, scope.module))
    for (const id of [...new Set(onSale.map(({ category_id }) => category_id))]) {
      const good = onSale.find(({ category_id }) => category_id === id)!
      const alike = all
        .filter(({ category_id, active }) => active && category_id === id)
        .filter((one) => one.zone_id === good.zone_id && one.id !== good.id && !one.available_date_starts)
        .toSorted((one, other) => mostPopular(one as Good, other as Good))
      const params = { path: { id: `${good.id}` } }
      const { data } = await api().GET('/items/related-items/{id}', { params })
      expect(ids(data!)).toEqual(ids(alike.slice(0, MOST)))
    }
  })

  it('are suggested: what a customer likes, then what all do', async () => {
    const { token } = await newCustomer(shop.app)
    const customer = clientOf(shop.app, { token: token!, ...scope })
    let onSale = (await itemsOnSale()).toSorted(mostPopular)
    const suggested = async () => ids((await customer.GET('/items/suggested')).data!)
    expect(await suggested()).toEqual(ids(onSale.slice(0, MOST)))
    const [rare, frequent] = [onSale.at(-1)!, onSale[0]!].map(({ category_id }) => category_id)
    const few = onSale.filter(({ category_id }) => category_id === rare).slice(0, 4)
    await shop.services.db
      .update(items)
      .set({ active: false })
      .where(and(eq(items.category_id, rare!), notInArray(items.id, ids(few))))
    onSale = (await itemsOnSale()).toSorted(mostPopular)
    for (const interest of [rare!, frequent!]) {
      await customer.POST('/customer/update-interest', { body: { interest: [interest] } })
      const isLiked = ({ category_id }: Good) => category_id === interest
      const preferred = [...onSale.filter(isLiked), ...onSale.filter((good) => !isLiked(good))]
      expect(await suggested()).toEqual(ids(preferred.slice(0, MOST)))
    }
  })
})
