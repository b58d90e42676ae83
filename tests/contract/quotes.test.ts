import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import {
  budgets,
  coupons,
  flashSaleItems,
  flashSales,
  items,
  orders,
  quotes,
  stores,
} from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { threeKilometres } from './support/fee.ts'
import { item, noon, positions, store, zone } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

afterEach(() => {
  shop.now = noon
})

const later = (minutes: number) => {
  shop.now = new Date(noon.getTime() + minutes * 60_000)
}

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

const kebab = { model: 'Item' as const, item_id: item.kebab, price: 25, quantity: 1 }
const brought = { order_type: 'delivery' as const, store_id: store.grill, ...positions.center }
const kebabNow = { ...brought, is_buy_now: 1 as const, cart: [kebab] }
const bought = (item_id: number, price: number, store_id: number, more: object = {}) => ({
  order_type: 'take_away',
  store_id,
  is_buy_now: 1,
  cart: [{ ...kebab, item_id, price, ...more }],
})

const asked = (person: Person, wish: object = kebabNow) =>
  person.api.POST('/customer/order/quote', { body: { ...who(person), order_type: 'delivery', ...wish } })

const quoted = async (person: Person, wish: object = kebabNow) => {
  const { data, error } = await asked(person, wish)
  if (!data) throw new Error(`No quote: ${JSON.stringify(error)}`)
  return data
}

type Named = { id: string; total: number }

const placed = (person: Person, { id, total }: Named, wish: object = kebabNow) =>
  person.api.POST('/customer/order/place', {
    body: {
      ...who(person),
      ...contact,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      address: '14 Pearl Street',
      order_amount: total,
      quote_id: id,
      ...wish,
    },
  })

const put = (person: Person, more: object = {}) =>
  person.api.POST('/cart/add', { body: { ...who(person), ...kebab, ...more } })

const refused = (code: string) => ({ status: 403, codes: [code] })

/** 25.00 less 10 %, 5 % tax of 22.50, 3 km at 2.00 and 1.00 service fee. */
const KEBAB = 30.63

/** A row as its owner changes it, until the end of the block. */
async function changed<Row extends object>(
  read: Promise<Row[]>,
  write: (row: Partial<Row>) => Promise<unknown>,
  now: Partial<Row>,
) {
  const [before] = await read
  await write(now)
  const keys = Object.keys(now) as (keyof Row)[]
  const back = Object.fromEntries(keys.map((key) => [key, before![key]])) as Partial<Row>
  return { [Symbol.asyncDispose]: async () => void (await write(back)) }
}

const itemAt = (id: number, now: Partial<typeof items.$inferSelect>) => {
  const { db } = shop.services
  const own = eq(items.id, id)
  return changed(db.select().from(items).where(own), (row) => db.update(items).set(row).where(own), now)
}
const storeAt = (id: number, now: Partial<typeof stores.$inferSelect>) => {
  const { db } = shop.services
  const own = eq(stores.id, id)
  return changed(db.select().from(stores).where(own), (row) => db.update(stores).set(row).where(own), now)
}

