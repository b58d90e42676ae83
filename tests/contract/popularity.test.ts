import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { items, stores } from '#server/db/schema.ts'
import { countSales } from '#server/orders/popularity.ts'
import { newGuest, openShop, type Person } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { item, store } from './support/small-shop.ts'

const shop = openShop()

/** Kebabs of the grill, collected: 22.50 each, 5 % tax and the service fee of 1.00. */
async function order({ api, guest_id }: Person, quantity: number): Promise<number> {
  const { data } = await api.POST('/customer/order/place', {
    body: {
      guest_id,
      ...contact,
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: store.grill,
      order_amount: Math.round(22.5 * quantity * 105 + 100) / 100,
      is_buy_now: 1,
      cart: [{ model: 'Item', item_id: item.kebab, price: 25, quantity }],
    },
  })
  return data!.order_id
}

async function popularity() {
  const { db } = shop.services
  const [kebab] = await db.select({ count: items.order_count }).from(items).where(eq(items.id, item.kebab))
  const [grill] = await db
    .select({ count: stores.order_count })
    .from(stores)
    .where(eq(stores.id, store.grill))
  return { kebab: kebab!.count, grill: grill!.count }
}

const ordersOnLanding = async ({ api }: Person) =>
  (await api.GET('/landing-page')).data!.business_statistics.order_count

describe('popularity', () => {
  it('grows by what was ordered once that is counted, however many count at once', async () => {
    const guest = await newGuest(shop.app)
    const before = await popularity()
    const onLanding = await ordersOnLanding(guest)
    for (const quantity of [2, 3, 2]) await order(guest, quantity)
    expect(await popularity()).toEqual(before)
    expect(await ordersOnLanding(guest)).toBe(onLanding + 3)
    await Promise.all([1, 2, 3].map(() => countSales(shop.services.db)))
    expect(await popularity()).toEqual({ kebab: before.kebab + 7, grill: before.grill + 3 })
    expect(await ordersOnLanding(guest)).toBe(onLanding + 3)
    expect(await countSales(shop.services.db)).toBe(0)
  })

  it('of goods is taken back with a canceled order, counted before or not', async () => {
    const guest = await newGuest(shop.app)
    const cancel = (order_id: number) =>
      guest.api.POST('/order/cancel', {
        body: { order_id, reason: 'Ordered twice', guest_id: guest.guest_id },
      })
    const before = await popularity()
    const [counted, waiting] = [await order(guest, 2), await order(guest, 3)]
    await cancel(waiting)
    await countSales(shop.services.db)
    await cancel(counted)
    await countSales(shop.services.db)
    expect(await popularity()).toEqual({ kebab: before.kebab, grill: before.grill + 2 })
  })
})
