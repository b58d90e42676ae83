import { eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPassword } from '#server/accounts/password.ts'
import type { Database, OpenDatabase } from '#server/db/engine/open.ts'
import { customers, deliveryMen, items, type OrderStatus, orders, outbox, stores } from '#server/db/schema.ts'
import { metresBetween } from '#server/geometry/sphere.ts'
import { startSimulator } from '#server/jobs/simulator.ts'
import { rideTime } from '#server/jobs/simulator-plan.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { isSeeded } from '#server/seed/seed.ts'
import { demoCity } from '#tests/contract/support/cities.ts'
import { cityEmbedded } from '#tests/contract/support/city-database.ts'
import { emptyEmbedded } from '#tests/contract/support/empty-database.ts'

vi.setConfig({ testTimeout: 30_000 })

const { now: start } = demoCity
const second = 1000

let shop: OpenDatabase
let clock = start
const problems: unknown[] = []

beforeAll(async () => {
  shop = await cityEmbedded(demoCity)
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  clock = start
  problems.length = 0
  await shop.db.update(deliveryMen).set({ current_orders: 0 })
  await shop.db.update(orders).set({ order_status: 'delivered' }).where(eq(orders.order_status, 'picked_up'))
})

/** A simulator that only moves when the test says how late it is. */
function simulator({ speed = 1, relay = () => {}, db = shop.db } = {}) {
  const { tick, stop } = startSimulator({
    db,
    now: () => clock,
    speed,
    relay,
    onError: (error) => problems.push(error),
  })
  return {
    stop,
    after: async (seconds: number) => {
      clock = new Date(start.getTime() + seconds * second)
      await tick()
    },
  }
}

/** The database of the shop, where another process works once between the simulator's look at the orders and its first step. */
function beforeSteps(work: () => Promise<void>): Database {
  let isDone = false
  const transaction: Database['transaction'] = async (...step) => {
    if (!isDone) {
      isDone = true
      await work()
    }
    return shop.db.transaction(...step)
  }
  return Object.create(shop.db, { transaction: { value: transaction } })
}

let lastId = 500_000

async function place(changes: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
  const [like] = await shop.db.select().from(orders).where(eq(orders.id, 99_001))
  const blank = { confirmed: null, processing: null, handover: null, picked_up: null, delivered: null }
  const id = ++lastId
  await shop.db.insert(orders).values({
    ...like!,
    ...blank,
    id,
    order_status: 'pending',
    payment_status: 'unpaid',
    delivery_man_id: null,
    pending: start,
    schedule_at: start,
    created_at: start,
    updated_at: start,
    ...changes,
  })
  return id
}

const read = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!

describe('the seeded database', () => {
  it('knows that it is seeded, and was not before', async () => {
    const empty = await emptyEmbedded()
    expect(await isSeeded(empty.db)).toBe(false)
    expect(await isSeeded(shop.db)).toBe(true)
    await empty.close()
  })

  it('lets the demo customers in', async () => {
    const rows = await shop.db.select().from(customers)
    for (const { email, password } of demoAccounts)
      expect(await isPassword(password, rows.find((row) => row.email === email)!.password_hash)).toBe(true)
  })

  it('leaves each demo customer a running order, and one of them an unpaid order', async () => {
    const play = simulator({ speed: 10 })
    await play.after(600)
    await play.stop()
    clock = new Date(start.getTime() + 60 * 60 * second)
    const unpaid = watchUnpaidOrders({
      db: shop.db,
      now: () => clock,
      minutes: 30,
      payments: undefined,
      log: { warn: () => {} },
      relay: () => {},
      onError: (error) => problems.push(error),
    })
    await unpaid.tick()
    await unpaid.stop()
    const running = await shop.db.select().from(orders).where(gte(orders.id, 99_101))
    expect(
      running
        .sort((one, other) => one.id - other.id)
        .map(({ customer_id, order_status, payment_method }) => [customer_id, order_status, payment_method]),
    ).toEqual([
      [1, 'confirmed', 'cash_on_delivery'],
      [2, 'confirmed', 'cash_on_delivery'],
      [2, 'pending', 'digital_payment'],
    ])
    expect(problems).toEqual([])
  })

  it('counts what each store sells', async () => {
    const [store] = await shop.db.select().from(stores).where(eq(stores.slug, 'noor-shawarma'))
    const offered = await shop.db
      .select({ dates: items.available_date_starts })
      .from(items)
      .where(eq(items.store_id, store!.id))
    expect(offered.filter(({ dates }) => dates === null).length).toBe(store!.total_items)
  })
})

