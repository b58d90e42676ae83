import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import {
  cancellationReasons,
  cartLines,
  coupons,
  flashSaleItems,
  idempotencyKeys,
  items,
  type OrderStatus,
  orderLines,
  orders,
} from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import {
  clientOf,
  inTheCenter,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { inArabic } from './support/digits.ts'
import { addOn, item, noon, positions, store, zone } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const put = ({ api, guest_id }: Person, item_id: number, more: object = {}) =>
  api.POST('/cart/add', {
    body: { ...(guest_id ? { guest_id } : {}), model: 'Item', item_id, price: 0, quantity: 1, ...more },
  })

/** A guest with a kebab in the cart: 25.00, 10 % off, 5 % tax, 3 km at 2.00, 1.00 service fee. */
const hungry = async (quantity = 1): Promise<Person> => {
  const guest = await newGuest(shop.app)
  await put(guest, item.kebab, { quantity })
  return guest
}
const KEBAB_DELIVERED = 22.5 + 1.13 + 6 + 1
const KEBAB_COLLECTED = 22.5 + 1.13 + 1

const contact = { contact_person_name: 'Omar', contact_person_number: '+971 50 123 4567' }

let keys = 0
const newKey = () => `key-of-an-order-${String(++keys).padStart(6, '0')}`

const order = ({ api, guest_id }: Person, more: object = {}, key = newKey()) =>
  api.POST('/customer/order/place', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: KEBAB_DELIVERED,
      store_id: store.grill,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      ...(guest_id ? { guest_id } : {}),
      ...more,
    },
  })

const cartOf = async ({ api, guest_id }: Person) =>
  (await api.GET('/customer/cart/list', { params: { query: { guest_id } } })).data!

const track = ({ api, guest_id }: Person, order_id: number, contact_number?: string) =>
  api.GET('/order/track', {
    params: { query: { order_id, guest_id, ...(contact_number ? { contact_number } : {}) } },
  })

const stockOf = async (id: number) => {
  const [row] = await shop.services.db.select().from(items).where(eq(items.id, id))
  return row!
}

const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))

