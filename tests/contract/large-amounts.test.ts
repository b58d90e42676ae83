import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOns, cashbacks, items, salesToCount, stores } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { countSales } from '#server/orders/popularity.ts'
import { pricePrescription } from '#server/orders/price-prescription.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { createStripe } from '#server/payments/stripe.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { clientOf, inTheCenter, newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { bring, contact } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { asForm } from './support/forms.ts'
import { addOn, item, noon, positions, store, text } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

/** Amounts are kept in integers of 32 bits, in minor units. */
const LARGEST = 2 ** 31 - 1
const MOST = 10_000
const SERVICE_FEE = 100
const tooLarge = { errors: [{ code: 'order_amount', message: 'This order is too large.' }] }

const costs = (price: number) =>
  shop.services.db.update(items).set({ price }).where(eq(items.id, item.collect))

beforeEach(() => costs(2000))

const photo = async () => {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } }).png()
  return new File([new Uint8Array(await drawn.toBuffer())], 'prescription.png', { type: 'image/png' })
}

type Line = { price: number; quantity: number }

/** Buys a dish without stock or limit at once, and collects it: no discount, no tax, no delivery. */
const buy = ({ api, guest_id, token }: Person, { price, quantity }: Line, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...contact,
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: store.collectOnly,
      order_amount: (price * quantity + SERVICE_FEE) / 100,
      is_buy_now: 1,
      cart: [{ model: 'Item', item_id: item.collect, price: price / 100, quantity }],
      ...more,
    },
  })

/** The dearest price at which the most pieces are still one order, fee included. */
const DEAREST = Math.floor((LARGEST - SERVICE_FEE) / MOST)