describe('a quote for goods', () => {
  it('tells the price line by line, for the cart as for goods bought at once', async () => {
    const guest = await newGuest(shop.app)
    const extras = { coupon_code: 'welcome10', dm_tips: 3 }
    const { id, ...quote } = await quoted(guest, { ...kebabNow, ...extras })
    expect(quote).toEqual({
      order_type: 'delivery',
      lines: [
        { key: 'goods', name: null, amount: 25 },
        { key: 'discount', name: null, amount: -2.5 },
        { key: 'coupon_discount', name: 'WELCOME10', amount: -2.25 },
        { key: 'tax', name: null, amount: 1.01 },
        { key: 'delivery', name: null, amount: 6 },
        { key: 'additional_charge', name: 'Service fee', amount: 1 },
        { key: 'tips', name: null, amount: 3 },
      ],
      total: 31.26,
      distance: 3,
      delivery_fee: threeKilometres,
      free_delivery_by: null,
      payments: {
        cash_on_delivery: 1,
        digital_payment: 1,
        offline_payment: 1,
        wallet: 0,
        partial_payment: 0,
        maximum_cod_order_amount: null,
      },
      minimum_delivery_minutes: 20,
      maximum_delivery_minutes: 30,
      created_at: '2026-11-20T08:00:00.000Z',
      expires_at: '2026-11-20T08:15:00.000Z',
      previous_total: null,
    })
    await put(guest)
    const { id: other, ...ofCart } = await quoted(guest, { ...brought, ...extras })
    expect(ofCart).toEqual(quote)
    expect(other).not.toBe(id)
  })

  it('names the welcome discount of a customer, and the one who pays the delivery', async () => {
    await using _ = await decided(shop, {
      welcome_discount: { status: true, discount: 1000, discount_type: 'percent', days: 7 },
    })
    const customer = await newCustomer(shop.app)
    const { lines } = await quoted(customer)
    expect(lines).toContainEqual({ key: 'welcome_discount', name: null, amount: -2.25 })
    const free = {
      ...brought,
      store_id: store.pizza,
      is_buy_now: 1,
      cart: [{ ...kebab, item_id: item.margherita, price: 33.33 }],
    }
    const waived = await quoted(customer, free)
    expect(waived).toMatchObject({ free_delivery_by: 'store', delivery_fee: { shipping_charge: 6 } })
    expect(waived.lines).toContainEqual({ key: 'delivery', name: null, amount: 0 })
  })

  it('of an order that is collected has no delivery', async () => {
    const quote = await quoted(await newGuest(shop.app), bought(item.kebab, 25, store.grill))
    expect(quote).toMatchObject({ distance: 0, delivery_fee: null, total: 24.63 })
    expect(quote.lines.map(({ key }) => key)).toEqual(['goods', 'discount', 'tax', 'additional_charge'])
  })

  const sides = (...label: string[]) => [{ name: 'Sides', values: { label } }]
  it.each<[string, object, string]>([
    ['a place outside the zone of the store', { ...kebabNow, ...positions.noCash }, 'coordinates'],
    ['a place outside all zones', { ...kebabNow, ...positions.desert }, 'coordinates'],
    ['an empty cart', brought, 'order_details'],
    ['goods of another store', { ...kebabNow, store_id: store.pizza }, 'different_stores'],
    ['a store that is paused', bought(item.paused, 20, store.paused), 'store_closed'],
    [
      'delivery from a store that does not deliver',
      { ...kebabNow, store_id: store.collectOnly },
      'order_type',
    ],
    ['a time that has passed', { ...kebabNow, schedule_at: '2026-11-19T08:00:00Z' }, 'schedule_at'],
    ['a coupon that has expired', { ...kebabNow, coupon_code: 'OLD' }, 'coupon'],
    ['a price that has changed', { ...kebabNow, cart: [{ ...kebab, price: 24 }] }, 'price_changed'],
    ['more than there is', bought(item.scarceTea, 10, store.market, { quantity: 3 }), 'stock'],
    ['more than one order takes', { ...kebabNow, cart: [{ ...kebab, quantity: 6 }] }, 'cart_item_limit'],
    ['the same choice twice', { ...kebabNow, cart: [kebab, kebab] }, 'cart_item'],
    ['an add-on of another store', { ...kebabNow, cart: [{ ...kebab, add_on_ids: [3] }] }, 'add_on_ids'],
    [
      'options without the required one',
      bought(item.mixedGrill, 40, store.grill, { variation: sides('Rice') }),
      'variation',
    ],
    ['breakfast at noon', bought(item.breakfast, 30, store.grill), 'available_time'],
    ['an offer of a campaign, of a guest', bought(item.feast, 90, store.grill), 'guest_checkout'],
    ['a tip beyond every amount', { ...kebabNow, dm_tips: 2_000_000 }, 'dm_tips'],
    ['no store', { ...kebabNow, store_id: undefined }, 'store_id'],
  ])('is refused with %s', async (_, wish, code) => {
    expect(refusalOf(await asked(await newGuest(shop.app), wish))).toEqual(refused(code))
  })

  it('is refused below the minimum of the store, beyond every amount, and for a store that does not exist', async () => {
    const guest = await newGuest(shop.app)
    await using _ = await storeAt(store.grill, { minimum_order: 3000 })
    expect(refusalOf(await asked(guest))).toEqual(refused('minimum_order'))
    await using __ = await itemAt(item.kebab, { price: 2_147_483_600, maximum_cart_quantity: null })
    const dear = { ...kebab, price: 21_474_836, quantity: 2 }
    expect(refusalOf(await asked(guest, { ...kebabNow, cart: [dear] }))).toEqual(refused('order_amount'))
    expect(refusalOf(await asked(guest, { ...kebabNow, store_id: 99 }))).toEqual({
      status: 404,
      codes: ['id'],
    })
  })

  it('is refused for an item that its store took off the menu, named by its line, and for an offer that is over', async () => {
    const guest = await newGuest(shop.app)
    await put(guest)
    await using _ = await itemAt(item.kebab, { active: false })
    expect(refusalOf(await asked(guest, brought))).toEqual(refused('item_id'))
    const customer = await newCustomer(shop.app)
    await using __ = await itemAt(item.feast, { available_date_ends: new Date('2026-11-20T07:00:00Z') })
    expect(refusalOf(await asked(customer, bought(item.feast, 90, store.grill)))).toEqual(refused('campaign'))
  })

  it('counts every unknown coupon as a guess', async () => {
    const guest = await newGuest(shop.app)
    const wish = { ...kebabNow, coupon_code: 'NOPE' }
    for (let tried = 0; tried < 20; tried++) {
      const { response } = await asked(guest, wish)
      if (response.status === 429) break
    }
    expect(refusalOf(await asked(guest, wish))).toMatchObject({ status: 429 })
    expect((await asked(guest)).data).toBeDefined()
    await shop.services.db.delete(budgets)
  })

  it('keeps the twenty newest of a shopper, and no id in clear', async () => {
    const guest = await newGuest(shop.app)
    const ids: string[] = []
    for (let at = 0; at < 22; at++) {
      shop.now = new Date(noon.getTime() + at * 1000)
      ids.push((await quoted(guest)).id)
    }
    const stored = await shop.services.db
      .select()
      .from(quotes)
      .where(eq(quotes.owner, `guest:${guest.guest_id}`))
    expect(stored).toHaveLength(20)
    expect(JSON.stringify(stored)).not.toContain(ids.at(-1))
    expect(JSON.stringify(stored)).not.toContain('55.2')
    expect(refusalOf(await placed(guest, { id: ids[1]!, total: KEBAB }))).toEqual(refused('quote_id'))
    expect((await placed(guest, { id: ids[2]!, total: KEBAB })).data).toBeDefined()
  })
})