describe('placing an order', () => {
  it('placing an order takes the cart, computes every amount and empties the cart', async () => {
    const guest = await hungry()
    const { data } = await order(guest, {
      dm_tips: 2,
      order_amount: KEBAB_DELIVERED + 2,
      delivery_instruction: 'Ring twice',
    })
    expect(data).toMatchObject({ total_ammount: 32.63, status: 'pending', user_id: guest.guest_id })
    expect(await cartOf(guest)).toEqual([])
    const tracked = await track(guest, data!.order_id)
    expect(tracked.data).toMatchObject({
      order_status: 'pending',
      item_total: 25,
      store_discount_amount: 2.5,
      total_tax_amount: 1.13,
      delivery_charge: 6,
      additional_charge: 1,
      dm_tips: 2,
      order_amount: 32.63,
      is_guest: 1,
      distance: 3,
      details_count: 1,
      min_delivery_time: 20,
      max_delivery_time: 30,
      delivery_instruction: 'Ring twice',
      delivery_address: { address: '14 Pearl Street', contact_person_name: 'Omar' },
      store: { id: store.grill },
      delivery_man: null,
    })
  })

  it('an order keeps its lines as they were sold', async () => {
    const guest = await newGuest(shop.app)
    const variation = [{ name: 'Size', values: { label: ['Large'] } }]
    await put(guest, item.mixedGrill, { quantity: 2, variation })
    await put(guest, item.kebab, { add_on_ids: [addOn.sauce], add_on_qtys: [2] })
    const subtotal = 110 + 22.5 + 3
    const amount = Math.round((subtotal * 1.05 + 7) * 100) / 100
    const { data } = await order(guest, { order_amount: amount })
    const { data: lines } = await guest.api.GET('/order/details', {
      params: { query: { order_id: data!.order_id, guest_id: guest.guest_id } },
    })
    expect(lines).toMatchObject([
      {
        item_id: item.mixedGrill,
        quantity: 2,
        price: 55,
        discount_on_item: 0,
        variation,
        item_details: { name: 'Mixed grill' },
      },
      {
        item_id: item.kebab,
        price: 25,
        discount_on_item: 2.5,
        total_add_on_price: 3,
        add_ons: [{ id: addOn.sauce, name: 'Sauce', price: 1.5, quantity: 2 }],
      },
    ])
  })

  it("a take-away order needs no address, has no fee and uses the customer's contact", async () => {
    const customer = await newCustomer(shop.app)
    await put(customer, item.kebab)
    const { data } = await customer.api.POST('/customer/order/place', {
      body: {
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        order_amount: KEBAB_COLLECTED,
        store_id: store.grill,
      },
    })
    const { data: tracked } = await track(customer, data!.order_id)
    expect(tracked).toMatchObject({ delivery_charge: 0, delivery_address: null, is_guest: 0 })
    const { data: list } = await customer.api.GET('/customer/order/{type}', {
      params: { path: { type: 'list' } },
    })
    expect(list).toMatchObject({ total_size: 1, orders: [{ id: data!.order_id, order_type: 'take_away' }] })
  })

  it('"buy now" orders one item and leaves the cart', async () => {
    const guest = await hungry(2)
    const cart = [{ model: 'Item', item_id: item.kebab, price: 25, quantity: 1 }]
    const { data } = await order(guest, { is_buy_now: 1, cart })
    expect(data).toMatchObject({ status: 'pending' })
    expect(await cartOf(guest)).toMatchObject([{ quantity: 2 }])
    const stale = await order(guest, { is_buy_now: 1, cart: [{ ...cart[0], price: 24 }] })
    expect(stale.response.status).toBe(403)
    expect(stale.error?.errors).toMatchObject([{ code: 'price_changed', item_id: item.kebab }])
  })

  it('a campaign item that no ordinary list shows can be ordered', async () => {
    const customer = await newCustomer(shop.app)
    const cart = [{ model: 'ItemCampaign', item_id: item.feast, price: 90, quantity: 1 }]
    const { data } = await order(customer, { is_buy_now: 1, cart, order_amount: 90 * 1.05 + 7 })
    const { data: lines } = await customer.api.GET('/order/details', {
      params: { query: { order_id: data!.order_id } },
    })
    expect(lines).toMatchObject([{ item_id: null, item_campaign_id: item.feast }])
  })

  it('delivery is free above the threshold, and for a store that always waives it', async () => {
    const rich = await newGuest(shop.app)
    await put(rich, item.mixedGrill, {
      quantity: 5,
      variation: [{ name: 'Size', values: { label: ['Regular'] } }],
    })
    expect((await order(rich, { order_amount: 200 * 1.05 + 1 })).data).toMatchObject({ total_ammount: 211 })

    const pizza = await newGuest(shop.app)
    await put(pizza, item.margherita)
    // 10 % of the store replaces the 50 % of the item: 33.33 - 3.33, and no tax.
    expect((await order(pizza, { store_id: store.pizza, order_amount: 31 })).data).toMatchObject({
      total_ammount: 31,
    })
  })

  it('a scheduled order needs a time when the store is open', async () => {
    shop.now = new Date('2026-11-20T18:00:00Z')
    const guest = await newGuest(shop.app)
    await put(guest, item.soup, { quantity: 2 })
    const body = { store_id: store.closed, order_amount: 30 + 6 + 1 }
    expect(refusalOf(await order(guest, body))).toEqual({ status: 403, codes: ['store_closed'] })
    const noonTomorrow = '2026-11-21T08:00:00Z'
    expect(refusalOf(await order(guest, { ...body, schedule_at: noonTomorrow }))).toEqual({
      status: 403,
      codes: ['schedule_at'],
    })
    // The store opens at that hour and begins twenty minutes earlier.
    expect(refusalOf(await order(guest, { ...body, schedule_at: '2026-11-21T03:00:00Z' }))).toEqual({
      status: 403,
      codes: ['schedule_at'],
    })
    const { data } = await order(guest, { ...body, schedule_at: '2026-11-21T04:00:00Z' })
    expect((await track(guest, data!.order_id)).data).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-11-21T04:00:00.000Z',
      min_delivery_time: 10 * 60,
      max_delivery_time: 10 * 60 + 30,
    })
  })

  it('the server refuses a slot that the store has no time left to begin for', async () => {
    const guest = await hungry()
    const body = { schedule_at: '2026-11-20T18:30:00Z' }
    shop.now = new Date('2026-11-20T18:16:00Z')
    expect(refusalOf(await order(guest, body))).toEqual({ status: 403, codes: ['schedule_at'] })
    shop.now = new Date('2026-11-20T18:14:00Z')
    expect((await order(guest, body)).data).toMatchObject({ status: 'pending' })
  })

  it.each<[string, object, string]>([
    ['an amount the server does not come to', { order_amount: 1 }, 'order_amount'],
    ['a discount the customer made up', { order_amount: KEBAB_DELIVERED - 5 }, 'order_amount'],
    ['a place outside the zone of the store', positions.noCash, 'coordinates'],
    ['a place outside all zones', positions.desert, 'coordinates'],
    ['a place in a zone that is switched off', positions.off, 'coordinates'],
    ['goods of another store', { store_id: store.pizza }, 'different_stores'],
    ['payment online while no gateway is set up', { payment_method: 'digital_payment' }, 'payment_method'],
    ['a wallet that is switched off', { payment_method: 'wallet' }, 'payment_method'],
    ['a store that is paused', { store_id: store.paused }, 'store_closed'],
    ['delivery from a store that does not deliver', { store_id: store.collectOnly }, 'order_type'],
    ['a time more than a week ahead', { schedule_at: '2026-12-20T08:00:00Z' }, 'schedule_at'],
    ['a time that has passed', { schedule_at: '2026-11-19T08:00:00Z' }, 'schedule_at'],
    ['a time between two slots', { schedule_at: '2026-11-20T10:10:00Z' }, 'schedule_at'],
    ['a coupon that nobody made', { coupon_code: 'NOPE' }, 'coupon'],
    ['a coupon that has expired', { coupon_code: 'OLD' }, 'coupon'],
    ['a coupon of another store', { coupon_code: 'PIZZA' }, 'coupon'],
    ['a coupon for larger orders', { coupon_code: 'BIG' }, 'coupon'],
    ['no name', { contact_person_name: undefined }, 'contact_person_name'],
    ['no phone number', { contact_person_number: undefined }, 'contact_person_number'],
    ['no address', { address: undefined }, 'address'],
    ['a negative tip', { dm_tips: -5 }, 'dm_tips'],
  ])('refuses %s and keeps the cart', async (_, more, code) => {
    const guest = await hungry()
    expect(refusalOf(await order(guest, more))).toEqual({ status: 403, codes: [code] })
    expect(await cartOf(guest)).toHaveLength(1)
  })

  it('the server refuses an empty cart, one below the minimum, and items that are not sold now', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await order(guest))).toEqual({ status: 403, codes: ['order_details'] })

    const early = await newGuest(shop.app)
    await put(early, item.breakfast)
    expect(refusalOf(await order(early))).toEqual({ status: 403, codes: ['available_time'] })

    const ill = await newGuest(shop.app)
    await put(ill, item.medicine)
    expect(refusalOf(await order(ill, { store_id: store.market }))).toEqual({
      status: 403,
      codes: ['prescription'],
    })

    const { db } = shop.services
    await db.update(items).set({ price: 1900 }).where(eq(items.id, item.kebab))
    const small = await hungry()
    expect(refusalOf(await order(small))).toEqual({ status: 403, codes: ['minimum_order'] })
    await db.update(items).set({ price: 2500 }).where(eq(items.id, item.kebab))
  })

  it('the server refuses cash where the zone does, and above its limit', async () => {
    const elsewhere = await newGuest(shop.app)
    await put(elsewhere, item.wrap)
    const body = { store_id: store.noCash, ...positions.noCash, order_amount: 27 }
    expect(refusalOf(await order(elsewhere, body))).toEqual({ status: 403, codes: ['payment_method'] })

    const rich = await newGuest(shop.app)
    await put(rich, item.phone, { quantity: 2 })
    const reply = await order(rich, { store_id: store.gadgets, order_amount: 1981 })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['payment_method'] })
    expect(reply.error).toMatchObject({
      errors: [
        { message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method' },
      ],
    })
  })

  it('a "buy now" order takes each choice once, within the largest amount', async () => {
    const guest = await newGuest(shop.app)
    const grill = (label: string) => ({
      model: 'Item' as const,
      item_id: item.mixedGrill,
      price: label === 'Large' ? 55 : 40,
      quantity: 10_000,
      variation: [{ name: 'Size', values: { label: [label] } }],
    })
    const buy = (cart: ReturnType<typeof grill>[]) => order(guest, { is_buy_now: 1, cart })
    expect(refusalOf(await buy([grill('Large'), grill('Large')]))).toEqual({
      status: 403,
      codes: ['cart_item'],
    })
    const { db } = shop.services
    await db.update(items).set({ price: 300_000 }).where(eq(items.id, item.mixedGrill))
    const dear = [{ ...grill('Large'), price: 3015 }]
    expect((await buy(dear)).error).toMatchObject({
      errors: [{ code: 'order_amount', message: 'This order is too large.' }],
    })
    await db.update(items).set({ price: 4000 }).where(eq(items.id, item.mixedGrill))
  })

  it('a shop without guest checkout asks guests to sign in', async () => {
    const guest = await hungry()
    const reference = await shop.services.reference()
    reference.settings.guest_checkout_status = false
    expect(refusalOf(await order(guest))).toEqual({ status: 403, codes: ['guest_checkout'] })
    reference.settings.guest_checkout_status = true
  })
})

