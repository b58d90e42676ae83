import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliveryMen, type OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createPastArrivals, pastArrivalsFor } from '#server/orders/past-arrivals.ts'
import { clientOf, newGuest, openShop, type Person } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { movedClock } from './support/moved-clock.ts'
import { courier, noon, store } from './support/small-shop.ts'

const shop = openShop()
const later = movedClock(shop)

/** Three kilometres to the east, as all ways are here; the store promises 20 to 30 minutes. */
const delivery = {
  order_type: 'delivery',
  order_amount: 30.63,
  address: '14 Pearl Street',
  latitude: '25.2',
  longitude: '55.21',
}
/** Minutes after it was placed at which an order reaches each step. */
const usual = { confirmed: 2, processing: 4, handover: 20, picked_up: 24 }

const give = (person: Person, more: object = delivery) => giveOrder({ services: shop.services, person }, more)

async function move(id: number, steps: { [step in OrderStatus]?: number }, placed = shop.now): Promise<void> {
  for (const [step, minutes] of Object.entries(steps)) {
    const carried = step === 'picked_up' ? { delivery_man_id: courier.yusuf } : {}
    await transact(shop.services.db, (tx) =>
      moveOrder(tx, { id }, step as OrderStatus, {
        now: new Date(placed.getTime() + minutes * 60_000),
        ...carried,
      }),
    )
  }
}

const track = async ({ api, guest_id }: Person, order_id: number) => {
  const { data } = await api.GET('/order/track', { params: { query: { order_id, guest_id } } })
  return arrivalOf(data!)
}
const arrivalOf = (told: {
  min_delivery_time: number
  max_delivery_time: number
  arrival_reason?: string | null
}) => [told.min_delivery_time, told.max_delivery_time, told.arrival_reason]

/** Twelve deliveries of the grill, whose rides took from 20 to 31 minutes. */
beforeAll(async () => {
  for (let more = 0; more < 12; more++) {
    const id = await give(await newGuest(shop.app))
    await move(id, { ...usual, delivered: 44 + more }, noon)
  }
})

beforeEach(() => {
  shop.services.pastArrivals = createPastArrivals(shop.services.db)
  shop.now = new Date(noon.getTime() + 2 * 3_600_000)
})

describe('when an order arrives', () => {
  it('is told by how long orders of its store took, with the reason when that breaks the promise', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await give(guest)
    expect(await track(guest, order_id)).toEqual([45, 55, 'preparation'])
    await move(order_id, { confirmed: 2, processing: 4 })
    later(10 * 60)
    expect(await track(guest, order_id)).toEqual([35, 45, 'preparation'])
  })

  it('follows the courier', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await give(guest)
    await move(order_id, usual)
    later(24 * 60)
    const at = (longitude: number) =>
      shop.services.db
        .update(deliveryMen)
        .set({ latitude: 25.2, longitude })
        .where(eq(deliveryMen.id, courier.yusuf))
    await at(55.2)
    expect(await track(guest, order_id)).toEqual([20, 31, 'ride'])
    await at(55.205)
    expect(await track(guest, order_id)).toEqual([13, 20, 'ride'])
    await at(55.21)
    expect(await track(guest, order_id)).toEqual([5, 8, 'ride'])
    // The position is from somewhere else.
    await at(56.2)
    expect(await track(guest, order_id)).toEqual([35, 55, 'ride'])
  })

  it('is the same in tracking, in the list of live orders and behind a link', async () => {
    const guest = await newGuest(shop.app)
    const { guest_id } = guest
    const [one, other] = [await give(guest), await give(guest)]
    await move(other, { confirmed: 2 })
    later(5 * 60)
    const { data: running } = await guest.api.GET('/order/running-check', { params: { query: { guest_id } } })
    expect(running!.orders.map((order) => [order.id, ...arrivalOf(order)])).toEqual([
      [other, ...(await track(guest, other))],
      [one, ...(await track(guest, one))],
    ])
    const { data: link } = await guest.api.POST('/order/share', { body: { order_id: other, guest_id } })
    const token = link!.path.replace('/t/', '')
    const { data: shared } = await clientOf(shop.app).GET('/order/shared', { params: { query: { token } } })
    expect(arrivalOf(shared!)).toEqual(await track(guest, other))
  })

  it('is the promise for orders of another type, which the grill did not have enough of', async () => {
    const guest = await newGuest(shop.app)
    expect(await track(guest, await give(guest, {}))).toEqual([20, 30, null])
  })

  it('is nothing once the order has arrived', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await give(guest)
    await move(order_id, { ...usual, delivered: 50 })
    expect(await track(guest, order_id)).toEqual([0, 0, null])
  })
})

