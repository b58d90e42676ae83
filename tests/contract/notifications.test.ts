import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { clientOf, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'

const shop = openShop()

const move = (id: number, to: OrderStatus) => {
  shop.now = new Date(shop.now.getTime() + 60_000)
  return transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
}

describe('notifications', () => {
  it('tell each step of an order, the newest first', async () => {
    const customer = await newCustomer(shop.app)
    const id = await giveOrder({ services: shop.services, person: customer })
    const placed = shop.now.toISOString()
    for (const status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
      await move(id, status)
    const { data } = await customer.api.GET('/customer/notifications')
    expect(data).toMatchObject({ total_size: 6, limit: 10, offset: 1 })
    expect(data!.notifications.map(({ body }) => body)).toEqual([
      'Your order has been delivered.',
      'Your order is on its way.',
      'Your order is ready.',
      'Your order is being prepared.',
      'The store has confirmed your order.',
      'Your order has been placed.',
    ])
    expect(data!.notifications.at(-1)).toMatchObject({
      type: 'order_status',
      title: `Order ${id}`,
      order_id: id,
      created_at: placed,
    })
  })

  it('are in the language of the reader and come in pages', async () => {
    const customer = await newCustomer(shop.app)
    const id = await giveOrder({ services: shop.services, person: customer })
    await move(id, 'canceled')
    const api = clientOf(shop.app, { token: customer.token!, locale: 'ar' })
    const page = async (offset: number) =>
      (await api.GET('/customer/notifications', { params: { query: { limit: 1, offset } } })).data!
    expect(await page(1)).toMatchObject({
      total_size: 2,
      limit: 1,
      notifications: [{ title: `الطلب ${id}`, body: 'تم إلغاء طلبك.' }],
    })
    expect(await page(2)).toMatchObject({ offset: 2, notifications: [{ body: 'تم استلام طلبك.' }] })
    expect(await page(3)).toMatchObject({ total_size: 2, notifications: [] })
  })

  it('of a step that did not happen are not written', async () => {
    const customer = await newCustomer(shop.app)
    const id = await giveOrder({ services: shop.services, person: customer })
    await expect(move(id, 'delivered')).rejects.toThrow('409')
    expect((await customer.api.GET('/customer/notifications')).data).toMatchObject({ total_size: 1 })
  })

  it('are refused to guests, and in pages that are too long', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    const refused = { status: 401, codes: ['auth-001'] }
    expect(refusalOf(await guest.api.GET('/customer/notifications'))).toEqual(refused)
    const long = { params: { query: { limit: 51 } } }
    expect(refusalOf(await customer.api.GET('/customer/notifications', long))).toEqual({
      status: 403,
      codes: ['limit'],
    })
  })
})