describe('stock', () => {
  it('an order takes the stock of item and variation, and its cancellation returns it', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.shirt, { quantity: 2, variation: [{ type: 'Red', price: 0, stock: 0 }] })
    const { data } = await order(guest, { store_id: store.gadgets, order_amount: 100 + 6 + 1 })
    expect(await stockOf(item.shirt)).toMatchObject({ stock: 5, variations: [{ stock: 4 }, { stock: 1 }] })
    await guest.api.POST('/order/cancel', {
      body: { order_id: data!.order_id, guest_id: guest.guest_id, reason: 'Changed my mind' },
    })
    expect(await stockOf(item.shirt)).toMatchObject({ stock: 7, variations: [{ stock: 6 }, { stock: 1 }] })
  })

  it('a flash sale counts its own stock, too', async () => {
    const sold = async () => {
      const [offer] = await shop.services.db.select().from(flashSaleItems).where(eq(flashSaleItems.id, 1))
      return offer!.sold
    }
    const guest = await newGuest(shop.app)
    await put(guest, item.juice, { quantity: 3 })
    // Half price: 15.00, and 7.00 for delivery and service.
    const { data } = await order(guest, { store_id: store.market, order_amount: 22 })
    expect(await sold()).toBe(4)
    await put(guest, item.juice)
    const fullPrice = { store_id: store.market, order_amount: 17 }
    expect((await order(guest, fullPrice)).data).toMatchObject({ total_ammount: 17 })
    await guest.api.POST('/order/cancel', {
      body: { order_id: data!.order_id, guest_id: guest.guest_id, reason: 'Changed my mind' },
    })
    expect(await sold()).toBe(1)
  })

  it('the server names every line it cannot sell, and how many pieces are left for it', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.kebab)
    await put(guest, item.breakfast)
    const [kebab, breakfast] = await cartOf(guest)
    const { db } = shop.services
    await db.update(items).set({ maximum_cart_quantity: 2 }).where(eq(items.id, item.kebab))
    try {
      await db.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.id, kebab!.id))
      const { response, error } = await order(guest)
      expect(response.status).toBe(403)
      expect(error?.errors).toEqual([
        {
          code: 'cart_item_limit',
          message: 'You can order up to 2 of this item.',
          cart_id: kebab!.id,
          item_id: item.kebab,
          left: 2,
        },
        {
          code: 'available_time',
          message: expect.stringContaining('not available at this time'),
          cart_id: breakfast!.id,
          item_id: item.breakfast,
        },
      ])
    } finally {
      await db.update(items).set({ maximum_cart_quantity: null }).where(eq(items.id, item.kebab))
    }
  })

  it('a line of a sold-out item has no piece left, and a line bought at once is named by its item', async () => {
    const guest = await newGuest(shop.app)
    await put(guest, item.scarceTea, { quantity: 2 })
    const [line] = await cartOf(guest)
    const { db } = shop.services
    const body = { store_id: store.market, order_amount: 27 }
    const [before] = await db.select().from(items).where(eq(items.id, item.scarceTea))
    const refusedWith = async (stock: number, more: object = {}) => {
      await db.update(items).set({ stock }).where(eq(items.id, item.scarceTea))
      return (await order(guest, { ...body, ...more })).error?.errors
    }
    const ofTea = { code: 'stock', item_id: item.scarceTea, message: expect.any(String) }
    const atOnce = {
      is_buy_now: 1 as const,
      cart: [{ model: 'Item' as const, item_id: item.scarceTea, price: 10, quantity: 2 }],
    }
    try {
      expect(await refusedWith(1)).toEqual([{ ...ofTea, cart_id: line!.id, left: 1 }])
      expect(await refusedWith(0)).toEqual([{ ...ofTea, cart_id: line!.id, left: 0 }])
      expect(await refusedWith(1, atOnce)).toEqual([{ ...ofTea, left: 1 }])
    } finally {
      await db.update(items).set({ stock: before!.stock }).where(eq(items.id, item.scarceTea))
    }
  })

  it('the last pieces are sold once', async () => {
    const [first, second] = [await newGuest(shop.app), await newGuest(shop.app)]
    for (const guest of [first, second]) await put(guest, item.scarceTea, { quantity: 2 })
    const body = { store_id: store.market, order_amount: 27 }
    const replies = await Promise.all([order(first, body), order(second, body)])
    expect(replies.map(({ response }) => response.status).sort()).toEqual([200, 403])
    expect(replies.map(refusalOf)).toContainEqual({ status: 403, codes: ['stock'] })
    expect(await stockOf(item.scarceTea)).toMatchObject({ stock: 0 })
  })
})

