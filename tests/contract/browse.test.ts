import { eq, gte, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createReference } from '#server/catalogue/reference.ts'
import { learnWords } from '#server/catalogue/vocabulary.ts'
import { fold, foldedLetters, wordsOf } from '#server/db/fold.ts'
import { categories, items, stores } from '#server/db/schema.ts'
import { clientOf, inTheCenter, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { item, module, noon, store, text, zone } from './support/small-shop.ts'

const shop = openShop()
afterEach(() => {
  shop.now = noon
})

const food = (more: object = {}) => clientOf(shop.app, { ...inTheCenter, ...more })
const ids = (rows: { id: number }[] | undefined) => (rows ?? []).map(({ id }) => id)

type Search = {
  name?: string
  list_type?: 'item' | 'store'
  data_type?: 'searched' | 'category' | 'brand' | 'discounted' | 'new'
  category_ids?: string
  brand_ids?: string
  filter?: string
  rating_count?: number
  min_price?: number
  max_price?: number
  limit?: number
  offset?: number
}
const search = async (query: Search, api = food()) =>
  (await api.GET('/get-combined-data', { params: { query } })).data!

describe('the place', () => {
  it('is asked for before anything is shown, and must be known', async () => {
    const at = async (wire: object) => refusalOf(await clientOf(shop.app, wire).GET('/items/popular'))
    expect(await at({ module: module.food })).toEqual({ status: 403, codes: ['zoneId'] })
    expect(await at({ zones: [zone.center] })).toEqual({ status: 403, codes: ['moduleId'] })
    expect(await at({ zones: [99], module: module.food })).toEqual({ status: 403, codes: ['zoneId'] })
    expect(await at({ zones: [zone.center], module: 99 })).toEqual({ status: 403, codes: ['moduleId'] })
  })

  it('has zones with what delivering costs there', async () => {
    const ask = (lat: number, lng: number) =>
      clientOf(shop.app).GET('/config/get-zone-id', { params: { query: { lat, lng } } })
    expect((await ask(25.2, 55.2)).data).toMatchObject({
      zone_id: '[1]',
      zone_data: [
        {
          cash_on_delivery: 1,
          modules: [
            {
              id: module.food,
              pivot: {
                per_km_shipping_charge: 2,
                minimum_shipping_charge: 5,
                maximum_cod_order_amount: null,
              },
            },
            { id: module.grocery },
            { id: module.ecommerce, pivot: { maximum_cod_order_amount: 1000 } },
          ],
        },
      ],
    })
    expect(refusalOf(await ask(24, 54))).toEqual({ status: 404, codes: ['coordinates'] })
    expect(refusalOf(await ask(25.4, 55.2))).toEqual({ status: 403, codes: ['coordinates'] })
  })

  it('is suggested, found, named and measured', async () => {
    const api = clientOf(shop.app)
    const { data: found } = await api.GET('/config/place-api-autocomplete', {
      params: { query: { search_text: 'ha' } },
    })
    const placeid = found!.predictions[0]!.place_id
    const { data: details } = await api.GET('/config/place-api-details', { params: { query: { placeid } } })
    expect(details!.result.geometry.location).toEqual({ lat: 25.2, lng: 55.2 })
    const unknown = await api.GET('/config/place-api-details', { params: { query: { placeid: 'nowhere' } } })
    expect(refusalOf(unknown)).toMatchObject({ status: 404 })
    const { data: named } = await api.GET('/config/geocode-api', {
      params: { query: { lat: 25.2, lng: 55.2 } },
    })
    expect(named!.results[0]!.formatted_address).toBe('Harbour')
    const { data: measured } = await api.GET('/config/distance-api', {
      params: {
        query: { origin_lat: 25.2, origin_lng: 55.2, destination_lat: 25.21, destination_lng: 55.2 },
      },
    })
    expect(measured!.rows[0]!.elements[0]).toEqual({
      distance: { value: 3000, text: '3.0 km' },
      duration: { value: 600, text: '10 min' },
    })
    const arabic = await clientOf(shop.app, { locale: 'ar' }).GET('/config/distance-api', {
      params: { query: { origin_lat: 25.2, origin_lng: 55.2, destination_lat: 25.21, destination_lng: 55 } },
    })
    expect(arabic.data!.rows[0]!.elements[0]).toMatchObject({
      distance: { text: '3.0 كم' },
      duration: { text: '10 دقيقة' },
    })
  })
})

describe('items', () => {
  it('are those of the module and the zones, the most ordered first, none hidden, none of a campaign', async () => {
    const { data } = await food().GET('/items/popular')
    expect(ids(data!.products).slice(0, 2)).toEqual([item.margherita, item.kebab])
    expect(ids(data!.products)).not.toContain(item.hidden)
    expect(ids(data!.products)).not.toContain(item.feast)
    expect(ids(data!.products)).not.toContain(item.milk)
    expect(ids(data!.products)).not.toContain(item.wrap)
    const both = await clientOf(shop.app, { zones: [zone.center, zone.noCash], module: module.food }).GET(
      '/items/popular',
    )
    expect(ids(both.data!.products)).toContain(item.wrap)
  })

  it('come in pages that do not overlap and together are all', async () => {
    const page = async (offset: number) =>
      (await food().GET('/items/popular', { params: { query: { limit: 3, offset } } })).data!
    const pages = [await page(1), await page(2), await page(3)]
    const all = pages.flatMap(({ products }) => ids(products))
    expect(new Set(all).size).toBe(pages[0]!.total_size)
    expect(all).toHaveLength(pages[0]!.total_size)
    expect((await page(4)).products).toEqual([])
    const tooMany = await food().GET('/items/popular', { params: { query: { limit: 51 } } })
    expect(refusalOf(tooMany)).toEqual({ status: 403, codes: ['limit'] })
  })

  it('are shown by number or slug, in both languages', async () => {
    const one = (id: string, locale = 'en') =>
      food({ locale }).GET('/items/details/{id}', { params: { path: { id } } })
    expect((await one('1')).data).toMatchObject({
      name: 'Kebab',
      price: 25,
      discount: 10,
      discount_type: 'percent',
      store_discount: 0,
      store_name: 'grill',
      add_ons: [{ name: 'Sauce', price: 1.5 }, { name: 'Bread' }],
      category_ids: [{ name: 'dishes' }, { name: 'grills' }],
      tags: [{ name: 'Beef' }],
      stock: null,
      maximum_cart_quantity: 5,
    })
    expect((await one('kebab', 'ar')).data).toMatchObject({ name: 'كباب', tags: [{ name: 'لحم' }] })
    expect((await one('4')).data).toMatchObject({ store_discount: 10 })
    expect(refusalOf(await one('12'))).toMatchObject({ status: 404 })
    expect(refusalOf(await one('no-such-thing'))).toMatchObject({ status: 404 })
  })

  it('have variations and choices outside food', async () => {
    const { data } = await food({ locale: 'ar' }).GET('/items/details/{id}', {
      params: { path: { id: 'shirt' } },
    })
    expect(data).toMatchObject({
      discount: 5,
      discount_type: 'amount',
      choice_options: [{ name: 'choice_1', options: ['أحمر', 'أزرق'] }],
      variations: [
        { type: 'أحمر', price: 55, stock: 6 },
        { type: 'أزرق', price: 60, stock: 1 },
      ],
    })
  })

  it('are listed by store and category, by discount, age, reviews and recommendation', async () => {
    const api = food()
    const menu = await api.GET('/items/latest', { params: { query: { store_id: store.grill } } })
    expect(ids(menu.data!.products)).toEqual([item.breakfast, item.mixedGrill, item.kebab])
    const none = await api.GET('/items/latest', {
      params: { query: { store_id: store.grill, category_id: 4 } },
    })
    expect(none.data!.products).toEqual([])
    const discounted = await api.GET('/items/discounted')
    expect(ids(discounted.data!.products).sort()).toEqual([item.kebab, item.margherita])
    const reviewed = await api.GET('/items/most-reviewed')
    expect(ids(reviewed.data!.products)[0]).toBe(item.margherita)
    expect(reviewed.data!.categories).toEqual([{ id: 1, name: 'dishes' }])
    const arrivals = await api.GET('/items/new-arrival', { params: { query: { limit: 2 } } })
    expect(ids(arrivals.data!.products)).toEqual([item.collect, item.paused])
    const recommended = await api.GET('/items/recommended')
    expect(ids(recommended.data!.items)).toEqual([item.mixedGrill])
    const related = await api.GET('/items/related-items/{id}', { params: { path: { id: '1' } } })
    expect(ids(related.data)).not.toContain(item.kebab)
    const veg = await api.GET('/items/popular', { params: { query: { type: 'veg' } } })
    expect(ids(veg.data!.products)).toEqual([item.margherita])
  })

  it('of a campaign have a list of their own', async () => {
    const { data } = await food().GET('/campaigns/item')
    expect(data).toMatchObject([
      { id: item.feast, available_date_starts: '2026-11-01', end_date: '2026-11-30T00:00:00.000Z' },
    ])
    const popular = await food().GET('/items/popular')
    expect(popular.data!.products[0]).not.toHaveProperty('end_date')
    shop.now = new Date('2026-12-02T08:00:00Z')
    expect((await food().GET('/campaigns/item')).data).toEqual([])
  })
})

describe('a list', () => {
  it.each([
    '/items/popular',
    '/items/new-arrival',
    '/items/most-reviewed',
    '/stores/popular',
    '/stores/top-rated',
    '/stores/latest',
  ] as const)('of %s is the same page by page as at once, over several zones', async (path) => {
    const api = food({ zones: [zone.center, zone.noCash] })
    const page = async (limit: number, offset: number) => {
      const { data } = await api.GET(path, { params: { query: { limit, offset } } })
      return ids('stores' in data! ? data.stores : data!.products)
    }
    const all = await page(50, 1)
    const pages = await Promise.all(Array.from({ length: 10 }, (_, at) => page(2, at + 1)))
    expect(all.length).toBeGreaterThan(3)
    expect(all.length).toBeLessThan(20)
    expect(pages.flat()).toEqual(all)
  })
})

describe('stores', () => {
  it('that sell now come first, then by distance', async () => {
    const { data } = await food({ at: { lat: 25.22, lng: 55.2 } }).GET('/stores')
    const listed = ids(data!.stores)
    expect(listed[0]).toBe(store.pizza)
    expect(listed.slice(-2).sort()).toEqual([store.closed, store.paused])
    expect(data!.stores[0]!.distance).toBeGreaterThan(1000)
    expect(data!.stores[0]!.distance).toBeLessThan(1200)
  })

  it('say whether they are open, and when next', async () => {
    const one = async () =>
      (await food().GET('/stores/details/{id}', { params: { path: { id: 'early-birds' } } })).data!
    // At noon it has closed for today.
    expect(await one()).toMatchObject({ open: 0, active: 1, current_opening_time: '07:00:00' })
    shop.now = new Date('2026-11-20T02:00:00Z')
    expect(await one()).toMatchObject({ open: 0, current_opening_time: '07:00:00' })
    shop.now = new Date('2026-11-20T04:00:00Z')
    expect(await one()).toMatchObject({
      open: 1,
      schedules: expect.arrayContaining([{ day: 5, opening_time: '07:00:00', closing_time: '11:00:00' }]),
    })
  })

  it('are ranked by orders, rating and age, and filtered by how they hand over', async () => {
    const api = food()
    expect(ids((await api.GET('/stores/popular')).data!.stores).slice(0, 2)).toEqual([
      store.closed,
      store.pizza,
    ])
    expect(ids((await api.GET('/stores/top-rated')).data!.stores)[0]).toBe(store.pizza)
    expect(ids((await api.GET('/stores/latest')).data!.stores)[0]).toBe(store.pizza)
    expect(ids((await api.GET('/stores/recommended')).data!.stores)).toEqual([store.grill])
    const by = async (type: 'all' | 'delivery' | 'take_away', store_type?: 'newly_joined') =>
      ids(
        (await api.GET('/stores/get-stores/{type}', { params: { path: { type }, query: { store_type } } }))
          .data!.stores,
      )
    expect(await by('take_away')).toContain(store.collectOnly)
    expect(await by('delivery')).not.toContain(store.collectOnly)
    expect(await by('all', 'newly_joined')).toEqual([store.pizza])
  })

  it('show what they charge and give', async () => {
    const { data } = await food().GET('/stores/details/{id}', { params: { path: { id: '1' } } })
    expect(data).toMatchObject({
      tax: 5,
      minimum_order: 20,
      delivery_time: '20-30 min',
      discount: null,
      category_ids: [{ name: 'dishes' }],
    })
    const pizza = await food().GET('/stores/details/{id}', { params: { path: { id: '2' } } })
    expect(pizza.data).toMatchObject({ free_delivery: 1, discount: { discount: 10 }, avg_rating: 4.5 })
    expect(
      refusalOf(await food().GET('/stores/details/{id}', { params: { path: { id: '99' } } })),
    ).toMatchObject({ status: 404 })
  })
})

describe('the least that delivery costs', () => {
  const feeFrom = async (at: { lat: number; lng: number } | undefined, id: number) => {
    const { data } = await food({ at }).GET('/stores')
    return data!.stores.find((row) => row.id === id)!.delivery_fee_from
  }
  const here = { lat: 25.2, lng: 55.2 }

  it('is by the kilometre within the bounds of the zone', async () => {
    expect(await feeFrom(here, store.grill)).toBe(5)
    // A twentieth of a degree is 5,559.75 m, at 2 the kilometre.
    expect(await feeFrom({ lat: 25.25, lng: 55.2 }, store.grill)).toBe(11.12)
    expect(await feeFrom({ lat: 26.2, lng: 55.2 }, store.grill)).toBe(30)
  })

  it('is nothing where it is free, and unknown without a place or where nothing is brought', async () => {
    expect(await feeFrom(here, store.pizza)).toBe(0)
    expect(await feeFrom(undefined, store.grill)).toBeNull()
    expect(await feeFrom(here, store.collectOnly)).toBeNull()
  })
})

describe('categories', () => {
  it('categories are a tree, and each category leads to its subcategories, items and stores', async () => {
    const api = food()
    const { data } = await api.GET('/categories')
    expect(data).toMatchObject([{ id: 1, parent_id: 0, featured: 1, childes: [{ id: 2, name: 'grills' }] }])
    const childes = await api.GET('/categories/childes/{id}', { params: { path: { id: 'dishes' } } })
    expect(ids(childes.data)).toEqual([2])
    const categoryItems = await api.GET('/categories/items/{id}', { params: { path: { id: '1' } } })
    expect(ids(categoryItems.data!.products)).toContain(item.kebab)
    const shops = await api.GET('/categories/stores/{id}', { params: { path: { id: '1' } } })
    expect(ids(shops.data!.stores)).toContain(store.grill)
    const featured = await api.GET('/categories/featured/items')
    expect(featured.data!.categories).toEqual([{ id: 1, name: 'dishes' }])
    const unknown = { params: { path: { id: '99' } } }
    for (const reply of [
      await api.GET('/categories/{id}', unknown),
      await api.GET('/categories/childes/{id}', unknown),
      await api.GET('/categories/items/{id}', unknown),
      await api.GET('/categories/stores/{id}', unknown),
    ])
      expect(refusalOf(reply)).toEqual({ status: 404, codes: ['id'] })
  })
})

describe('categories of a place', () => {
  it('are those that something is sold of there', async () => {
    const { db } = shop.services
    const [grills] = await db.select().from(categories).where(eq(categories.slug, 'grills'))
    await db.insert(categories).values({ ...grills!, id: 77, slug: 'soups', featured: true })
    const reference = createReference(db, () => {})
    const app = await buildApp(
      { ...shop.services, reference },
      { checkReplies: true, storefront: '/nowhere' },
    )
    const read = async (zones: number[], of: number = module.food) => {
      const { data } = await clientOf(app, { zones, module: of }).GET('/categories')
      return data!.map(({ id, products_count, childes }) => [id, products_count, ids(childes)])
    }
    const [[, itemCount]] = (await read([zone.center])) as [[number, number]]
    expect(itemCount).toBeGreaterThan(1)
    expect(await read([zone.noCash])).toEqual([[1, 1, [2]]])
    expect(await read([zone.center, zone.noCash])).toEqual([[1, itemCount + 1, [2]]])
    expect(await read([zone.noCash], module.grocery)).toEqual([])
    const { data } = await clientOf(app, inTheCenter).GET('/categories/featured/items')
    expect(ids(data!.categories)).not.toContain(77)
    await app.close()
    await db.delete(categories).where(eq(categories.id, 77))
  })

  it('of the featured ones, those that something on the page is of', async () => {
    const { db } = shop.services
    const [soup] = await db.select().from(items).where(eq(items.id, item.soup))
    const [dishes] = await db.select().from(categories).where(eq(categories.id, 1))
    await db.insert(categories).values({ ...dishes!, id: 77, slug: 'soups', name: text('soups') })
    await db.update(items).set({ category_id: 77, order_count: 10_000 }).where(eq(items.id, item.soup))
    const reference = createReference(db, () => {})
    const app = await buildApp(
      { ...shop.services, reference },
      { checkReplies: true, storefront: '/nowhere' },
    )
    const read = async (limit: number, offset: number) => {
      const { data } = await clientOf(app, inTheCenter).GET('/categories/featured/items', {
        params: { query: { limit, offset } },
      })
      return [ids(data!.products), ids(data!.categories)]
    }
    expect(await read(1, 1)).toEqual([[item.soup], [77]])
    expect((await read(1, 2))[1]).toEqual([1])
    expect((await read(20, 1))[1]).toEqual([1, 77])
    await app.close()
    const { category_id, order_count } = soup!
    await db.update(items).set({ category_id, order_count }).where(eq(items.id, item.soup))
    await db.delete(categories).where(eq(categories.id, 77))
  })
})

describe('promotions', () => {
  it('show the banners of the zones, the campaigns that run, and the coupons that are good', async () => {
    const { data } = await food().GET('/banners')
    expect(data).toMatchObject({
      banners: [{ id: 1, type: 'store_wise', store: { id: store.pizza, slug: 'pizza-house' }, item: null }],
      campaigns: [{ slug: 'grill-days' }],
    })
    const codes = (await food().GET('/coupon/list')).data!.map(({ code }) => code)
    expect(codes).toContain('WELCOME10')
    expect(codes).not.toContain('OLD')
  })

  it('show the flash sale while it runs', async () => {
    const ask = async () =>
      (await clientOf(shop.app, { zones: [zone.center], module: module.grocery }).GET('/flash-sales')).data
    expect(await ask()).toMatchObject({
      id: 1,
      active_products: [{ sold: 1, stock: 4, available_stock: 3, item: { id: item.juice, discount: 50 } }],
    })
    shop.now = new Date('2026-11-22T08:00:00Z')
    expect(await ask()).toMatchObject({ id: null, active_products: [] })
  })
})

describe('searching', () => {
  it.each([
    ['a word', 'kebab'],
    ['part of a word', 'keb'],
    ['a word in Arabic', 'كباب'],
    ['a tag', 'beef'],
    ['a small typing error', 'kebap'],
    ['other letter case', 'KEBAB'],
    ['swapped letters', 'kbeab'],
    ['a letter too many', 'kebabb'],
    ['a typing error in Arabic', 'كبان'],
    ['Arabic with its vowels and stretched', 'كَبـَاب'],
    ['an Arabic word with its article', 'الكباب'],
    ['an Arabic word in its plural', 'لحوم'],
    ['Arabic letters in the forms of old programs', 'ﻛﺒﺎﺏ'],
    ['the inside of a word', 'eba'],
    ['signs around it', '(kebab)!'],
    ['a word the shop does not know beside it', 'kebab zzyyxx'],
    ['two words that belong to it', 'beef keb'],
  ])('finds by %s', async (_, name) => {
    expect(ids((await search({ name })).products)).toContain(item.kebab)
  })

  it('takes one Arabic letter for another that is typed in its place', async () => {
    expect(ids((await search({ name: 'مشاوى' })).products)).toContain(item.mixedGrill)
    expect(ids((await search({ name: 'مشكله' })).products)).toContain(item.mixedGrill)
  })

  it('wants all the words it knows', async () => {
    expect(ids((await search({ name: 'kebab margherita' })).products)).toEqual([])
  })

  it('splits and spells words as the database does', async () => {
    const letters = `${foldedLetters.from}abcXYZ 019كباب,;-"'\\\\()`
    const { db } = shop.services
    const [before] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, store.grill))
    const property = fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 }),
      async (en) => {
        const [row] = await db
          .update(stores)
          .set({ name: { en, ar: '' } })
          .where(eq(stores.id, store.grill))
          .returning({ words: sql<string[]>`tsvector_to_array(search_words)` })
        expect(row!.words.sort()).toEqual(wordsOf(fold(en)).sort())
      },
    )
    await fc.assert(property, { numRuns: 50 })
    await db.update(stores).set(before!).where(eq(stores.id, store.grill))
  })

  it('finds nothing for nonsense, and takes signs of patterns literally', async () => {
    expect(await search({ name: 'qqqqxyz' })).toMatchObject({ total_size: 0, products: [] })
    expect(await search({ name: '%' })).toMatchObject({ total_size: 0 })
    expect(await search({ name: "'; drop table items" })).toMatchObject({ total_size: 0 })
  })

  it('finds stores by their name and by what they sell', async () => {
    expect(ids((await search({ name: 'margherita', list_type: 'store' })).stores)).toEqual([store.pizza])
    expect(ids((await search({ name: 'grill', list_type: 'store' })).stores)).toContain(store.grill)
    const { data } = await food().GET('/stores/search', { params: { query: { name: 'pizza' } } })
    expect(ids(data!.stores)).toEqual([store.pizza])
  })

  it('filters and sorts', async () => {
    const found = async (query: Search) => ids((await search({ limit: 50, ...query })).products)
    expect((await found({ filter: '["discounted"]' })).sort()).toEqual([item.kebab, item.margherita])
    expect(await found({ data_type: 'discounted' })).toHaveLength(2)
    expect(await found({ filter: '["top_rated"]' })).toEqual([item.margherita])
    expect(await found({ rating_count: 4 })).toEqual([item.margherita])
    expect(await found({ category_ids: '[1]' })).toContain(item.kebab)
    expect(await found({ category_ids: '[4]' })).toEqual([])
    expect(await found({ filter: '["currently_open"]' })).not.toContain(item.soup)
    // The price after the discount decides: the kebab is 22.50.
    expect(await found({ min_price: 22, max_price: 23 })).toEqual([item.kebab])
    const cheap = (await search({ filter: '["low"]', limit: 50 })).products.map(({ id }) => id)
    expect(cheap[0]).toBe(item.soup)
    expect((await found({ filter: '["high"]' }))[0]).toBe(item.mixedGrill)
    expect((await found({ data_type: 'new' }))[0]).toBe(item.collect)
    const brand = clientOf(shop.app, { zones: [zone.center], module: module.ecommerce })
    expect(ids((await search({ brand_ids: '[1]', data_type: 'brand' }, brand)).products)).toEqual([
      item.phone,
    ])
  })

  it('names the highest price of everything found, on each page, and none of stores', async () => {
    const all = await search({ name: '', limit: 50 })
    const highest = Math.max(...all.products.map(({ price }) => price))
    expect(all.total_size).toBe(all.products.length)
    expect(all.highest_price).toBe(highest)
    const last = await search({ name: '', limit: 1, offset: all.total_size })
    expect(last.highest_price).toBe(highest)
    const cheap = await search({ name: '', limit: 50, max_price: highest - 1 })
    expect(cheap.highest_price).toBe(Math.max(...cheap.products.map(({ price }) => price)))
    expect((await search({ name: 'nothing of this name' })).highest_price).toBe(0)
    expect((await search({ name: '', list_type: 'store' })).highest_price).toBeUndefined()
  })

  it('finds the stores that sell something of a brand', async () => {
    const gadgets = clientOf(shop.app, { zones: [zone.center], module: module.ecommerce })
    const sellersOf = async (brand_ids: string) =>
      ids((await search({ brand_ids, data_type: 'brand', list_type: 'store' }, gadgets)).stores)
    expect(await sellersOf('[1]')).toEqual([store.gadgets])
    expect(await sellersOf('[2]')).toEqual([])
  })

  it('finds the most popular of very many, those that fit best first', async () => {
    const { db } = shop.services
    const [kebab] = await db.select().from(items).where(eq(items.id, item.kebab))
    const many = Array.from({ length: 242 }, (_, at) => ({
      ...kebab!,
      id: 50_000 + at,
      slug: `zucchini-${at}`,
      name: { en: at === 200 ? 'Zucchini' : `Fried zucchini ${at}`, ar: 'كوسا' },
      order_count: 1_000 - at,
    }))
    await db.insert(items).values(many)
    await learnWords(db)
    const pages = [1, 2, 6].map((offset) => search({ name: 'zucchini', limit: 50, offset }))
    const [first, second, sixth] = await Promise.all(pages)
    expect([first!.total_size, sixth!.products]).toEqual([240, []])
    expect(ids(first!.products).slice(0, 3)).toEqual([50_200, 50_000, 50_001])
    expect(ids(second!.products).slice(0, 2)).toEqual([50_049, 50_050])
    const cheapest = await search({ name: 'zucchini', filter: '["low"]', limit: 50 })
    expect(ids(cheapest.products).slice(0, 2)).toEqual([50_000, 50_001])
    await db.delete(items).where(gte(items.id, 50_000))
  })

  it('finds Arabic words in other forms', async () => {
    const { db } = shop.services
    const [kebab] = await db.select().from(items).where(eq(items.id, item.kebab))
    const dishes = ['أرز بالسمك', 'سمكة مشوية', 'عصير مانجو', 'رز بخاري']
    const values = dishes.map((ar, at) => ({
      ...kebab!,
      id: 60_000 + at,
      slug: `dish-${at}`,
      name: { en: `Dish ${at}`, ar },
    }))
    await db.insert(items).values(values)
    await learnWords(db)
    const found = async (name: string) => {
      const products = ids((await search({ name })).products)
      return dishes.filter((_, at) => products.includes(60_000 + at))
    }
    const [riceWithFish, fish, juice, rice] = dishes
    expect({
      رز: await found('رز'),
      الأرز: await found('الأرز'),
      السمك: await found('السمك'),
      أسماك: await found('أسماك'),
      'مشاوي السمك': await found('مشاوي السمك'),
      عصائر: await found('عصائر'),
    }).toEqual({
      رز: [riceWithFish, rice],
      الأرز: [riceWithFish, rice],
      السمك: [riceWithFish, fish],
      أسماك: [riceWithFish, fish],
      'مشاوي السمك': [fish],
      عصائر: [juice],
    })
    await db.delete(items).where(gte(items.id, 60_000))
  })

  it('finds nothing twice in a zone that is named twice', async () => {
    const { total_size } = await search({})
    const twice = await search({}, clientOf(shop.app, { ...inTheCenter, zones: [zone.center, zone.center] }))
    expect(twice.total_size).toBe(total_size)
  })

  it('suggests a few names while typing', async () => {
    const { data } = await food().GET('/items/item-or-store-search', { params: { query: { name: 'mar' } } })
    expect(data!.items).toEqual([
      {
        id: item.margherita,
        name: 'Margherita',
        image_full_url: expect.stringMatching(/^\/media\/item-.*-160\.webp$/),
        // 33.33 less the 10 % of the store, which come before the item's own discount.
        price: 30,
      },
    ])
    const inStore = await food().GET('/items/search', {
      params: { query: { store_id: store.grill, name: 'mixed' } },
    })
    expect(ids(inStore.data!.products)).toEqual([item.mixedGrill])
  })
})

