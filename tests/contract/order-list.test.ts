import { beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, openShop, type Person, refusalOf } from './support/app.ts'
import { bring, giveOrder } from './support/belongings.ts'
import { fillParcelShop, giveParcel } from './support/parcels.ts'
import { item, store } from './support/small-shop.ts'

const shop = openShop({ fill: fillParcelShop })

let person: Person
let ids: { kebab: number; grill: number; pizza: number; canceled: number }

type List = 'list' | 'running-orders' | 'past-orders'
const listOf = async ({ api }: Person, query: object, type: List = 'list') => {
  const { data } = await api.GET('/customer/order/{type}', { params: { path: { type }, query } })
  return data!.orders.map(({ id }) => id)
}
const list = (type: List, query: object = {}) => listOf(person, query, type)

const buy = (item_id: number, price: number, more: object = {}) =>
  giveOrder(
    { services: shop.services, person },
    { cart: [{ model: 'Item', item_id, price, quantity: 1 }], ...more },
  )

beforeAll(async () => {
  person = await newCustomer(shop.app)
  const kebab = await buy(item.kebab, 25)
  const grill = await buy(item.mixedGrill, 40, {
    order_amount: 43,
    cart: [
      {
        model: 'Item',
        item_id: item.mixedGrill,
        price: 40,
        quantity: 1,
        variation: [{ name: 'Size', values: { label: ['Regular'] } }],
      },
    ],
  })
  const pizza = await buy(item.margherita, 33.33, { store_id: store.pizza, order_amount: 31 })
  const canceled = await buy(item.kebab, 25)
  await person.api.POST('/order/cancel', { body: { order_id: canceled, reason: 'No need' } })
  await bring(shop.services, kebab)
  ids = { kebab, grill, pizza, canceled }
})

describe('the list of orders', () => {
  it('tells orders under way from those that are over, the newest first', async () => {
    expect(await list('running-orders')).toEqual([ids.pizza, ids.grill])
    expect(await list('past-orders')).toEqual([ids.canceled, ids.kebab])
    expect(await list('list')).toEqual([ids.canceled, ids.pizza, ids.grill, ids.kebab])
  })

  it.each([
    ['a part of the name of a store', 'izz', ['pizza']],
    ['the name of an item in another spelling', 'MIXED', ['grill']],
    ['the name of an item in Arabic', 'كباب', ['canceled', 'kebab']],
    ['blanks, which mean all', '   ', ['canceled', 'pizza', 'grill', 'kebab']],
    ['a name that nothing has', 'sushi', []],
    ['signs that SQL reads otherwise', '%', []],
  ] as const)('is searched by %s', async (_, name, found) => {
    expect(await list('list', { name })).toEqual(found.map((key) => ids[key]))
  })

  it('is searched by the number of an order, but not by a part of it', async () => {
    expect(await list('list', { name: `#${ids.grill}` })).toEqual([ids.grill])
    expect(await list('list', { name: String(ids.grill).slice(0, 3) })).toEqual([])
  })

  it('is filtered by the module, together with the words and the status', async () => {
    const { data } = await person.api.GET('/customer/order/{type}', { params: { path: { type: 'list' } } })
    const { module_id } = data!.orders[0]!
    expect(await list('list', { module_id })).toHaveLength(4)
    expect(await list('list', { module_id: 999 })).toEqual([])
    expect(await list('past-orders', { module_id, name: 'kebab' })).toEqual([ids.canceled, ids.kebab])
  })

  it('counts what the words and the module leave, and pages it', async () => {
    const { data } = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'list' }, query: { name: 'kebab', limit: 1, offset: 2 } },
    })
    expect(data).toMatchObject({ total_size: 2, limit: 1, offset: 2, orders: [{ id: ids.kebab }] })
  })

  it('the list of orders holds no order of another customer, for any search words', async () => {
    const other = await newCustomer(shop.app)
    for (const name of ['', 'kebab', String(ids.kebab)]) {
      const { data } = await other.api.GET('/customer/order/{type}', {
        params: { path: { type: 'list' }, query: { name } },
      })
      expect(data).toMatchObject({ total_size: 0, orders: [] })
    }
  })

  it('refuses words that are too long', async () => {
    const reply = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'list' }, query: { name: 'a'.repeat(201) } },
    })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['name'] })
  })
})

describe('the list of orders with a parcel', () => {
  let owner: Person
  let stranger: Person
  let parcel: number
  beforeAll(async () => {
    owner = await newCustomer(shop.app)
    stranger = await newCustomer(shop.app)
    parcel = await giveParcel({ services: shop.services, person: owner })
    await giveOrder({ services: shop.services, person: owner })
  })

  it.each([
    ['a part of the name of its receiver', 'amira', true],
    ['the name of its receiver in another spelling', 'SALEH', true],
    ['the phone number of its receiver', '+971507654321', true],
    ['the phone number as it is dialed in the country', '050 765 4321', true],
    ['the phone number as it is dialed from abroad', '00971 50-765-4321', true],
    ['the phone number in Arabic digits', '٠٥٠٧٦٥٤٣٢١', true],
    ['the last five digits of the phone number', '54321', true],
    ['four digits, which stand in too many numbers', '4321', false],
    ['the phone number of its sender', '0501234567', false],
    ['a phone number among other words', 'flat 54321', false],
    ['signs that SQL reads otherwise', "54321' or '1' = '1", false],
  ])('finds a parcel by %s: %j', async (_, name, isFound) => {
    expect(await listOf(owner, { name })).toEqual(isFound ? [parcel] : [])
    expect(await listOf(stranger, { name })).toEqual([])
  })
})