describe('coupons', () => {
  const withCoupon = (guest: Person, coupon_code: string, off: number, more: object = {}) => {
    const taxable = 22.5 - off
    const tax = Math.round(taxable * 5) / 100
    return order(guest, { coupon_code, order_amount: Math.round((taxable + tax + 7) * 100) / 100, ...more })
  }

  it('a coupon reduces the discounted items once per customer, and returns with a canceled order', async () => {
    const guest = await hungry()
    const { data } = await withCoupon(guest, inArabic('welcome10'), 2.25)
    expect((await track(guest, data!.order_id)).data).toMatchObject({
      coupon_code: 'WELCOME10',
      coupon_discount_amount: 2.25,
    })
    await put(guest, item.kebab)
    expect(refusalOf(await withCoupon(guest, 'WELCOME10', 2.25))).toEqual({ status: 403, codes: ['coupon'] })
    await guest.api.POST('/order/cancel', {
      body: { order_id: data!.order_id, guest_id: guest.guest_id, reason: 'Changed my mind' },
    })
    expect((await withCoupon(guest, 'WELCOME10', 2.25)).data).toMatchObject({ status: 'pending' })
  })

  it('a used-up coupon is refused', async () => {
    expect((await withCoupon(await hungry(), 'LAST', 3)).data).toMatchObject({ status: 'pending' })
    expect(refusalOf(await withCoupon(await hungry(), 'LAST', 3))).toEqual({ status: 403, codes: ['coupon'] })
    const [row] = await shop.services.db.select().from(coupons).where(eq(coupons.code, 'LAST'))
    expect(row).toMatchObject({ total_uses: 1 })
  })

  it('a coupon makes the delivery free', async () => {
    const guest = await hungry()
    const { data } = await order(guest, { coupon_code: 'FREERIDE', order_amount: 22.5 + 1.13 + 1 })
    expect((await track(guest, data!.order_id)).data).toMatchObject({
      delivery_charge: 0,
      original_delivery_charge: 6,
      coupon_discount_amount: 0,
    })
  })

  it('a coupon that takes nothing off is neither named nor used up', async () => {
    const guest = await hungry()
    const usesOf = async () =>
      (await shop.services.db.select().from(coupons).where(eq(coupons.code, 'FREERIDE')))[0]!.total_uses
    const before = await usesOf()
    const collected = {
      coupon_code: 'FREERIDE',
      order_type: 'take_away',
      order_amount: 22.5 + 1.13 + 1,
    } as const
    const { data } = await order(guest, collected)
    expect(data).toMatchObject({ coupon_code: null, status: 'pending' })
    expect(await usesOf()).toBe(before)
    await guest.api.POST('/order/cancel', {
      body: { order_id: data!.order_id, guest_id: guest.guest_id, reason: 'Changed my mind' },
    })
    expect(await usesOf()).toBe(before)
  })

  it('the shop lists a coupon where it is valid and not used up, with its dates', async () => {
    const { db } = shop.services
    const listed = async (zones: number[]) =>
      (await clientOf(shop.app, { ...inTheCenter, zones }).GET('/coupon/list')).data!
    const codes = async (zones: number[]) => (await listed(zones)).map(({ code }) => code)
    const change = (code: string, more: Partial<typeof coupons.$inferInsert>) =>
      db.update(coupons).set(more).where(eq(coupons.code, code))
    await change('PIZZA', { zone_ids: [zone.noCash, 12] })
    await change('BIG', { limit_total: 2, total_uses: 2 })
    await change('FREERIDE', { expire_date: new Date('2026-12-31T20:30:00Z') })
    expect(await codes([zone.center])).not.toContain('PIZZA')
    expect(await codes([zone.noCash])).toContain('PIZZA')
    expect(await codes([zone.center, zone.noCash])).toContain('PIZZA')
    expect(await codes([zone.center])).not.toContain('BIG')
    const ride = (await listed([zone.center])).find(({ code }) => code === 'FREERIDE')
    expect(ride).toMatchObject({ start_date: '2026-10-01', expire_date: '2027-01-01' })
    await change('PIZZA', { zone_ids: [] })
    await change('BIG', { limit_total: null, total_uses: 0 })
  })

  it('applying a coupon has a status for each reason', async () => {
    const guest = await newGuest(shop.app)
    const ask = (code: string, store_id: number = store.grill) =>
      guest.api.GET('/coupon/apply', { params: { query: { code, store_id, guest_id: guest.guest_id } } })
    expect((await ask('WELCOME10')).data).toMatchObject({ discount: 10, max_discount: 4, limit: 1 })
    expect(refusalOf(await ask('WELCOME10', 999_999))).toEqual({ status: 404, codes: ['id'] })
    expect(refusalOf(await ask('NOPE'))).toEqual({ status: 404, codes: ['coupon'] })
    expect(refusalOf(await ask('LAST'))).toEqual({ status: 406, codes: ['coupon'] })
    expect(refusalOf(await ask('OLD'))).toEqual({ status: 403, codes: ['coupon'] })
    expect(refusalOf(await ask('PIZZA'))).toEqual({ status: 403, codes: ['coupon'] })
  })
})