describe('the past arrivals', () => {
  const grill = { store_id: store.grill, order_type: 'delivery' } as const
  const others = Array.from({ length: 30 }, (_, more) => ({ ...grill, store_id: 1_000 + more }))
  const watched = () => vi.spyOn(shop.services.db, 'select')

  it('of all stores of a reply are read by one query', async () => {
    const db = shop.services.db
    const read = createPastArrivals(db)
    // The subquery of each kitchen's orders and the query around it.
    using select = watched()
    const past = await read([...others, grill, grill])
    expect(select).toHaveBeenCalledTimes(2)
    expect(past.map(({ length }) => length)).toEqual([
      ...others.map(() => 0),
      past[30]!.length,
      past[31]!.length,
    ])
    expect(past[30]!.length).toBeGreaterThanOrEqual(12)
    expect(past[31]).toEqual(past[30])
  })

  it('are read again after a minute, and after a read that failed', async () => {
    const read = createPastArrivals(shop.services.db)
    using clock = vi.spyOn(performance, 'now')
    clock.mockReturnValue(1_000)
    using select = watched()
    select.mockImplementationOnce(() => {
      throw new Error('the database is away')
    })
    await expect(read([grill])).rejects.toThrow('away')
    await read([grill])
    select.mockClear()
    clock.mockReturnValue(60_999)
    await read([grill])
    expect(select).not.toHaveBeenCalled()
    clock.mockReturnValue(61_001)
    await read([grill])
    expect(select).toHaveBeenCalledTimes(2)
  })

  it('of a thousand stores are kept at once', async () => {
    const read = createPastArrivals(shop.services.db)
    await read([grill])
    for (let first = 0; first < 1_000; first += 100)
      await read(Array.from({ length: 100 }, (_, more) => ({ ...grill, store_id: 2_000 + first + more })))
    using select = watched()
    await read([{ ...grill, store_id: 2_000 }])
    expect(select).not.toHaveBeenCalled()
    await read([grill])
    expect(select).toHaveBeenCalledTimes(2)
  })

  it('of a demo whose kitchens are simulated predict nothing, and those of any other shop do', async () => {
    const { db, config } = shop.services
    const read = async (more: Partial<typeof config>) =>
      (await pastArrivalsFor({ ...config, ...more }, db)([grill, grill])).map(({ length }) => length > 0)
    expect(await read({ DEMO: true, SIMULATOR_SPEED: 1 })).toEqual([false, false])
    expect(await read({ DEMO: true, SIMULATOR_SPEED: 0 })).toEqual([true, true])
    expect(await read({ DEMO: false, SIMULATOR_SPEED: 1 })).toEqual([true, true])
  })

  it('are the last fifty of the store and its type', async () => {
    for (let more = 0; more < 45; more++) {
      const id = await give(await newGuest(shop.app))
      await move(id, { ...usual, delivered: 100 })
    }
    const [past] = await createPastArrivals(shop.services.db)([grill])
    expect(past).toHaveLength(50)
    expect(past!.filter(({ ride }) => ride === 76 * 60_000)).toHaveLength(45)
  })
})
