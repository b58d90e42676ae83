import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { customers, items, orderLines, stores } from '#server/db/schema.ts'
import { clientOf, confirmed, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { item, module, store, zone } from './support/small-shop.ts'

const shop = openShop()

const shops = (more: object = {}) =>
  clientOf(shop.app, { zones: [zone.center], module: module.food, ...more })

const names = (list: { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b)

/** The dishes of the center that ordinary lists have. */
const dishes = [
  item.kebab,
  item.mixedGrill,
  item.breakfast,
  item.margherita,
  item.soup,
  item.paused,
  item.collect,
]
const without = (...gone: number[]) => dishes.filter((id) => !gone.includes(id))

beforeAll(async () => {
  const { db } = shop.services
  await db.update(stores).set({ halal_tag_status: true }).where(eq(stores.id, store.grill))
  await db.update(items).set({ halal: true }).where(eq(items.id, item.kebab))
  await db.update(items).set({ halal: true }).where(eq(items.id, item.soup))
})

const searched = async (diet?: string, more: object = {}) => {
  const header = diet === undefined ? {} : { 'X-diet': diet }
  const query = { list_type: 'item', data_type: 'category', limit: 50 } as const
  return (await shops(more).GET('/get-combined-data', { params: { query, header } })).data!
}

describe('an item', () => {
  const shown = async (id: number, more: object = {}) =>
    (await shops(more).GET('/items/details/{id}', { params: { path: { id: String(id) } } })).data!

  it('names what it contains in the language of the reader, under the same key', async () => {
    expect(await shown(item.margherita)).toMatchObject({
      allergies_name: ['Gluten', 'Dairy'],
      allergens: [
        { key: 'gluten', name: 'Gluten' },
        { key: 'dairy', name: 'Dairy' },
      ],
    })
    expect((await shown(item.margherita, { locale: 'ar' })).allergens).toEqual([
      { key: 'gluten', name: 'غلوتين' },
      { key: 'dairy', name: 'ألبان' },
    ])
  })

  it('is free only of what the store states', async () => {
    expect((await shown(item.milk)).free_of).toEqual(['gluten'])
    expect((await shown(item.kebab)).free_of).toEqual([])
  })

  it('an item says which diets it suits and does not suit, and is silent about the rest', async () => {
    const diets = async (id: number) => {
      const { suits, unsuited } = await shown(id)
      return [suits, unsuited]
    }
    expect(await diets(item.margherita)).toEqual([['vegetarian'], []])
    // Halal, and sold where halal items are marked.
    expect(await diets(item.kebab)).toEqual([['halal'], ['vegetarian']])
    // Halal, and sold where they are not.
    expect(await diets(item.soup)).toEqual([[], ['vegetarian']])
    // Only dishes are vegetarian or not.
    expect(await diets(item.milk)).toEqual([[], []])
  })

  it('shows the key of an allergen that has no name', async () => {
    await shop.services.db
      .update(items)
      .set({ allergens: ['lupin'] })
      .where(eq(items.id, item.wrap))
    expect((await shown(item.wrap)).allergies_name).toEqual(['lupin'])
  })

  it.each([
    ['contains what it is stated to lack', { allergens: ['gluten'], free_of: ['gluten'] }],
    ['has add-ons and is stated to lack something', { free_of: ['gluten'], add_on_ids: [1] }],
    ['has options and is stated to lack something', { free_of: ['gluten'], food_variations: [{}] }],
  ])('is refused by the database when it %s', async (_, wrong) => {
    const change = shop.services.db
      .update(items)
      .set(wrong as object)
      .where(eq(items.id, item.collect))
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('items_free_of') },
    })
  })
})

describe('the allergens and diets to choose from', () => {
  it('are those that items of any module contain and suit, with their number', async () => {
    const { data } = await shops().GET('/diet')
    expect(data).toEqual({
      allergens: [
        { key: 'gluten', name: 'Gluten', items_count: 1 },
        { key: 'dairy', name: 'Dairy', items_count: 2 },
      ],
      diets: [
        { key: 'vegetarian', items_count: 1 },
        { key: 'halal', items_count: 1 },
      ],
    })
  })
})