describe('the idempotency key', () => {
  it('a repeated idempotency key returns the first order, also hours later', async () => {
    const guest = await hungry()
    const key = newKey()
    const first = await order(guest, {}, key)
    shop.now = new Date('2026-11-20T20:00:00Z')
    const again = await order(guest, {}, key)
    expect(again.data).toEqual(first.data)
    const mine = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(mine).toHaveLength(1)
  })

  it('many requests with one key at once place one order', async () => {
    const guest = await hungry()
    const key = newKey()
    const replies = await Promise.all(Array.from({ length: 5 }, () => order(guest, {}, key)))
    const placed = replies.filter(({ response }) => response.ok).map(({ data }) => data!.order_id)
    expect(new Set(placed).size).toBe(1)
    for (const reply of replies.filter(({ response }) => !response.ok))
      expect(refusalOf(reply)).toEqual({ status: 409, codes: ['idempotency_key'] })
    const mine = await shop.services.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id))
    expect(mine).toHaveLength(1)
  })

  it('the same key with another body is refused', async () => {
    const guest = await hungry()
    const key = newKey()
    await order(guest, {}, key)
    expect(refusalOf(await order(guest, { order_note: 'And a spoon' }, key))).toEqual({
      status: 422,
      codes: ['idempotency_key'],
    })
  })

  it('a refused order frees its key', async () => {
    const guest = await hungry()
    const key = newKey()
    expect(refusalOf(await order(guest, { order_amount: 1 }, key))).toMatchObject({ status: 403 })
    expect((await order(guest, {}, key)).data).toMatchObject({ status: 'pending' })
  })

  it('an idempotency key belongs to one shopper', async () => {
    const key = newKey()
    const first = await order(await hungry(), {}, key)
    const second = await order(await hungry(), {}, key)
    expect(second.data!.order_id).not.toBe(first.data!.order_id)
  })
})