describe('what a customer knows', () => {
  it('is suggested again after ordering', async () => {
    const customer = await newCustomer(shop.app)
    const mine = clientOf(shop.app, { ...inTheCenter, token: customer.token! })
    expect((await mine.GET('/items/visit-again')).data).toEqual([])
    await customer.api.POST('/cart/add', {
      body: { model: 'Item', item_id: item.margherita, price: 0, quantity: 1 },
    })
    await customer.api.POST('/customer/order/place', {
      body: {
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        order_amount: 31,
        store_id: store.pizza,
      },
    })
    expect((await mine.GET('/items/visit-again')).data).toMatchObject([
      { id: store.pizza, items: [{ id: item.margherita }] },
    ])
    expect((await mine.GET('/items/suggested')).data!.length).toBeGreaterThan(0)
    expect(refusalOf(await food().GET('/items/suggested'))).toMatchObject({ status: 401 })
  })
})

describe('words of the shop', () => {
  it('are its settings', async () => {
    const { data } = await clientOf(shop.app, { locale: 'ar' }).GET('/config')
    expect(data).toMatchObject({
      business_name: 'متجر صغير',
      digit_after_decimal_point: 2,
      free_delivery_over: 200,
      guest_checkout_status: 1,
      digital_payment: 0,
      additional_charge: 1,
      timezone: 'Asia/Dubai',
      toggle_store_registration: 1,
      toggle_dm_registration: 0,
    })
    const modules = await clientOf(shop.app).GET('/module')
    expect(modules.data).toMatchObject([{ module_type: 'food', zones: [{ id: 1 }, { id: 2 }] }, {}, {}])
    expect((await clientOf(shop.app).GET('/zone/list')).data).toHaveLength(3)
  })

  it('modules count the stores of each zone as the lists of that zone do', async () => {
    const { data: modules } = await clientOf(shop.app).GET('/module')
    const counted = modules!.flatMap(({ id, zones }) => zones.map((zone) => ({ module_id: id, ...zone })))
    expect(counted.length).toBeGreaterThan(2)
    for (const { module_id, id, stores_count } of counted) {
      const listed = await shop.app.inject({
        url: '/api/v1/stores/get-stores/all',
        headers: { zoneid: `[${id}]`, moduleid: String(module_id) },
      })
      expect({ module_id, id, stores_count: listed.json<{ total_size: number }>().total_size }).toEqual({
        module_id,
        id,
        stores_count,
      })
    }
  })

  it('are its pages and its landing page', async () => {
    const api = clientOf(shop.app)
    const pages = await Promise.all([
      api.GET('/about-us'),
      api.GET('/terms-and-conditions'),
      api.GET('/privacy-policy'),
      api.GET('/refund-policy'),
      api.GET('/review-policy'),
      api.GET('/shipping-policy'),
      api.GET('/cancelation'),
    ])
    for (const { data } of pages) expect(data).toMatchObject({ value: expect.stringContaining('All about') })
    expect((await api.GET('/landing-page')).data).toMatchObject({
      fixed_newsletter_title: 'News',
      earning_seller_button_name: 'Apply to sell',
      earning_seller_button_url: 'https://partners.example/stores',
      earning_dm_button_url: 'https://partners.example/couriers',
      available_zone_list: [{ name: 'Center' }, { name: 'No cash' }],
    })
  })

  it('a visitor subscribes to the newsletter once or twice with the same reply, but not with a malformed address', async () => {
    const subscribe = (email: string) => clientOf(shop.app).POST('/newsletter/subscribe', { body: { email } })
    expect((await subscribe('a@example.com')).data).toEqual({ message: 'Subscribed Successfully' })
    expect((await subscribe('A@example.com')).data).toEqual({ message: 'Subscribed Successfully' })
    expect(refusalOf(await subscribe('nobody'))).toEqual({ status: 403, codes: ['email'] })
  })
})

describe('the server', () => {
  it('says that it lives and is ready, and keeps public replies cacheable and personal ones private', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
    const shown = await food().GET('/items/popular')
    expect(shown.response.headers.get('cache-control')).toBe('public, max-age=300')
    const guest = await newGuest(shop.app)
    const cart = await guest.api.GET('/customer/cart/list', {
      params: { query: { guest_id: guest.guest_id } },
    })
    expect(cart.response.headers.get('cache-control')).toBe('no-store')
  })

  it('guards its pages', async () => {
    const { headers } = await shop.app.inject('/api/v1/config')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers unknown paths in the one shape', async () => {
    for (const url of ['/api/v1/nothing', '/nothing.js']) {
      const reply = await shop.app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ errors: [{ message: 'Not found.' }] })
    }
  })
})
