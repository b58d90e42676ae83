import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { clientOf, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveConversation, giveOrder } from './support/belongings.ts'
import { letAnswer } from './support/conversations.ts'

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
      'You have collected your order.',
      'Your order is on its way.',
      'Your order is ready to collect.',
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

  it('name the store of their order and come first while it runs', async () => {
    const customer = await newCustomer(shop.app)
    const give = { services: shop.services, person: customer }
    const [running, over] = [await giveOrder(give), await giveOrder(give)]
    await move(running, 'confirmed')
    await move(over, 'canceled')
    const { data } = await customer.api.GET('/customer/notifications')
    const told = data!.notifications.map(({ order_id, store_name, is_running }) => ({
      order_id,
      store_name,
      is_running,
    }))
    const of = (order_id: number, is_running: boolean) => ({ order_id, store_name: 'grill', is_running })
    expect(told).toEqual([of(running, true), of(running, true), of(over, false), of(over, false)])
    const arabic = clientOf(shop.app, { token: customer.token!, locale: 'ar' })
    const { notifications } = (await arabic.GET('/customer/notifications')).data!
    expect(notifications[0]!.store_name).toBe('grill ع')
  })

  it('of no order name no store', async () => {
    const customer = await newCustomer(shop.app)
    await giveConversation({ services: shop.services, person: customer })
    await letAnswer(shop)
    const { data } = await customer.api.GET('/customer/notifications')
    expect(data!.notifications).toMatchObject([{ type: 'message', store_name: null, is_running: false }])
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

describe('a notification', () => {
  /** A customer whose order took two steps, a minute apart. */
  async function withTwo() {
    const customer = await newCustomer(shop.app)
    const id = await giveOrder({ services: shop.services, person: customer })
    await move(id, 'confirmed')
    const list = async () => (await customer.api.GET('/customer/notifications')).data!
    const read = (notification_id: string) =>
      customer.api.PUT('/customer/notifications/{notification_id}/read', {
        params: { path: { notification_id } },
      })
    return { customer, list, read }
  }

  it('is unread until the customer opens it, and opening it twice changes nothing', async () => {
    const { list, read } = await withTwo()
    const { notifications, unread_count } = await list()
    expect([unread_count, notifications.map(({ is_read }) => is_read)]).toEqual([1, [false, false]])
    expect((await read(notifications[1]!.id)).data).toEqual({ unread_count: 1 })
    expect((await read(notifications[1]!.id)).data).toEqual({ unread_count: 1 })
    const after = await list()
    expect([after.unread_count, after.notifications.map(({ is_read }) => is_read)]).toEqual([
      1,
      [false, true],
    ])
  })

  it('of an order reads the earlier steps of the order too, and nothing of another order', async () => {
    const { customer, list, read } = await withTwo()
    const other = await giveOrder({ services: shop.services, person: customer })
    await move(other, 'canceled')
    const [newest] = (await list()).notifications.filter(({ order_id }) => order_id !== other)
    expect((await list()).unread_count).toBe(2)
    expect((await read(newest!.id)).data).toEqual({ unread_count: 1 })
    const unread = (await list()).notifications.filter(({ is_read }) => !is_read)
    expect(unread.map(({ order_id }) => order_id)).toEqual([other, other])
  })

  it('of another customer answers 404 and stays unread', async () => {
    const { list } = await withTwo()
    const { read } = await withTwo()
    const [theirs] = (await list()).notifications
    expect(refusalOf(await read(theirs!.id))).toEqual({ status: 404, codes: ['id'] })
    expect((await list()).unread_count).toBe(1)
  })

  it('that arrived after the customer read the list stays unread when all are marked', async () => {
    const { customer, list } = await withTwo()
    const [, older] = (await list()).notifications
    const { data } = await customer.api.PUT('/customer/notifications/read', {
      body: { until: older!.created_at },
    })
    expect(data).toEqual({ unread_count: 1 })
    expect((await list()).notifications.map(({ is_read }) => is_read)).toEqual([false, true])
  })

  it('of another customer stays unread when a customer marks all of their own', async () => {
    const { list } = await withTwo()
    const { customer } = await withTwo()
    const body = { until: new Date(shop.now.getTime() + 86_400_000).toISOString() }
    expect((await customer.api.PUT('/customer/notifications/read', { body })).data).toEqual({
      unread_count: 0,
    })
    expect((await list()).unread_count).toBe(1)
  })

  it('of a message is read once its conversation is opened', async () => {
    const customer = await newCustomer(shop.app)
    const conversation_id = (await giveConversation({ services: shop.services, person: customer }))!
    await letAnswer(shop)
    const unread = async () => (await customer.api.GET('/customer/notifications')).data!.unread_count
    expect(await unread()).toBe(1)
    await customer.api.GET('/message/details', { params: { query: { conversation_id } } })
    expect(await unread()).toBe(0)
  })

  it('answers 401 to a guest, who has none', async () => {
    const { api } = await newGuest(shop.app)
    const refused = { status: 401, codes: ['auth-001'] }
    const body = { until: shop.now.toISOString() }
    expect(refusalOf(await api.PUT('/customer/notifications/read', { body }))).toEqual(refused)
  })
})

describe('the kinds that reach the devices', () => {
  it('are all of them until the customer mutes one, for this customer only', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const settings = async ({ api }: typeof customer) =>
      (await api.GET('/customer/notification-settings')).data
    const all = { order_status: true, message: true, referral_code: true }
    expect(await settings(customer)).toEqual(all)
    const body = { ...all, referral_code: false }
    expect((await customer.api.PUT('/customer/notification-settings', { body })).data).toEqual(body)
    expect([await settings(customer), await settings(other)]).toEqual([body, all])
  })

  it('need a choice for every kind', async () => {
    const { api } = await newCustomer(shop.app)
    const body = { order_status: true } as { order_status: boolean; message: boolean; referral_code: boolean }
    expect(refusalOf(await api.PUT('/customer/notification-settings', { body }))).toEqual({
      status: 403,
      codes: ['message', 'referral_code'],
    })
  })
})