describe('seeing an order', () => {
  it("a guest's order is visible to the guest, and to a caller with the phone number in any format", async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    const stranger = await newGuest(shop.app)
    expect(refusalOf(await track(stranger, order_id))).toEqual({ status: 404, codes: ['order'] })
    expect(refusalOf(await track(stranger, order_id, '+971501234568'))).toEqual({
      status: 404,
      codes: ['order'],
    })
    expect(refusalOf(await track(stranger, order_id, '4567'))).toEqual({ status: 404, codes: ['order'] })
    expect((await track(stranger, order_id, '050 1234567')).data).toMatchObject({ id: order_id })
    expect(refusalOf(await track(stranger, 999_999, '050 1234567'))).toEqual({
      status: 404,
      codes: ['order'],
    })
  })

  it("a customer's order is visible to that customer only", async () => {
    const customer = await newCustomer(shop.app)
    await put(customer, item.kebab)
    const { order_id } = (await order(customer)).data!
    for (const stranger of [await newGuest(shop.app), await newCustomer(shop.app)]) {
      expect(refusalOf(await track(stranger, order_id, contact.contact_person_number))).toMatchObject({
        status: 404,
      })
      const details = await stranger.api.GET('/order/details', {
        params: {
          query: { order_id, guest_id: stranger.guest_id, contact_number: contact.contact_person_number },
        },
      })
      expect(refusalOf(details)).toEqual({ status: 404, codes: ['order'] })
    }
  })

  it("a guest's order moves to the customer whom the guest becomes", async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect((await track(customer, order_id)).data).toMatchObject({ id: order_id, is_guest: 0 })
  })
})

