import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { NewCartLine } from '#openapi/generated/client.ts'
import { items, orderLines, orders } from '#server/db/schema.ts'
import { countSales } from '#server/orders/popularity.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { addOn, item, noon, store } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

type Line = Partial<NewCartLine> & Pick<NewCartLine, 'item_id' | 'price'>

/** Goods bought at once and collected, at so much before tax and the service fee of 1.00. */
const buy = (
  { api, guest_id, token }: Person,
  lines: Line[],
  { worth = 0, tax = 5, ...more }: { worth?: number; tax?: number } & Record<string, unknown> = {},
) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...contact,
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: store.grill,
      order_amount: Math.round(worth * (100 + tax) + 100) / 100,
      is_buy_now: 1,
      cart: lines.map((line) => ({ model: 'Item' as const, quantity: 1, ...line })),
      ...more,
    },
  })

const size = (label: string) => ({ name: 'Size', values: { label: [label] } })
const sides = (...label: string[]) => ({ name: 'Sides', values: { label } })
const feast: Line = { item_id: item.feast, price: 90, model: 'ItemCampaign' }

const set = (id: number, changes: Partial<typeof items.$inferInsert>) =>
  shop.services.db.update(items).set(changes).where(eq(items.id, id))
const read = async (id: number) => (await shop.services.db.select().from(items).where(eq(items.id, id)))[0]!

describe('buying at once', () => {
  it('takes options and add-ons at what they cost today', async () => {
    const guest = await newGuest(shop.app)
    const grill = {
      item_id: item.mixedGrill,
      quantity: 2,
      variation: [size('Large'), sides('Rice', 'Salad')],
    }
    const kebab = {
      item_id: item.kebab,
      price: 25,
      add_on_ids: [addOn.sauce, addOn.bread],
      add_on_qtys: [2, 1],
    }
    // 40.00 + 15.00 + 5.00 + 3.33, twice; and 22.50 with 2 x 1.50 and 2.00.
    const { data } = await buy(guest, [{ ...grill, price: 63.33 }, kebab], { worth: 126.66 + 22.5 + 5 })
    expect(data).toMatchObject({ status: 'pending' })
    const lines = await shop.services.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, data!.order_id))
    expect(lines).toMatchObject([
      { quantity: 2, price: 6333, total_add_on_price: 0 },
      { quantity: 1, price: 2500, discount_on_item: 250, total_add_on_price: 500 },
    ])
  })

  it('takes a kind of an item from its own shelf', async () => {
    const guest = await newGuest(shop.app)
    const blue = { item_id: item.shirt, price: 60, variation: [{ type: 'Blue', price: 0, stock: 0 }] }
    const rest = { worth: 55, tax: 0, store_id: store.gadgets }
    expect((await buy(guest, [blue], rest)).data).toMatchObject({ total_ammount: 56 })
    expect(await read(item.shirt)).toMatchObject({ stock: 6, variations: [{ stock: 6 }, { stock: 0 }] })
    expect(refusalOf(await buy(guest, [blue], rest))).toEqual({ status: 403, codes: ['stock'] })
  })

  it('counts all choices of an item together, against its maximum and its shelf', async () => {
    const guest = await newGuest(shop.app)
    const grills = (label: string, price: number, quantity: number): Line => ({
      item_id: item.mixedGrill,
      price,
      quantity,
      variation: [size(label)],
    })
    const both = (large: number, regular: number) =>
      buy(guest, [grills('Large', 55, large), grills('Regular', 40, regular)], {
        worth: 55 * large + 40 * regular,
      })
    await set(item.mixedGrill, { maximum_cart_quantity: 3 })
    expect(refusalOf(await both(2, 2))).toEqual({ status: 403, codes: ['cart_item_limit'] })
    expect((await both(2, 1)).data).toMatchObject({ status: 'pending' })
    await set(item.mixedGrill, { maximum_cart_quantity: null, stock: 3 })
    expect(refusalOf(await both(2, 2))).toEqual({ status: 403, codes: ['stock'] })
    expect((await both(1, 2)).data).toMatchObject({ status: 'pending' })
    expect(await read(item.mixedGrill)).toMatchObject({ stock: 0 })
    await set(item.mixedGrill, { stock: null })
  })

  const large = { item_id: item.mixedGrill, price: 55, variation: [size('Large')] }
  const kebab = { item_id: item.kebab, price: 25 }
  it.each<[string, Line[], Record<string, unknown>, { status: number; codes: string[] }]>([
    ['nothing', [], {}, { status: 403, codes: ['order_details'] }],
    [
      'a question left open',
      [{ item_id: item.mixedGrill, price: 40 }],
      {},
      { status: 403, codes: ['variation'] },
    ],
    [
      'more options than allowed',
      [{ ...large, variation: [size('Large'), sides('Rice', 'Salad', 'Fries')] }],
      {},
      { status: 403, codes: ['variation'] },
    ],
    [
      'an option nobody offers',
      [{ ...large, variation: [size('Huge')] }],
      {},
      { status: 403, codes: ['variation'] },
    ],
    [
      'an add-on of another store',
      [{ ...kebab, add_on_ids: [addOn.cheese], add_on_qtys: [1] }],
      {},
      { status: 403, codes: ['add_on_ids'] },
    ],
    [
      'more than one order may have',
      [{ ...kebab, quantity: 6 }],
      {},
      { status: 403, codes: ['cart_item_limit'] },
    ],
    [
      'the price without its options',
      [{ ...large, price: 40 }],
      {},
      { status: 403, codes: ['price_changed'] },
    ],
    [
      'a dish of another store',
      [{ item_id: item.margherita, price: 33.33 }],
      {},
      { status: 403, codes: ['different_stores'] },
    ],
    [
      'dishes of two stores',
      [kebab, { item_id: item.margherita, price: 33.33 }],
      {},
      { status: 403, codes: ['different_stores'] },
    ],
    ['a dish that is hidden', [{ item_id: item.hidden, price: 20 }], {}, { status: 404, codes: ['id'] }],
    ['what was not agreed', [kebab], { worth: 20 }, { status: 403, codes: ['order_amount'] }],
  ])('refuses %s, and takes nothing', async (_, lines, more, refusal) => {
    const guest = await newGuest(shop.app)
    const before = await read(item.kebab)
    expect(refusalOf(await buy(guest, lines, more))).toEqual(refusal)
    expect(await read(item.kebab)).toEqual(before)
    const mine = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(mine).toEqual([])
  })
})