describe('a list', () => {
  it('has everything and counts nothing for who hides nothing', async () => {
    const list = await searched()
    expect(names(list.products)).toEqual(dishes)
    expect(list).not.toHaveProperty('hidden_count')
  })

  it.each([
    ['contained:gluten', without(item.margherita), 1],
    ['contained:celery', dishes, 0],
    ['contained:unheard_of', dishes, 0],
    ['contained:gluten,celery', without(item.margherita), 1],
    ['contained:vegetarian', [item.margherita], 6],
    // No item is stated not to be halal.
    ['contained:halal', dishes, 0],
    ['unstated:gluten', [item.soup], 6],
    ['unstated:gluten,celery', [], 7],
    ['unstated:vegetarian', [item.margherita], 6],
    ['unstated:halal', [item.kebab], 6],
    ['unstated:vegetarian,gluten', [], 7],
  ])('for %s leaves out what it should, and says how many', async (diet, shown, hidden_count) => {
    const list = await searched(diet)
    expect(names(list.products)).toEqual(shown)
    expect([list.total_size, list.hidden_count]).toEqual([shown.length, hidden_count])
  })

  it('of goods outside the kitchens is not taken to be vegetarian or not', async () => {
    const goods = { module: module.grocery }
    const all = (await searched(undefined, goods)).products.length
    expect((await searched('contained:vegetarian', goods)).total_size).toBe(all)
    expect((await searched('unstated:vegetarian', goods)).total_size).toBe(0)
    expect(await searched('contained:dairy', goods)).toMatchObject({ total_size: all - 1, hidden_count: 1 })
  })

  const header = { 'X-diet': 'contained:gluten' }
  const pizzas = { store_id: store.pizza, category_id: 0, limit: 10, offset: 1 }
  it.each([
    ['popular', (api = shops()) => api.GET('/items/popular', { params: { header } })],
    ['discounted', (api = shops()) => api.GET('/items/discounted', { params: { header } })],
    ['most reviewed', (api = shops()) => api.GET('/items/most-reviewed', { params: { header } })],
    ['new', (api = shops()) => api.GET('/items/new-arrival', { params: { header } })],
    ['of a menu', (api = shops()) => api.GET('/items/latest', { params: { header, query: pizzas } })],
    [
      'found in a menu',
      (api = shops()) =>
        api.GET('/items/search', { params: { header, query: { ...pizzas, name: 'margherita' } } }),
    ],
    [
      'of a category',
      (api = shops()) => api.GET('/categories/items/{id}', { params: { header, path: { id: '2' } } }),
    ],
    [
      'found by a word',
      (api = shops()) => api.GET('/get-combined-data', { params: { header, query: { name: 'margherita' } } }),
    ],
    [
      'cheapest first',
      (api = shops()) => api.GET('/get-combined-data', { params: { header, query: { filter: '["low"]' } } }),
    ],
  ] as const)('of items %s leaves them out as well', async (_, ask) => {
    const { data } = await ask()
    expect(data!.hidden_count).toBe(1)
    expect(names(data!.products)).not.toContain(item.margherita)
    expect(data!.total_size).toBe(data!.products.length)
  })

  it('of recommended, brand and condition items says how many it hides', async () => {
    const api = shops()
    const recommended = await api.GET('/items/recommended', { params: { header } })
    expect(recommended.data!.hidden_count).toBe(0)
    const goods = shops({ module: module.ecommerce })
    const path = { id: '1' }
    expect((await goods.GET('/brand/items/{id}', { params: { header, path } })).data!.hidden_count).toBe(0)
    const medicines = shops({ module: module.grocery })
    const found = await medicines.GET('/common-condition/items/{id}', { params: { header, path } })
    expect(found.data!.hidden_count).toBe(0)
  })

  it.each([
    'gluten',
    'contained:',
    'some:gluten',
    'contained:Gluten',
    'contained:glu ten',
    "contained:gluten'--",
    `contained:${Array.from({ length: 53 }, (_, at) => `a${at}`).join()}`,
    `contained:${'a'.repeat(41)}`,
  ])('refuses the header %s', async (diet) => {
    const params = { header: { 'X-diet': diet } }
    expect(refusalOf(await shops().GET('/items/popular', { params }))).toEqual({
      status: 403,
      codes: ['X-diet'],
    })
  })
})

describe('a reply to a request with a diet', () => {
  it('a reply to a request with a diet is neither kept nor shared', async () => {
    const app = await buildApp(shop.services, { storefront: '/nowhere' })
    const ask = (headers: Record<string, string>) =>
      app.inject({
        url: '/api/v1/items/popular',
        headers: { zoneid: `[${zone.center}]`, moduleid: '1', ...headers },
      })
    const plain = await ask({})
    const own = await ask({ 'x-diet': 'contained:gluten' })
    const etag = String(plain.headers.etag)
    const again = await ask({ 'x-diet': 'contained:gluten', 'if-none-match': etag })
    await app.close()
    expect(plain.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public/),
      vary: expect.stringContaining('X-diet'),
    })
    expect(own.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(own.headers).not.toHaveProperty('etag')
    expect([own.statusCode, again.statusCode]).toEqual([200, 200])
    expect([plain.json().total_size, own.json().total_size]).toEqual([dishes.length, dishes.length - 1])
  })
})