describe('the way of an order', () => {
  it('an order gets a timestamp at every step and ends paid', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    for (const status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
      shop.now = new Date(shop.now.getTime() + 60_000)
      await move(order_id, status)
    }
    const { data } = await track(guest, order_id)
    expect(data).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      confirmed: '2026-11-20T08:01:00.000Z',
      delivered: '2026-11-20T08:05:00.000Z',
      min_delivery_time: 0,
    })
  })

  it('an order refuses a step outside the table', async () => {
    const { order_id } = (await order(await hungry())).data!
    await expect(move(order_id, 'delivered')).rejects.toMatchObject({ status: 409 })
    await expect(move(order_id, 'pending')).rejects.toMatchObject({ status: 409 })
  })

  it('the owner receives an event for every step', async () => {
    const heard: unknown[] = []
    const guest = await hungry()
    const stop = shop.services.bus.subscribe(`guest:${guest.guest_id}`, ({ topic, payload }) =>
      heard.push({ topic, payload }),
    )
    const { order_id } = (await order(guest)).data!
    await move(order_id, 'confirmed')
    shop.services.relay()
    await expect
      .poll(() => heard)
      .toEqual([
        { topic: 'order', payload: { order_id, order_status: 'pending', order_type: 'delivery' } },
        { topic: 'order', payload: { order_id, order_status: 'confirmed', order_type: 'delivery' } },
      ])
    stop()
  })
})