describe('an item of a campaign', () => {
  const over = { status: 403, codes: ['campaign'] }

  it('is sold at the price of the campaign', async () => {
    await set(item.feast, { discount: 1000 })
    const { data } = await buy(await newCustomer(shop.app), [feast], { worth: 81 })
    expect(data).toMatchObject({ total_ammount: 86.05 })
    await set(item.feast, { discount: 0 })
  })

  it('is for customers: a guest is asked to sign in, also with other goods and from the cart', async () => {
    const guest = await newGuest(shop.app)
    const stranger = { status: 403, codes: ['guest_checkout'] }
    const { stock } = await read(item.feast)
    expect(refusalOf(await buy(guest, [feast], { worth: 90 }))).toEqual(stranger)
    const kebab = { item_id: item.kebab, price: 25 }
    expect(refusalOf(await buy(guest, [kebab, feast], { worth: 112.5 }))).toEqual(stranger)
    const { guest_id } = guest
    await guest.api.POST('/cart/add', {
      body: { guest_id, model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 },
    })
    const fromCart = { is_buy_now: 0, worth: 90 }
    expect(refusalOf(await buy(guest, [], fromCart))).toEqual(stranger)
    expect(await read(item.feast)).toMatchObject({ stock })
    const customer = await newCustomer(shop.app)
    await customer.api.POST('/cart/add', {
      body: { model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 },
    })
    expect((await buy(customer, [], fromCart)).data).toMatchObject({ status: 'pending' })
  })

  it('is not there before its campaign begins, and refused once it is over', async () => {
    const guest = await newGuest(shop.app)
    shop.now = new Date('2026-10-31T23:59:59Z')
    expect(refusalOf(await buy(guest, [feast], { worth: 90 }))).toEqual({ status: 404, codes: ['id'] })
    shop.now = new Date('2026-11-30T00:00:00Z')
    const late = await buy(guest, [feast], { worth: 90 })
    expect(refusalOf(late)).toEqual(over)
    expect(late.error).toMatchObject({ errors: [{ message: 'This campaign is over' }] })
    const put = await guest.api.POST('/cart/add', {
      body: { guest_id: guest.guest_id, model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 },
    })
    expect(refusalOf(put)).toEqual(over)
  })

  it('is handed over before its campaign ends', async () => {
    shop.now = new Date('2026-11-29T08:00:00Z')
    const customer = await newCustomer(shop.app)
    const at = (schedule_at: string) => buy(customer, [feast], { worth: 90, schedule_at })
    expect(refusalOf(await at('2026-12-02T08:00:00Z'))).toEqual(over)
    expect(refusalOf(await at('2026-11-30T00:00:00Z'))).toEqual(over)
    expect((await at('2026-11-29T23:30:00Z')).data).toMatchObject({ status: 'pending' })
    await customer.api.POST('/cart/add', {
      body: { model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 },
    })
    const fromCart = { is_buy_now: 0, worth: 90, schedule_at: '2026-12-02T08:00:00Z' }
    expect(refusalOf(await buy(customer, [], fromCart))).toEqual(over)
  })

  it('stays in a cart when its campaign is over, and cannot be ordered', async () => {
    const guest = await newGuest(shop.app)
    const { guest_id } = guest
    await guest.api.POST('/cart/add', {
      body: { guest_id, model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 },
    })
    shop.now = new Date('2026-12-01T08:00:00Z')
    const { data } = await guest.api.GET('/customer/cart/list', { params: { query: { guest_id } } })
    expect(data).toMatchObject([{ item_id: item.feast, refusal: { code: 'campaign' } }])
    const late = await buy(guest, [], { worth: 90, is_buy_now: 0, cart: undefined })
    expect(refusalOf(late)).toEqual({ status: 403, codes: ['campaign'] })
  })

  it('keeps to its limit and its stock', async () => {
    await set(item.feast, { maximum_cart_quantity: 2, stock: 2 })
    const customer = await newCustomer(shop.app)
    const feasts = (quantity: number) => buy(customer, [{ ...feast, quantity }], { worth: 90 * quantity })
    expect(refusalOf(await feasts(3))).toEqual({ status: 403, codes: ['cart_item_limit'] })
    await set(item.feast, { maximum_cart_quantity: null })
    expect(refusalOf(await feasts(3))).toEqual({ status: 403, codes: ['stock'] })
    expect((await feasts(2)).data).toMatchObject({ status: 'pending' })
    expect(await read(item.feast)).toMatchObject({ stock: 0 })
    await set(item.feast, { stock: null })
  })

  /** On the embedded database one order waits for the other; `npm run test:pg` lets them meet. */
  it('has a last unit that is sold once, however many want it at once', async () => {
    await countSales(shop.services.db)
    await set(item.feast, { stock: 1, order_count: 0 })
    const people = await Promise.all(Array.from({ length: 12 }, () => newCustomer(shop.app)))
    const replies = await Promise.all(people.map((person) => buy(person, [feast], { worth: 90 })))
    expect(replies.filter(({ data }) => data)).toHaveLength(1)
    for (const reply of replies.filter(({ data }) => !data))
      expect(refusalOf(reply)).toEqual({ status: 403, codes: ['stock'] })
    await countSales(shop.services.db)
    expect(await read(item.feast)).toMatchObject({ stock: 0, order_count: 1 })
    await set(item.feast, { stock: null })
  })
})