describe('the choice of a customer', () => {
  const own = async ({ api }: { api: ReturnType<typeof clientOf> }) => (await api.GET('/customer/diet')).data
  const empty = { allergens: [], diets: [], hide: 'nothing', is_chosen: false }
  const body = { allergens: ['gluten', 'dairy'], diets: ['halal' as const], hide: 'unstated' as const }

  it('is empty until they choose, and then is theirs alone', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    expect(await own(customer)).toEqual(empty)
    expect((await customer.api.PUT('/customer/diet', { body })).data).toEqual({ ...body, is_chosen: true })
    expect([await own(customer), await own(other)]).toEqual([{ ...body, is_chosen: true }, empty])
  })

  it('is replaced as a whole, and may be empty on purpose', async () => {
    const customer = await newCustomer(shop.app)
    await customer.api.PUT('/customer/diet', { body })
    const none = { allergens: [], diets: [], hide: 'nothing' as const }
    await customer.api.PUT('/customer/diet', { body: none })
    expect(await own(customer)).toEqual({ ...none, is_chosen: true })
  })

  it('takes what they chose as a guest only when they have chosen nothing', async () => {
    const customer = await newCustomer(shop.app)
    const asGuest = { ...body, when_empty: true }
    const stored = { ...body, is_chosen: true }
    expect((await customer.api.PUT('/customer/diet', { body: asGuest })).data).toEqual(stored)
    const later = { ...asGuest, allergens: ['celery'] }
    expect((await customer.api.PUT('/customer/diet', { body: later })).data).toEqual(stored)
  })

  it('that is empty on purpose is not filled by what they chose as a guest', async () => {
    const customer = await newCustomer(shop.app)
    const none = { allergens: [], diets: [], hide: 'nothing' as const }
    await customer.api.PUT('/customer/diet', { body: none })
    const { data } = await customer.api.PUT('/customer/diet', { body: { ...body, when_empty: true } })
    expect(data).toEqual({ ...none, is_chosen: true })
  })

  it('keeps a key that no item names', async () => {
    const customer = await newCustomer(shop.app)
    await customer.api.PUT('/customer/diet', { body: { ...body, allergens: ['unheard_of'] } })
    expect(await own(customer)).toMatchObject({ allergens: ['unheard_of'] })
  })

  it.each([
    ['allergens', { ...body, allergens: ['Gluten'] }],
    ['allergens', { ...body, allergens: ['gluten', 'gluten'] }],
    ['allergens', { ...body, allergens: Array.from({ length: 51 }, (_, at) => `a${at}`) }],
    ['diets', { ...body, diets: ['keto' as 'halal'] }],
    ['hide', { ...body, hide: 'all' as 'nothing' }],
  ])('refuses wrong %s and keeps what was', async (field, wrong) => {
    const customer = await newCustomer(shop.app)
    await customer.api.PUT('/customer/diet', { body })
    const refusal = refusalOf(await customer.api.PUT('/customer/diet', { body: wrong }))
    expect(refusal.status).toBe(403)
    expect(refusal.codes[0]).toMatch(new RegExp(`^${field}`))
    expect(await own(customer)).toEqual({ ...body, is_chosen: true })
  })

  it('is asked of no guest', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await guest.api.GET('/customer/diet')).status).toBe(401)
    expect(refusalOf(await guest.api.PUT('/customer/diet', { body })).status).toBe(401)
  })

  it('is in the download of their data and gone with the account', async () => {
    const customer = await newCustomer(shop.app)
    await customer.api.PUT('/customer/diet', { body })
    const { data } = await customer.api.GET('/customer/data')
    expect(data).toMatchObject({ diet: { ...body, is_chosen: true } })
    expect(data!.profile).not.toHaveProperty('diet')
    await customer.api.DELETE('/customer/remove-account', confirmed)
    const left = await shop.services.db
      .select({ id: customers.id })
      .from(customers)
      .where(sql`${customers.phone} = ${customer.phone}`)
    expect(left).toEqual([])
  })
})

describe('an order', () => {
  const order = async () => {
    const customer = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person: customer })
    return { customer, order_id }
  }
  const receiptOf = async ({ customer, order_id }: Awaited<ReturnType<typeof order>>) =>
    (await customer.api.GET('/order/receipt', { params: { query: { order_id } } })).data!

  it('keeps what its items contained, and its receipt names it', async () => {
    const { db } = shop.services
    await db
      .update(items)
      .set({ allergens: ['celery'] })
      .where(eq(items.id, item.kebab))
    const placed = await order()
    await db.update(items).set({ allergens: [] }).where(eq(items.id, item.kebab))
    expect((await receiptOf(placed)).lines).toMatchObject([{ allergens: ['Celery'] }])
    const { data: opened } = await placed.customer.api.POST('/order/receipt', {
      body: { order_id: placed.order_id },
    })
    const page = await shop.app.inject(opened!.link)
    expect(page.body.replace(/<\/?bdi[^>]*>/g, '')).toContain('<small>Contains Celery</small>')
    const query = { order_id: placed.order_id }
    const { data } = await placed.customer.api.GET('/order/details', { params: { query } })
    expect(data![0]!.item_details).toMatchObject({ allergens: [{ key: 'celery', name: 'Celery' }] })
  })

  it('of items that state nothing, or from before they could, names nothing', async () => {
    const placed = await order()
    expect((await receiptOf(placed)).lines).toMatchObject([{ allergens: null }])
    await shop.services.db
      .update(orderLines)
      .set({ item_details: sql`${orderLines.item_details} - 'allergens'` })
      .where(eq(orderLines.order_id, placed.order_id))
    expect((await receiptOf(placed)).lines).toMatchObject([{ allergens: null }])
  })
})