describe('an order of goods placed by its quote', () => {
  it('costs what was quoted after everything became dearer, and its lines say so', async () => {
    const guest = await newGuest(shop.app)
    await put(guest)
    const quote = await quoted(guest, brought)
    await using _ = await itemAt(item.kebab, { price: 9000, discount: 0 })
    await using __ = await storeAt(store.grill, { tax: 2000, minimum_order: 0 })
    const { moduleZones } = await shop.services.reference()
    const charges = moduleZones.find(({ module_id, zone_id }) => module_id === 1 && zone_id === zone.center)!
    charges.per_km_shipping_charge = 900
    later(14)
    const { data } = await placed(guest, quote, brought)
    charges.per_km_shipping_charge = 200
    expect(data).toMatchObject({
      total_ammount: KEBAB,
      item_total: 25,
      store_discount_amount: 2.5,
      tax_percentage: 5,
      delivery_fee: threeKilometres,
    })
    const details = await guest.api.GET('/order/details', {
      params: { query: { order_id: data!.order_id, guest_id: guest.guest_id } },
    })
    expect(details.data).toMatchObject([
      { price: 25, discount_on_item: 2.5, tax_amount: 1.13, item_details: { price: 25 } },
    ])
  })

  it('of goods bought at once costs what was quoted after their price has changed', async () => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    await using _ = await itemAt(item.kebab, { price: 9000 })
    expect(refusalOf(await asked(guest))).toEqual(refused('price_changed'))
    expect((await placed(guest, quote)).data).toMatchObject({ total_ammount: KEBAB })
  })

  it('keeps its coupon when that expires before the quote does', async () => {
    const guest = await newGuest(shop.app)
    const wish = { ...kebabNow, coupon_code: 'FREERIDE' }
    const quote = await quoted(guest, wish)
    expect(quote).toMatchObject({ free_delivery_by: 'coupon', total: KEBAB - 6 })
    const { db } = shop.services
    const own = eq(coupons.code, 'FREERIDE')
    await using _ = await changed(
      db.select().from(coupons).where(own),
      (row) => db.update(coupons).set(row).where(own),
      { expire_date: new Date('2026-11-20T08:05:00Z') },
    )
    later(10)
    expect((await placed(guest, quote, wish)).data).toMatchObject({ coupon_code: 'FREERIDE' })
  })

  it('is refused by name when another order has used its coupon up', async () => {
    const guest = await newGuest(shop.app)
    const wish = { ...kebabNow, coupon_code: 'WELCOME10' }
    const [first, second] = [await quoted(guest, wish), await quoted(guest, wish)]
    expect((await placed(guest, first, wish)).data).toBeDefined()
    expect(refusalOf(await placed(guest, second, wish))).toEqual(refused('coupon'))
  })

  it('needs a new quote when another order was the first one', async () => {
    await using _ = await decided(shop, {
      welcome_discount: { status: true, discount: 1000, discount_type: 'percent', days: 7 },
    })
    const customer = await newCustomer(shop.app)
    const [first, second] = [await quoted(customer), await quoted(customer)]
    expect((await placed(customer, first)).data).toMatchObject({ welcome_discount_amount: 2.25 })
    expect(refusalOf(await placed(customer, second))).toEqual(refused('quote_expired'))
    const renewed = await quoted(customer, { ...kebabNow, replaces: second.id })
    expect(renewed).toMatchObject({ total: KEBAB, previous_total: first.total })
  })

  it('is refused when the goods are sold out meanwhile', async () => {
    const guest = await newGuest(shop.app)
    const wish = bought(item.scarceTea, 10, store.market)
    const quote = await quoted(guest, wish)
    await using _ = await itemAt(item.scarceTea, { stock: 0 })
    expect(refusalOf(await placed(guest, quote, wish))).toEqual(refused('stock'))
  })

  it('is refused once the cart holds other goods', async () => {
    const guest = await newGuest(shop.app)
    await put(guest)
    const quote = await quoted(guest, brought)
    await put(guest, {
      item_id: item.mixedGrill,
      price: 55,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
    })
    expect(refusalOf(await placed(guest, quote, brought))).toEqual(refused('quote_id'))
  })

  it.each<[string, object]>([
    ['door', { latitude: '25.21' }],
    ['quantity', { cart: [{ ...kebab, quantity: 2 }] }],
    ['add-on', { cart: [{ ...kebab, add_on_ids: [1] }] }],
    ['tip', { dm_tips: 1 }],
    ['coupon', { coupon_code: 'FREERIDE' }],
    ['order type', { order_type: 'take_away' }],
    ['time', { schedule_at: '2026-11-20T10:00:00Z' }],
  ])('is refused with another %s', async (_, more) => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    expect(refusalOf(await placed(guest, quote, { ...kebabNow, ...more }))).toEqual(refused('quote_id'))
  })

  it('counts with its flash sale after the sale is over, and gives the pieces back to it', async () => {
    const { db } = shop.services
    const guest = await newGuest(shop.app)
    const wish = bought(item.juice, 10, store.market)
    const quote = await quoted(guest, wish)
    expect(quote.lines).toContainEqual({ key: 'discount', name: null, amount: -5 })
    const own = eq(flashSales.id, 1)
    await using _ = await changed(
      db.select().from(flashSales).where(own),
      (row) => db.update(flashSales).set(row).where(own),
      { end_date: new Date('2026-11-20T08:05:00Z') },
    )
    later(10)
    expect((await quoted(guest, wish)).total).toBe(11)
    const { data } = await placed(guest, quote, wish)
    expect(data).toMatchObject({ total_ammount: 6 })
    const sold = async () => (await db.select().from(flashSaleItems))[0]!.sold
    expect(await sold()).toBe(2)
    const { guest_id } = guest
    await guest.api.POST('/order/cancel', { body: { guest_id, order_id: data!.order_id, reason: 'No more' } })
    expect(await sold()).toBe(1)
  })

  it('is one order, however many are placed by the quote at the same moment', async () => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    const replies = await Promise.all(Array.from({ length: 5 }, () => placed(guest, quote)))
    expect(replies.filter(({ data }) => data)).toHaveLength(1)
    for (const reply of replies.filter(({ error }) => error))
      expect(refusalOf(reply)).toEqual(refused('quote_id'))
    const stored = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(stored).toHaveLength(1)
  })

  it('is refused by the quote of another shopper, whom the guest becomes or not', async () => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    expect(refusalOf(await placed(await newGuest(shop.app), quote))).toEqual(refused('quote_id'))
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect(refusalOf(await placed(customer, quote))).toEqual(refused('quote_id'))
  })

  it('needs no map, as the way was measured for the quote', async () => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    const { geo } = shop.services
    const measure = geo.distance
    geo.distance = async () => undefined
    expect(refusalOf(await asked(guest))).toEqual(refused('coordinates'))
    const { data } = await placed(guest, quote)
    geo.distance = measure
    expect(data).toMatchObject({ total_ammount: KEBAB, delivery_fee: threeKilometres })
  })

  it('is refused after the quote has expired', async () => {
    const guest = await newGuest(shop.app)
    const quote = await quoted(guest)
    later(15)
    expect(refusalOf(await placed(guest, quote))).toEqual(refused('quote_expired'))
  })
})
