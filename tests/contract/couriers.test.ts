import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deliveryMen, type OrderStatus, orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact, giveOrder } from './support/belongings.ts'
import { courier } from './support/small-shop.ts'

const shop = openShop()

const steps = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const
const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) =>
    moveOrder(tx, { id }, to, {
      now: shop.now,
      ...(to === 'picked_up' ? { delivery_man_id: courier.yusuf } : {}),
    }),
  )
const moveUpTo = async (id: number, last: (typeof steps)[number]) => {
  for (const status of steps.slice(0, steps.indexOf(last) + 1)) await move(id, status)
}
const brought = (person: Person) =>
  giveOrder(
    { services: shop.services, person },
    {
      order_type: 'delivery',
      order_amount: 30.63,
      address: '14 Pearl Street',
      latitude: '25.2',
      longitude: '55.2',
    },
  )
const where = ({ api, guest_id, token }: Person, order_id: number, more = {}) =>
  api.GET('/delivery-man/last-location', {
    params: { query: { order_id, ...(token ? {} : { guest_id }), ...more } },
  })

describe('the place of a courier', () => {
  it('does not tell a stranger with the right phone from one with a wrong phone before the courier is on the way', async () => {
    const order_id = await brought(await newGuest(shop.app))
    const stranger = await newGuest(shop.app)
    const [right, wrong] = await Promise.all(
      ['+971501234567', '+971509999999'].map((contact_number) =>
        where(stranger, order_id, { contact_number }),
      ),
    )
    expect(refusalOf(right!)).toEqual({ status: 404, codes: ['order'] })
    expect(right!.error).toEqual(wrong!.error)
  })

  it('is known while an order is on its way, and neither before nor after', async () => {
    const customer = await newCustomer(shop.app)
    const order_id = await brought(customer)
    const unknown = { status: 404, codes: ['delivery_man'] }
    const tracked = async () => {
      const { data } = await customer.api.GET('/order/track', { params: { query: { order_id } } })
      return [data!.delivery_man?.id, data!.delivery_man?.lat, data!.delivery_man?.lng]
    }
    await shop.services.db
      .update(orders)
      .set({ delivery_man_id: courier.yusuf })
      .where(eq(orders.id, order_id))
    for (const status of steps.slice(0, 3)) {
      await move(order_id, status)
      expect(refusalOf(await where(customer, order_id))).toEqual(unknown)
      expect(await tracked()).toEqual([courier.yusuf, null, null])
    }
    await move(order_id, 'picked_up')
    expect((await where(customer, order_id)).data).toEqual({
      order_id,
      delivery_man_id: courier.yusuf,
      latitude: '25.21',
      longitude: '55.22',
      heading: 90,
    })
    await shop.services.db
      .update(deliveryMen)
      .set({ latitude: 25.205 })
      .where(eq(deliveryMen.id, courier.yusuf))
    expect((await where(customer, order_id)).data).toMatchObject({ latitude: '25.205' })
    expect(await tracked()).toEqual([courier.yusuf, 25.205, 55.22])
    await move(order_id, 'delivered')
    expect(refusalOf(await where(customer, order_id))).toEqual(unknown)
    expect(await tracked()).toEqual([courier.yusuf, null, null])
  })

  it('only a customer or guest who may see the order sees the position of its courier', async () => {
    const [guest, other, customer] = [
      await newGuest(shop.app),
      await newGuest(shop.app),
      await newCustomer(shop.app),
    ]
    const order_id = await brought(guest)
    await moveUpTo(order_id, 'picked_up')
    expect((await where(guest, order_id)).response.status).toBe(200)
    const proof = { contact_number: contact.contact_person_number }
    expect((await where(other, order_id, proof)).response.status).toBe(200)
    const missing = { status: 404, codes: ['order'] }
    for (const person of [other, customer]) {
      expect(refusalOf(await where(person, order_id))).toEqual(missing)
      expect(refusalOf(await where(person, 2_000_000_000))).toEqual(missing)
    }
    const own = await brought(customer)
    await moveUpTo(own, 'picked_up')
    expect(refusalOf(await where(other, own, proof))).toEqual(missing)
  })
})