describe('the largest order', () => {
  it('is placed, delivered, rewarded, shown and refunded', async () => {
    const person = await newCustomer(shop.app)
    const { services } = shop
    await services.db.insert(cashbacks).values({
      id: 1,
      title: text('Everything back'),
      cashback_type: 'percentage',
      cashback_amount: 10_000,
      start_date: new Date(noon.getTime() - 1),
      end_date: new Date(noon.getTime() + 1),
    })
    await costs(DEAREST)
    const { data } = await buy(person, { price: DEAREST, quantity: MOST })
    const amount = DEAREST * MOST + SERVICE_FEE
    expect(data).toMatchObject({ total_ammount: amount / 100 })
    const query = { order_id: data!.order_id }
    await bring(services, query.order_id)
    const subtotal = DEAREST * MOST
    expect(await purseOf(person)).toEqual({
      wallet_balance: subtotal / 100,
      loyalty_point: Math.floor((subtotal * 5) / 10_000),
    })
    expect((await person.api.GET('/order/track', { params: { query } })).data).toMatchObject({
      order_amount: amount / 100,
    })
    for (const reply of [
      await person.api.GET('/order/details', { params: { query } }),
      await person.api.GET('/order/receipt', { params: { query } }),
      await person.api.GET('/wallet/transactions'),
      await person.api.GET('/loyalty-point/transactions'),
    ])
      expect(reply.response.status).toBe(200)
    await countSales(services.db)

    const asked = await person.api.POST('/order/refund-request', {
      body: { ...query, customer_reason: 'Too much' },
      bodySerializer: asForm,
    })
    expect(asked.response.status).toBe(200)
    await transact(services.db, (tx) =>
      decideRefund(tx, query.order_id, { status: 'approved', now: shop.now }),
    )
    expect((await person.api.GET('/order/track', { params: { query } })).data).toMatchObject({
      order_status: 'refunded',
    })
    await services.db.delete(cashbacks)
  })

  it.each(['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const)(
    'an order above the largest amount is refused with the payment method %s',
    async (payment_method) => {
      const person = await newCustomer(shop.app)
      await giveTo({ services: shop.services, person }, { wallet: 3 * LARGEST })
      await costs(DEAREST + 1)
      const refused = await buy(person, { price: DEAREST + 1, quantity: MOST }, { payment_method })
      expect(refused.error).toEqual(tooLarge)
      expect(refused.response.status).toBe(403)
    },
  )

  it('is exceeded by a tip, by add-ons, and by lines that each fit', async () => {
    const person = await newCustomer(shop.app)
    const { db } = shop.services
    await costs(DEAREST)
    const priced = { model: 'Item', price: 0, quantity: 1 } as const
    const collected = { ...priced, item_id: item.collect, price: DEAREST / 100, quantity: MOST }
    const grill = (label: string, price: number) => ({
      ...priced,
      item_id: item.mixedGrill,
      price,
      quantity: MOST,
      variation: [{ name: 'Size', values: { label: [label] } }],
    })
    const order = (cart: object[], more: object = {}) =>
      buy(person, { price: 0, quantity: 1 }, { cart, ...more })
    const home = {
      order_type: 'delivery',
      address: '14 Pearl Street',
      latitude: '25.2',
      longitude: '55.2',
      dm_tips: 1_000_000,
    }
    await db.update(stores).set({ delivery: true }).where(eq(stores.id, store.collectOnly))
    const tipped = await order([collected], home)
    await db.update(stores).set({ delivery: false }).where(eq(stores.id, store.collectOnly))
    expect(tipped.error).toEqual(tooLarge)

    await db.update(items).set({ price: 150_000 }).where(eq(items.id, item.mixedGrill))
    const atGrill = { store_id: store.grill }
    const both = await order([grill('Regular', 1500), grill('Large', 1515)], atGrill)
    await db.update(items).set({ price: 4000 }).where(eq(items.id, item.mixedGrill))
    expect(both.error).toEqual(tooLarge)

    await db.update(addOns).set({ price: 300_000 }).where(eq(addOns.id, addOn.sauce))
    const sauced = {
      ...priced,
      item_id: item.kebab,
      price: 25,
      add_on_ids: [addOn.sauce],
      add_on_qtys: [MOST],
    }
    const drowned = await order([sauced], atGrill)
    await db.update(addOns).set({ price: 150 }).where(eq(addOns.id, addOn.sauce))
    expect(drowned.error).toEqual(tooLarge)
  })

  it('is not exceeded by what a pharmacy dispenses for a prescription', async () => {
    const guest = await newGuest(shop.app)
    const { db } = shop.services
    const { data } = await guest.api.POST('/order/prescription/place', {
      body: {
        guest_id: guest.guest_id,
        store_id: store.market,
        address: '14 Pearl Street',
        ...positions.center,
        ...contact,
        dm_tips: 1_000_000,
        order_attachment: [await photo()],
      },
      bodySerializer: asForm,
    })
    await db
      .update(items)
      .set({ price: LARGEST - 1 })
      .where(eq(items.id, item.medicine))
    const reference = await shop.services.reference()
    const dispensed = [{ item_id: item.medicine, quantity: 9 }]
    const priced = transact(db, (tx) =>
      pricePrescription(tx, data!.order_id, dispensed, reference, { now: shop.now, minutes: 60 }),
    )
    await expect(priced).rejects.toThrow('403 order_amount')
    await db.update(items).set({ price: 900 }).where(eq(items.id, item.medicine))
  })
})

describe('large amounts', () => {
  it('a cart shows as many pieces of the dearest item as a line may have', async () => {
    const { api, guest_id } = await newGuest(shop.app)
    await costs(LARGEST)
    const { data } = await api.POST('/cart/add', {
      body: { guest_id, model: 'Item', item_id: item.collect, price: LARGEST / 100, quantity: MOST },
    })
    expect(data).toMatchObject([{ price: LARGEST / 100, quantity: MOST }])
    const person = { api, guest_id, token: undefined }
    const ordered = await buy(person, { price: 0, quantity: 1 }, { is_buy_now: 0, cart: undefined })
    expect(ordered.error).toEqual(tooLarge)
  })

  it('a search finds nothing above the highest price and everything below it', async () => {
    const found = async (query: object) => {
      const reply = await clientOf(shop.app, inTheCenter).GET('/get-combined-data', {
        params: { query: { list_type: 'item', data_type: 'searched', ...query } },
      })
      return reply.data?.total_size
    }
    const all = await found({ max_price: 1_000_000_000 })
    expect(all).toBeGreaterThan(3)
    expect(await found({ min_price: 1_000_000_000 })).toBe(0)
  })

  it('the popularity of an item stops at the largest count', async () => {
    const { db } = shop.services
    await db
      .update(items)
      .set({ order_count: LARGEST - 5 })
      .where(eq(items.id, item.collect))
    await db.insert(salesToCount).values(
      [1, 2].map((id) => ({
        id: `large-${id}`,
        store_id: null,
        sold: [{ item_id: item.collect, pieces: LARGEST }],
      })),
    )
    await countSales(db)
    const [counted] = await db
      .select({ count: items.order_count })
      .from(items)
      .where(eq(items.id, item.collect))
    expect(counted).toEqual({ count: LARGEST })
    await db.update(items).set({ order_count: 0 }).where(eq(items.id, item.collect))
  })

  it('a wallet and points hold more than one order can cost', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3 * LARGEST, points: 3 * LARGEST })
    await person.api.POST('/loyalty-point/point-transfer', { body: { point: 1_000_000_000 } })
    expect(await purseOf(person)).toEqual({
      wallet_balance: (3 * LARGEST) / 100 + 100_000_000,
      loyalty_point: 3 * LARGEST - 1_000_000_000,
    })
  })

  it('the gateway takes no amount of more units than it counts', () => {
    const stripe = createStripe({ secretKey: 'key', webhookSecret: 'secret', now: () => shop.now })
    const whole: ShopSettings['currency'] = { code: 'AED', symbol: text('AED'), direction: 'left', digits: 0 }
    expect(stripe.sumOf(1000, whole)).toEqual({ amount: 100_000, currency: 'AED' })
    expect(stripe.sumOf(LARGEST, whole)).toBeUndefined()
  })
})
