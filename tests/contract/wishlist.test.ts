import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { items, wishedItems } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { item, module, store, zone } from './support/small-shop.ts'

const shop = openShop()

type Wish = { item_id?: number; store_id?: number }

const add = ({ api }: Pick<Person, 'api'>, query: Wish) => api.POST('/wish-list/add', { params: { query } })
const remove = ({ api }: Pick<Person, 'api'>, query: Wish) =>
  api.DELETE('/wish-list/remove', { params: { query } })

/** The ids a customer sees at a place. */
const seen = async ({ token }: Person, scope: { zones?: number[]; module?: number } = {}) => {
  const api = clientOf(shop.app, { zones: [zone.center], ...scope, ...(token ? { token } : {}) })
  const { data } = await api.GET('/wish-list')
  return { item: data!.item.map(({ id }) => id), store: data!.store.map(({ id }) => id) }
}

const wishesOf = async (api: Person['api'], id: number) =>
  (await api.GET('/items/details/{id}', { params: { path: { id: String(id) } } })).data!.wishlist_count

const later = () => {
  shop.now = new Date(shop.now.getTime() + 1000)
}

describe('a wishlist', () => {
  it('holds items and stores as the lists show them, the latest first', async () => {
    const customer = await newCustomer(shop.app)
    for (const wish of [
      { item_id: item.kebab },
      { item_id: item.margherita },
      { store_id: store.grill },
      { store_id: store.pizza },
    ]) {
      later()
      const { data } = await add(customer, wish)
      expect(data).toEqual({ message: 'Added to your wishlist.' })
    }
    const api = clientOf(shop.app, {
      token: customer.token!,
      zones: [zone.center],
      module: module.food,
      at: { lat: 25.2, lng: 55.2 },
    })
    const { data } = await api.GET('/wish-list')
    expect(data).toMatchObject({
      item: [
        { id: item.margherita, name: 'Margherita', price: 33.33, add_ons: [{ name: 'Cheese' }] },
        { id: item.kebab },
      ],
      store: [{ id: store.pizza, avg_rating: 4.5, distance: expect.any(Number) }, { id: store.grill }],
    })
  })

  it('the wishlist shows the items and stores of the zones, and only of the module when a module is chosen', async () => {
    const customer = await newCustomer(shop.app)
    for (const item_id of [item.kebab, item.milk, item.wrap]) await add(customer, { item_id })
    for (const store_id of [store.grill, store.market, store.noCash]) await add(customer, { store_id })
    expect(await seen(customer, { module: module.food })).toEqual({
      item: [item.kebab],
      store: [store.grill],
    })
    expect(await seen(customer)).toEqual({
      item: [item.kebab, item.milk],
      store: [store.grill, store.market],
    })
    expect(await seen(customer, { zones: [zone.noCash] })).toEqual({
      item: [item.wrap],
      store: [store.noCash],
    })
  })

  it('the wishlist leaves out an item that is not sold for a while, and does not forget it', async () => {
    const customer = await newCustomer(shop.app)
    await add(customer, { item_id: item.collect })
    const sell = (active: boolean) =>
      shop.services.db.update(items).set({ active }).where(eq(items.id, item.collect))
    await sell(false)
    expect(await seen(customer)).toEqual({ item: [], store: [] })
    await sell(true)
    expect(await seen(customer)).toEqual({ item: [item.collect], store: [] })
  })

  it('is of one customer, and each item tells how many keep it', async () => {
    const [first, second] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const before = await wishesOf(first.api, item.soup)
    await add(first, { item_id: item.soup })
    await add(second, { item_id: item.soup })
    expect(await wishesOf(first.api, item.soup)).toBe(before + 2)
    expect(refusalOf(await add(first, { item_id: item.soup })).status).toBe(409)
    await remove(first, { item_id: item.soup })
    expect(await wishesOf(first.api, item.soup)).toBe(before + 1)
    expect(await seen(first)).toEqual({ item: [], store: [] })
    expect(await seen(second)).toEqual({ item: [item.soup], store: [] })
  })

  it.each<[string, Wish]>([
    ['an item', { item_id: item.kebab }],
    ['a store', { store_id: store.grill }],
  ])('takes %s once and gives it back once', async (_, wish) => {
    const customer = await newCustomer(shop.app)
    const others = [{ item_id: item.margherita }, { store_id: store.pizza }]
    for (const each of [...others, wish]) await add(customer, each)
    expect(refusalOf(await add(customer, wish))).toEqual({ status: 409, codes: ['wishlist'] })
    const gone = await remove(customer, wish)
    expect(gone.data).toEqual({ message: 'Removed from your wishlist.' })
    expect(refusalOf(await remove(customer, wish))).toEqual({ status: 404, codes: ['id'] })
    expect(await seen(customer)).toEqual({ item: [item.margherita], store: [store.pizza] })
  })

  it.each<[string, Wish, number, string]>([
    ['nothing', {}, 403, 'item_id'],
    ['an item and a store', { item_id: item.kebab, store_id: store.grill }, 403, 'item_id'],
    ['an item that is no number', { item_id: 'kebab' as unknown as number }, 403, 'item_id'],
    ['an item that is not there', { item_id: 9999 }, 404, 'id'],
    ['an item that is not sold', { item_id: item.hidden }, 404, 'id'],
    ['a store that is not there', { store_id: 9999 }, 404, 'id'],
  ])('does not take %s', async (_, wish, status, code) => {
    const customer = await newCustomer(shop.app)
    expect(refusalOf(await add(customer, wish))).toEqual({ status, codes: [code] })
    expect(refusalOf(await remove(customer, wish))).toEqual({ status, codes: [code] })
  })

  it('is full at a hundred items', async () => {
    const customer = await newCustomer(shop.app)
    const customer_id = (await customer.api.GET('/customer/info')).data!.id
    const before = await wishesOf(customer.api, item.kebab)
    await shop.services.db
      .insert(wishedItems)
      .values(Array.from({ length: 99 }, (_, n) => ({ customer_id, item_id: 5000 + n })))
    expect((await add(customer, { item_id: item.margherita })).response.status).toBe(200)
    expect(refusalOf(await add(customer, { item_id: item.kebab }))).toEqual({
      status: 403,
      codes: ['wishlist_limit'],
    })
    expect(await wishesOf(customer.api, item.kebab)).toBe(before)
    expect((await add(customer, { store_id: store.grill })).response.status).toBe(200)
  })

  it('needs a known zone', async () => {
    const { token } = await newCustomer(shop.app)
    const refused = { status: 403, codes: ['zoneId'] }
    expect(refusalOf(await clientOf(shop.app, { token: token! }).GET('/wish-list'))).toEqual(refused)
    const nowhere = clientOf(shop.app, { token: token!, zones: [99] })
    expect(refusalOf(await nowhere.GET('/wish-list'))).toEqual(refused)
  })

  it('is for customers only', async () => {
    const guest = await newGuest(shop.app, { zones: [zone.center] })
    const refused = { status: 401, codes: ['auth-001'] }
    expect(refusalOf(await guest.api.GET('/wish-list'))).toEqual(refused)
    expect(refusalOf(await add(guest, { item_id: item.kebab }))).toEqual(refused)
    expect(refusalOf(await remove(guest, { item_id: item.kebab }))).toEqual(refused)
  })
})
