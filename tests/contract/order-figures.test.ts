import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderFigures } from '#openapi/generated/client.ts'
import { cashbacks, items, type OrderStatus, orders, stores } from '#server/db/schema.ts'
import type { FeeCharges } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { threeKilometres } from './support/fee.ts'
import { type PricedLine, placePriced } from './support/priced-order.ts'
import { addOn, item, noon, positions, store, text, zone } from './support/small-shop.ts'

const shop = openShop({ meddled: ['refund-asked'] })

afterEach(() => {
  shop.now = noon
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })

const size = (label: string) => [{ name: 'Size', values: { label: [label] } }]
const kebab = { item_id: item.kebab, price: 25 }
const large = { item_id: item.mixedGrill, price: 55, variation: size('Large') }

/** The way as the zone charges it now, until the end of the block. */
async function charged({ increased_delivery_fee, ...changes }: Partial<FeeCharges>) {
  const { zones, moduleZones } = await shop.services.reference()
  const busy = zones.get(zone.center)!
  const charges = moduleZones.find(({ module_id, zone_id }) => module_id === 1 && zone_id === zone.center)!
  const before = { busy: { ...busy }, charges: { ...charges } }
  Object.assign(charges, changes)
  if (increased_delivery_fee !== undefined)
    Object.assign(busy, { increased_delivery_fee, increased_delivery_fee_status: true })
  return {
    [Symbol.asyncDispose]: async () => {
      Object.assign(busy, before.busy)
      Object.assign(charges, before.charges)
    },
  }
}

const delivered = { order_type: 'delivery', address: '14 Pearl Street', ...positions.center }

const query = (person: Person, order_id: number) => ({ params: { query: { ...who(person), order_id } } })
const linesOf = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/details', query(person, order_id))).data!
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', query(person, order_id))).data!
const move = (id: number, ...steps: OrderStatus[]) =>
  transact(shop.services.db, async (tx) => {
    for (const to of steps) await moveOrder(tx, { id }, to, { now: shop.now })
  })
const bring = (id: number) => move(id, 'confirmed', 'processing', 'handover', 'delivered')

describe('the refusal of an amount', () => {
  it('the refusal has the right amount in a field of its own, in every language of its words', async () => {
    const guest = await newGuest(shop.app)
    for (const locale of ['en', 'ar']) {
      const { error } = await clientOf(shop.app, { locale }).POST('/customer/order/place', {
        body: {
          ...who(guest),
          ...contact,
          order_type: 'take_away',
          payment_method: 'cash_on_delivery',
          store_id: store.grill,
          order_amount: 1,
          is_buy_now: 1,
          cart: [{ model: 'Item', quantity: 1, ...kebab }],
        },
      })
      expect(error!.errors).toEqual([
        { code: 'order_amount', message: expect.stringContaining('24.63'), expected: 24.63 },
      ])
    }
  })

  it('is the only one with a figure', async () => {
    const guest = await newGuest(shop.app)
    const body = { ...who(guest), model: 'Item' as const, item_id: item.kebab, price: 25, quantity: 6 }
    const { error } = await guest.api.POST('/cart/add', { body })
    expect(Object.keys(error!.errors[0]!)).toEqual(['code', 'message'])
  })
})