it("the order's lines are visible even when its number arrives late", async () => {
  const guest = await hungry()
  const { data } = await order(guest, { order_amount: KEBAB_DELIVERED })
  const { db } = shop.services
  const late = 2_000_000_000
  await db.update(orders).set({ id: late }).where(eq(orders.id, data!.order_id))
  await db.update(orderLines).set({ order_id: late }).where(eq(orderLines.order_id, data!.order_id))
  // Its key would name an order that is no longer there.
  await db
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.reply} ->> 'order_id' = ${data!.order_id}::text`)
  const details = await guest.api.GET('/order/details', {
    params: { query: { order_id: late, guest_id: guest.guest_id } },
  })
  expect(details.data).toMatchObject([{ id: late * 1000 + 1, order_id: late }])
})

describe('taking an order back', () => {
  const cancel = ({ api, guest_id }: Person, order_id: number) =>
    api.POST('/order/cancel', { body: { order_id, guest_id, reason: 'Changed my mind' } })

  it('only the owner cancels an order, while it is pending', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    expect(refusalOf(await cancel(await newGuest(shop.app), order_id))).toEqual({
      status: 404,
      codes: ['order'],
    })
    expect((await cancel(guest, order_id)).data).toEqual({ message: 'Order canceled successfully' })
    expect((await track(guest, order_id)).data).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'customer',
      cancellation_reason: 'Changed my mind',
    })
  })

  it('a customer whose reply was lost cancels again, gets the same answer and changes nothing', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    const first = await cancel(guest, order_id)
    const before = (await track(guest, order_id)).data
    const { api, guest_id } = guest
    const body = { order_id, guest_id, reason: 'Another reason' }
    expect((await api.POST('/order/cancel', { body })).data).toEqual(first.data)
    expect((await track(guest, order_id)).data).toEqual(before)
  })

  it('an order that the store has canceled cannot be canceled again', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    await transact(shop.services.db, (tx) =>
      moveOrder(tx, { id: order_id }, 'canceled', { now: shop.now, canceled_by: 'store' }),
    )
    expect(refusalOf(await cancel(guest, order_id))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('an order that the store has confirmed cannot be canceled', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    await move(order_id, 'confirmed')
    expect(refusalOf(await cancel(guest, order_id))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('a scheduled order is canceled free of charge until the store begins', async () => {
    const [guest, late] = [await hungry(), await hungry()]
    const schedule_at = '2026-11-21T08:00:00Z'
    const { order_id } = (await order(guest, { schedule_at })).data!
    await move(order_id, 'confirmed')
    expect((await track(guest, order_id)).data).toMatchObject({ cancel_fee: 0 })
    expect((await cancel(guest, order_id)).response.status).toBe(200)
    expect((await track(guest, order_id)).data).toMatchObject({ order_status: 'canceled' })

    const begun = (await order(late, { schedule_at })).data!.order_id
    await move(begun, 'confirmed')
    await move(begun, 'processing')
    expect((await track(late, begun)).data).toMatchObject({ cancel_fee: null })
    expect(refusalOf(await cancel(late, begun))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('an order whose payment failed can be canceled or switched to cash', async () => {
    const guest = await hungry()
    const { order_id } = (await order(guest)).data!
    const body = { order_id, guest_id: guest.guest_id }
    const toCash = () => guest.api.PUT('/order/payment-method', { body })
    const { updated_at } = (await shop.services.db.select().from(orders).where(eq(orders.id, order_id)))[0]!
    expect((await toCash()).data).toEqual({ message: 'Payment info updated.' })
    const [same] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    expect(same).toMatchObject({ updated_at, payment_method: 'cash_on_delivery' })
    await move(order_id, 'failed')
    expect((await toCash()).data).toEqual({ message: 'Payment info updated.' })
    expect((await track(guest, order_id)).data).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
    })

    const giveUp = () =>
      guest.api.PUT('/order/cancel', { body: { ...body, reason: 'Order payment canceled' } })
    expect(refusalOf(await giveUp())).toEqual({ status: 409, codes: ['order_status'] })
    await move(order_id, 'failed')
    expect((await giveUp()).response.status).toBe(200)
    expect(refusalOf(await toCash())).toEqual({ status: 409, codes: ['order_status'] })
  })

  it("the cancellation reasons are in the customer's language", async () => {
    const guest = await newGuest(shop.app, { locale: 'ar' })
    const { data } = await guest.api.GET('/order/cancellation-reasons', {
      params: { query: { type: 'customer' } },
    })
    expect(data).toEqual({ total_size: 1, limit: 10, offset: 1, data: [{ id: 1, reason: 'غيّرت رأيي' }] })
  })

  it('a parcel has cancellation reasons of its own, and those of goods in a shop that has none', async () => {
    const guest = await newGuest(shop.app)
    const idsFor = async (order_type: 'parcel' | 'delivery') => {
      const query = { type: 'customer', order_type } as const
      const { data } = await guest.api.GET('/order/cancellation-reasons', { params: { query } })
      return [data!.total_size, ...data!.data.map(({ id }) => id)]
    }
    expect(await idsFor('parcel')).toEqual([1, 3])
    expect(await idsFor('delivery')).toEqual([1, 1])
    const { db } = shop.services
    await db.update(cancellationReasons).set({ active: false }).where(eq(cancellationReasons.id, 3))
    expect(await idsFor('parcel')).toEqual([1, 1])
    await db.update(cancellationReasons).set({ active: true }).where(eq(cancellationReasons.id, 3))
  })
})
