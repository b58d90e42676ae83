import { beforeAll, describe, expect, it } from 'vitest'
import contract from '#openapi/generated/storefront.json' with { type: 'json' }
import { items } from '#server/db/schema.ts'
import { type Api, clientOf, newCustomer, openShop } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { item, module, store, zone } from './support/small-shop.ts'

const shop = openShop()
let token: string | undefined

/** Every item contains it, so that a list which hides it is empty. */
const SESAME = 'sesame'

beforeAll(async () => {
  const customer = await newCustomer(shop.app)
  token = customer.token
  await giveOrder({ services: shop.services, person: customer })
  const { db } = shop.services
  await db.update(items).set({ allergens: [SESAME], free_of: [], recommended: true })
})

type Asked = { header: { 'X-diet'?: string } }
type Ask = (api: Api, params: Asked) => Promise<{ data?: unknown }>

const menu = { store_id: store.pizza, category_id: 0, limit: 10, offset: 1 }
const path = { id: '1' }

/** How each list is asked for; the module is food unless it says another. */
const lists: Record<string, [ask: Ask, module?: number]> = {
  '/items/popular': [(api, { header }) => api.GET('/items/popular', { params: { header } })],
  '/items/latest': [(api, { header }) => api.GET('/items/latest', { params: { header, query: menu } })],
  '/items/search': [
    (api, { header }) =>
      api.GET('/items/search', { params: { header, query: { ...menu, name: 'margherita' } } }),
  ],
  '/items/discounted': [(api, { header }) => api.GET('/items/discounted', { params: { header } })],
  '/items/most-reviewed': [(api, { header }) => api.GET('/items/most-reviewed', { params: { header } })],
  '/items/new-arrival': [(api, { header }) => api.GET('/items/new-arrival', { params: { header } })],
  '/items/recommended': [(api, { header }) => api.GET('/items/recommended', { params: { header } })],
  '/items/related-items/{id}': [
    (api, { header }) => api.GET('/items/related-items/{id}', { params: { header, path } }),
  ],
  '/items/suggested': [(api, { header }) => api.GET('/items/suggested', { params: { header } })],
  '/items/visit-again': [(api, { header }) => api.GET('/items/visit-again', { params: { header } })],
  '/items/item-or-store-search': [
    (api, { header }) =>
      api.GET('/items/item-or-store-search', { params: { header, query: { name: 'margherita' } } }),
  ],
  '/get-combined-data': [(api, { header }) => api.GET('/get-combined-data', { params: { header } })],
  '/categories/items/{id}': [
    (api, { header }) => api.GET('/categories/items/{id}', { params: { header, path } }),
  ],
  '/categories/featured/items': [
    (api, { header }) => api.GET('/categories/featured/items', { params: { header } }),
  ],
  '/brand/items/{id}': [
    (api, { header }) => api.GET('/brand/items/{id}', { params: { header, path } }),
    module.ecommerce,
  ],
  '/common-condition/items/{id}': [
    (api, { header }) => api.GET('/common-condition/items/{id}', { params: { header, path } }),
    module.grocery,
  ],
  '/flash-sales': [(api, { header }) => api.GET('/flash-sales', { params: { header } }), module.grocery],
  '/flash-sales/items': [
    (api, { header }) => api.GET('/flash-sales/items', { params: { header, query: { flash_sale_id: 1 } } }),
    module.grocery,
  ],
  '/campaigns/item': [(api, { header }) => api.GET('/campaigns/item', { params: { header } })],
}

/** These show hidden items on purpose: the shopper asked for them, kept them or bought them (decision 033). */
const showing = [
  '/items/details/{id}',
  '/wish-list',
  '/customer/cart/list',
  '/customer/cart/saved',
  '/order/details',
]

/** The ids of all items in a reply. */
function itemsIn(reply: unknown): number[] {
  if (Array.isArray(reply)) return reply.flatMap(itemsIn)
  if (typeof reply !== 'object' || reply === null) return []
  const found = 'price' in reply && 'image_full_url' in reply && 'id' in reply ? [Number(reply.id)] : []
  return [...found, ...Object.values(reply).flatMap(itemsIn)]
}

describe('every list of items', () => {
  it.each(Object.entries(lists))('the list %s shows no item that the shopper hides', async (_, [ask, of]) => {
    const api = clientOf(shop.app, { token, zones: [zone.center], module: of ?? module.food })
    expect(itemsIn((await ask(api, { header: {} })).data)).not.toEqual([])
    expect(itemsIn((await ask(api, { header: { 'X-diet': `contained:${SESAME}` } })).data)).toEqual([])
  })

  it('every list of items has its row above, or shows hidden items on purpose', () => {
    const replying = Object.entries(contract.paths).flatMap(([path, operations]) =>
      'get' in operations && holdsItems(replyOf(operations.get)) ? [path] : [],
    )
    const stores = replying.filter((path) => /\/stores(\/|$)|basic-campaign/.test(path))
    expect(replying.filter((path) => !stores.includes(path)).toSorted()).toEqual(
      [...Object.keys(lists), ...showing].filter((path) => path !== '/items/item-or-store-search').toSorted(),
    )
  })

  it('a list of stores has no items in it, but for the stores that the customer ordered from', async () => {
    const api = clientOf(shop.app, { token, zones: [zone.center], module: module.food })
    for (const list of ['/stores', '/stores/latest', '/stores/popular', '/stores/top-rated'] as const)
      expect(itemsIn((await api.GET(list)).data)).toEqual([])
  })

  it('the list of a flash sale says how many items it hides', async () => {
    const api = clientOf(shop.app, { zones: [zone.center], module: module.grocery })
    const query = { flash_sale_id: 1 }
    const { data: all } = await api.GET('/flash-sales/items', { params: { query } })
    expect(all).not.toHaveProperty('hidden_count')
    const header = { 'X-diet': `contained:${SESAME}` }
    const { data } = await api.GET('/flash-sales/items', { params: { query, header } })
    expect(data).toMatchObject({ total_size: 0, hidden_count: 1 })
  })

  it('a short list keeps the items that suit a diet', async () => {
    const { db } = shop.services
    await db.update(items).set({ allergens: [] })
    const api = clientOf(shop.app, { token, zones: [zone.center], module: module.food })
    const params = { path: { id: String(item.kebab) }, header: { 'X-diet': 'contained:vegetarian' } }
    expect(itemsIn((await api.GET('/items/related-items/{id}', { params })).data)).toEqual([item.margherita])
    const suggested = await api.GET('/items/suggested', { params: { header: params.header } })
    expect(itemsIn(suggested.data)).toEqual([item.margherita])
  })
})

const replyOf = (operation: object): unknown =>
  (operation as { responses: Record<string, unknown> }).responses['200']

/** A schema that leads to `Item`. */
function holdsItems(schema: unknown, seen = new Set<string>()): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if (!('$ref' in schema))
    return Object.entries(schema).some(([key, value]) => key !== 'examples' && holdsItems(value, seen))
  const [, kind, name] = String(schema.$ref).match(/^#\/components\/(\w+)\/(\w+)$/) ?? []
  if (kind !== 'schemas' || !name || seen.has(name)) return false
  if (name === 'Item') return true
  seen.add(name)
  return holdsItems((contract.components.schemas as Record<string, unknown>)[name], seen)
}