describe('the figures of an order', () => {
  const names = [
    'item_total',
    'store_discount_amount',
    'coupon_discount_amount',
    'coupon_code',
    'welcome_discount_amount',
    'delivery_charge',
    'original_delivery_charge',
    'delivery_fee',
    'free_delivery_by',
    'tax_percentage',
    'total_tax_amount',
    'tax_status',
    'additional_charge',
    'additional_charge_name',
    'dm_tips',
    'order_amount',
    'cashback_amount',
    'loyalty_point',
  ] as const satisfies (keyof OrderFigures)[]
  const figuresOf = (all: OrderFigures) => Object.fromEntries(names.map((name) => [name, all[name]]))

  it('are told when it is placed as they are when it is tracked', async () => {
    const person = await newCustomer(shop.app)
    const placed = await placePriced(person, [kebab, { ...large, quantity: 2 }], {
      ...delivered,
      coupon_code: 'WELCOME10',
      dm_tips: 3,
    })
    // 25.00 - 2.50 + 110.00 = 132.50, less 4.00, and 5 % of 128.50.
    expect(figuresOf(placed)).toEqual({
      item_total: 135,
      store_discount_amount: 2.5,
      coupon_discount_amount: 4,
      coupon_code: 'WELCOME10',
      welcome_discount_amount: 0,
      delivery_charge: 6,
      original_delivery_charge: 6,
      delivery_fee: threeKilometres,
      free_delivery_by: null,
      tax_percentage: 5,
      total_tax_amount: 6.43,
      tax_status: 'excluded',
      additional_charge: 1,
      additional_charge_name: 'Service fee',
      dm_tips: 3,
      order_amount: 144.93,
      cashback_amount: 0,
      loyalty_point: 6,
    })
    expect(placed.total_ammount).toBe(placed.order_amount)
    expect(placed.payments).toEqual([
      { payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 144.93 },
    ])
    expect(figuresOf(await track(person, placed.order_id))).toEqual(figuresOf(placed))
  })

  it.each<[string, PricedLine[], object, object]>([
    [
      'the store',
      [{ item_id: item.margherita, price: 33.33 }],
      { store_id: store.pizza },
      { free_delivery_by: 'store' },
    ],
    ['the shop', [{ ...large, quantity: 4 }], {}, { free_delivery_by: 'admin' }],
    [
      'the coupon',
      [kebab],
      { coupon_code: 'FREERIDE' },
      { free_delivery_by: 'coupon', coupon_code: 'FREERIDE' },
    ],
    [
      'the shop rather than the coupon',
      [{ ...large, quantity: 4 }],
      { coupon_code: 'FREERIDE' },
      { free_delivery_by: 'admin', coupon_code: null },
    ],
  ])('say that %s pays the delivery', async (_, lines, more, expected) => {
    const guest = await newGuest(shop.app)
    const placed = await placePriced(guest, lines, { ...delivered, ...more })
    expect(placed).toMatchObject({ delivery_charge: 0, original_delivery_charge: 6, ...expected })
    expect(await track(guest, placed.order_id)).toMatchObject(expected)
  })

  it('a collected order has no delivery fee, and no party that pays for its delivery', async () => {
    const guest = await newGuest(shop.app)
    const more = { store_id: store.pizza }
    const placed = await placePriced(guest, [{ item_id: item.margherita, price: 33.33 }], more)
    expect(placed).toMatchObject({
      original_delivery_charge: 0,
      delivery_fee: null,
      free_delivery_by: null,
      tax_percentage: 0,
    })
  })

  it.each<[string, Partial<FeeCharges>, object, number]>([
    ['at least the minimum', { minimum_shipping_charge: 750 }, { shipping_charge: 7.5 }, 7.5],
    ['at most the maximum', { maximum_shipping_charge: 550 }, { shipping_charge: 5.5 }, 5.5],
    ['without a maximum', { maximum_shipping_charge: null, per_km_shipping_charge: 1111 }, {}, 33.33],
    [
      'more while the zone is busy',
      { increased_delivery_fee: 1250, per_km_shipping_charge: 211 },
      { shipping_charge: 6.33, increased_delivery_fee: 12.5, increased_delivery_charge: 0.79 },
      7.12,
    ],
  ])('say how the fee comes about: %s', async (_, changes, parts, fee) => {
    const guest = await newGuest(shop.app)
    await using _charged = await charged(changes)
    const placed = await placePriced(guest, [kebab], delivered)
    const { delivery_fee, original_delivery_charge } = placed
    expect(original_delivery_charge).toBe(fee)
    expect(delivery_fee).toMatchObject({ distance: 3, ...parts })
    expect(delivery_fee!.shipping_charge + delivery_fee!.increased_delivery_charge).toBeCloseTo(fee, 9)
  })

  it('keep the charges of the day and the name of what was added', async () => {
    const guest = await newGuest(shop.app)
    const placed = await placePriced(guest, [kebab], delivered)
    await using _charged = await charged({ per_km_shipping_charge: 900, increased_delivery_fee: 5000 })
    await using _named = await decided(shop, {
      additional_charge: { status: true, name: text('Packing'), amount: 300 },
    })
    const tracked = await track(guest, placed.order_id)
    expect(figuresOf(tracked)).toEqual(figuresOf(placed))
    expect(tracked.additional_charge_name).toBe('Service fee')
    const { data } = await guest.api.GET('/order/receipt', query(guest, placed.order_id))
    expect(data!.figures).toContainEqual({ key: 'additional_charge', name: 'Service fee', amount: 1 })
  })

  it('leave out what an order of before does not know', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = await placePriced(guest, [kebab], delivered)
    const forgotten = { delivery_fee: null, additional_charge_name: null }
    await shop.services.db.update(orders).set(forgotten).where(eq(orders.id, order_id))
    expect(await track(guest, order_id)).toMatchObject({ original_delivery_charge: 6, ...forgotten })
  })

  it('keep the tax of the day', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = await placePriced(guest, [kebab])
    const { db } = shop.services
    await db.update(stores).set({ tax: 1000 }).where(eq(stores.id, store.grill))
    const tracked = await track(guest, order_id)
    await db.update(stores).set({ tax: 500 }).where(eq(stores.id, store.grill))
    expect(tracked).toMatchObject({ tax_percentage: 5, total_tax_amount: 1.13 })
  })

  it('say what each option adds to the price of a dish, as it was then', async () => {
    const guest = await newGuest(shop.app)
    const { order_id } = await placePriced(guest, [large, kebab])
    const [dish, plain] = await linesOf(guest, order_id)
    expect([dish, plain]).toMatchObject([
      { price: 55, options: [{ name: 'Size', label: 'Large', price: 15 }], item_details: { price: 40 } },
      { price: 25, options: [], item_details: { price: 25 } },
    ])
  })

  it('say whose discount each line has', async () => {
    const guest = await newGuest(shop.app)
    const by = async (lines: PricedLine[], store_id: number) => {
      const { order_id } = await placePriced(guest, lines, { store_id })
      return (await linesOf(guest, order_id)).map(({ discount_by }) => discount_by)
    }
    expect(await by([kebab, large], store.grill)).toEqual(['item', null])
    expect(await by([{ item_id: item.margherita, price: 33.33 }], store.pizza)).toEqual(['store'])
    const juice = { item_id: item.juice, price: 10 }
    expect(await by([juice, { item_id: item.milk, price: 7 }], store.market)).toEqual(['flash_sale', null])
  })
})