describe('the life of a delivery', () => {
  it('goes through the kitchen and along the streets to the door in about two minutes', async () => {
    const id = await place()
    const play = simulator()
    const seen: OrderStatus[] = []
    for (let seconds = 0; seconds <= 150; seconds += 2) {
      await play.after(seconds)
      const { order_status } = await read(id)
      if (seen.at(-1) !== order_status) seen.push(order_status)
    }
    await play.stop()
    expect(seen).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
    const { delivered, payment_status, delivery_man_id } = await read(id)
    const seconds = (delivered!.getTime() - start.getTime()) / second
    expect(seconds).toBeGreaterThan(85)
    expect(seconds).toBeLessThan(130)
    expect(payment_status).toBe('paid')
    expect(delivery_man_id).not.toBeNull()
    expect(problems).toEqual([])
  })

  it('brings the courier nearer all the way, and to the door', async () => {
    const id = await place()
    const play = simulator()
    await play.after(52)
    const { delivery_man_id, delivery_address, order_status, distance } = await read(id)
    expect(order_status).toBe('picked_up')
    const door = { lat: delivery_address.latitude!, lng: delivery_address.longitude! }
    const away = async () => {
      const [courier] = await shop.db.select().from(deliveryMen).where(eq(deliveryMen.id, delivery_man_id!))
      return metresBetween({ lat: courier!.latitude, lng: courier!.longitude }, door)
    }
    const distances = [await away()]
    for (let seconds = 60; seconds <= 52 + rideTime(distance) / second; seconds += 8) {
      await play.after(seconds)
      distances.push(await away())
    }
    await play.after(140)
    await play.stop()
    expect(distances.length).toBeGreaterThan(4)
    expect(distances.at(-1)!).toBeLessThan(distances[0]! * 0.5)
    expect(await away()).toBeLessThan(1)
  })

  it('takes the courier who carries least, and frees him at the door', async () => {
    const ids = [await place(), await place(), await place()]
    const play = simulator()
    await play.after(55)
    const carriers = await Promise.all(ids.map(async (id) => (await read(id)).delivery_man_id))
    expect(new Set(carriers).size).toBe(3)
    await play.after(200)
    await play.stop()
    const busy = await shop.db.select({ n: deliveryMen.current_orders }).from(deliveryMen)
    expect(busy.every(({ n }) => n === 0)).toBe(true)
  })

  it('tells the customer of every step', async () => {
    await shop.db.delete(outbox)
    const id = await place()
    let relayed = 0
    const play = simulator({ relay: () => relayed++ })
    await play.after(9)
    await play.after(10)
    await play.after(200)
    await play.stop()
    const events = (await shop.db.select().from(outbox)).map(({ payload }) => payload)
    expect(events.filter(({ order_id }) => order_id === id).map(({ order_status }) => order_status)).toEqual([
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
    ])
    expect(relayed).toBe(2)
  })

  it('hurries when told to', async () => {
    const id = await place()
    const play = simulator({ speed: 20 })
    await play.after(7)
    await play.stop()
    expect((await read(id)).order_status).toBe('delivered')
  })
})

describe('other orders', () => {
  it('hands a take-away over at the counter, without a courier', async () => {
    const id = await place({ order_type: 'take_away' })
    const play = simulator()
    await play.after(50)
    expect((await read(id)).order_status).toBe('handover')
    await play.after(80)
    await play.stop()
    expect(await read(id)).toMatchObject({
      order_status: 'delivered',
      delivery_man_id: null,
      picked_up: null,
    })
  })

  it('leaves a scheduled order until the store has to begin for its slot', async () => {
    const id = await place({
      schedule_at: new Date(start.getTime() + (3600 + 25 * 60) * second),
      scheduled: true,
      minimum_delivery_minutes: 25,
    })
    const play = simulator()
    await play.after(3000)
    expect((await read(id)).order_status).toBe('pending')
    await play.after(3600 + 9)
    await play.stop()
    expect((await read(id)).order_status).toBe('confirmed')
  })

  it('leaves an order that is to be paid online until it is paid', async () => {
    const id = await place({ payment_method: 'digital_payment' })
    const play = simulator()
    await play.after(60)
    expect((await read(id)).order_status).toBe('pending')
    const paid = new Date(start.getTime() + 60 * second)
    await shop.db.update(orders).set({ payment_status: 'paid', pending: paid }).where(eq(orders.id, id))
    await play.after(69)
    await play.stop()
    expect(await read(id)).toMatchObject({
      order_status: 'confirmed',
      confirmed: new Date(paid.getTime() + 8 * second),
    })
  })

  it('does not touch canceled, failed and delivered ones', async () => {
    const ids = await Promise.all([
      place({ order_status: 'canceled' }),
      place({ order_status: 'failed' }),
      place({ order_status: 'delivered' }),
    ])
    const play = simulator()
    await play.after(500)
    await play.stop()
    expect(await Promise.all(ids.map(async (id) => (await read(id)).order_status))).toEqual([
      'canceled',
      'failed',
      'delivered',
    ])
  })

  it('lets a customer who cancels keep the last word', async () => {
    const id = await place()
    await shop.db.transaction((tx) => moveOrder(tx, { id }, 'canceled', { now: start }))
    const play = simulator()
    await play.after(200)
    await play.stop()
    expect((await read(id)).order_status).toBe('canceled')
    expect(problems).toEqual([])
  })

  it('the simulator stamps an order that is paid anew after the moment it was read', async () => {
    const id = await place()
    const paidAt = new Date(start.getTime() + 8.5 * second)
    const play = simulator({
      db: beforeSteps(async () => {
        await shop.db.transaction((tx) => moveOrder(tx, { id }, 'failed', { now: paidAt }))
        await shop.db.transaction((tx) => moveOrder(tx, { id }, 'pending', { now: paidAt }))
      }),
    })
    await play.after(9)
    expect(await read(id)).toMatchObject({ order_status: 'pending', confirmed: null })
    await play.after(17)
    await play.stop()
    expect((await read(id)).confirmed).toEqual(new Date(start.getTime() + 16.5 * second))
    expect(problems).toEqual([])
  })
})

describe('after a restart', () => {
  it('goes on where the stored times say, stamping each step with the moment it was due', async () => {
    const id = await place()
    const before = simulator()
    await before.after(20)
    await before.stop()
    expect((await read(id)).order_status).toBe('processing')

    const later = simulator()
    await later.after(600)
    await later.stop()
    const { order_status, confirmed, processing, handover, picked_up, delivered } = await read(id)
    expect(order_status).toBe('delivered')
    const seconds = [confirmed, processing, handover, picked_up].map(
      (at) => (at!.getTime() - start.getTime()) / second,
    )
    expect(seconds).toEqual([8, 18, 42, 52])
    expect(delivered!.getTime()).toBeLessThan(start.getTime() + 140 * second)
  })
})