describe('the tax of an order', () => {
  const taxes = async (person: Person, lines: PricedLine[], more: object = {}) => {
    const placed = await placePriced(person, lines, more)
    const shares = (await linesOf(person, placed.order_id)).map(({ tax_amount }) => tax_amount)
    const sum = shares.reduce((total, share) => total + Math.round(share * 100), 0)
    expect(sum).toBe(Math.round(placed.total_tax_amount! * 100))
    return shares
  }

  it('is that of its line after a coupon', async () => {
    expect(await taxes(await newGuest(shop.app), [kebab], { coupon_code: 'WELCOME10' })).toEqual([1.01])
  })

  it('is that of its lines after the welcome discount, by what they cost after their own', async () => {
    await using _ = await decided(shop, {
      welcome_discount: { status: true, discount: 5000, discount_type: 'percent', days: 7 },
    })
    const sauced = { ...kebab, add_on_ids: [addOn.sauce], add_on_qtys: [1] }
    // 24.00 and 110.00, half of it taxed: 3.35.
    expect(await taxes(await newCustomer(shop.app), [sauced, { ...large, quantity: 2 }])).toEqual([0.6, 2.75])
  })

  it('is shared to the last digit', async () => {
    const { db } = shop.services
    const set = (id: number, change: Partial<typeof items.$inferInsert>) =>
      db.update(items).set(change).where(eq(items.id, id))
    await set(item.kebab, { price: 1010, discount: 0 })
    await set(item.mixedGrill, { price: 1010 })
    await set(item.feast, { price: 1010 })
    const shares = await taxes(await newCustomer(shop.app), [
      { item_id: item.kebab, price: 10.1 },
      { item_id: item.mixedGrill, price: 10.1, variation: size('Regular') },
      { item_id: item.feast, price: 10.1, model: 'ItemCampaign' },
    ])
    await set(item.kebab, { price: 2500, discount: 1000 })
    await set(item.mixedGrill, { price: 4000 })
    await set(item.feast, { price: 9000 })
    expect(shares).toEqual([0.51, 0.51, 0.5])
  })
})

describe('what an order earns', () => {
  beforeAll(async () => {
    await shop.services.db.insert(cashbacks).values({
      id: 1,
      title: text('Back'),
      cashback_type: 'percentage',
      cashback_amount: 1000,
      min_purchase: 10_000,
      max_discount: 700,
      start_date: new Date('2026-11-20T07:00:00Z'),
      end_date: new Date('2026-11-20T09:00:00Z'),
    })
  })
  const dinner: PricedLine[] = [{ ...large, quantity: 2 }]
  const rewards = { cashback_amount: 7, loyalty_point: 5 }
  const nothing = { cashback_amount: 0, loyalty_point: 0 }

  it('is told beforehand, and is what comes', async () => {
    const person = await newCustomer(shop.app)
    const placed = await placePriced(person, dinner)
    expect(placed).toMatchObject(rewards)
    shop.now = new Date(noon.getTime() + 2 * 60 * 60 * 1000)
    expect(await track(person, placed.order_id)).toMatchObject(rewards)
    await bring(placed.order_id)
    await using _ = await decided(shop, { loyalty_point_item_purchase_point: 50 })
    expect(await track(person, placed.order_id)).toMatchObject(rewards)
    expect(await purseOf(person)).toEqual({ wallet_balance: 7, loyalty_point: 5 })
  })

  it('is nothing once it is canceled or refunded', async () => {
    const person = await newCustomer(shop.app)
    const canceled = await placePriced(person, dinner)
    await move(canceled.order_id, 'canceled')
    expect(await track(person, canceled.order_id)).toMatchObject(nothing)
    const refunded = await placePriced(person, dinner)
    await bring(refunded.order_id)
    await move(refunded.order_id, 'refund_requested')
    expect(await track(person, refunded.order_id)).toMatchObject(rewards)
    await move(refunded.order_id, 'refunded')
    expect(await track(person, refunded.order_id)).toMatchObject(nothing)
  })

  it('is nothing to a guest, and where the shop gives nothing', async () => {
    expect(await placePriced(await newGuest(shop.app), dinner)).toMatchObject(nothing)
    await using _ = await decided(shop, { loyalty_point_status: false, customer_wallet_status: false })
    expect(await placePriced(await newCustomer(shop.app), dinner)).toMatchObject(nothing)
  })
})
