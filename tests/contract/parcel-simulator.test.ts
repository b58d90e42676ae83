import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/engine/open.ts'
import { deliveryMen, type OrderStatus, orders, parcelHandovers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { metresBetween } from '#server/geometry/sphere.ts'
import { failsAtFirst, failsForGood, isLostInTransit } from '#server/jobs/parcel-plan.ts'
import { startSimulator } from '#server/jobs/simulator.ts'
import { rideTime } from '#server/jobs/simulator-plan.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { newGuest, openShop, type Person } from './support/app.ts'
import { fillParcelShop, giveParcel, receiver, sender } from './support/parcels.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop({ fill: fillParcelShop })
const problems: unknown[] = []

beforeEach(async () => {
  await shop.services.db
    .update(deliveryMen)
    .set({ current_orders: 0, latitude: 25.22, longitude: 55.22, active: true })
})
afterEach(() => {
  shop.now = noon
  expect(problems).toEqual([])
})

/** A simulator that only moves when the test says how late it is. */
function simulator(db = shop.services.db) {
  const { tick, stop } = startSimulator({
    db,
    now: () => shop.now,
    speed: 1,
    relay: () => {},
    onError: (error) => problems.push(error),
  })
  return {
    stop,
    after: async (seconds: number) => {
      shop.now = new Date(noon.getTime() + seconds * 1000)
      await tick()
    },
  }
}

/** A parcel whose number the simulator treats like this. */
async function given(is: (order_id: number) => boolean): Promise<{ person: Person; order_id: number }> {
  for (;;) {
    const person = await newGuest(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    if (is(order_id)) return { person, order_id }
    await transact(shop.services.db, (tx) => moveOrder(tx, { id: order_id }, 'canceled', { now: shop.now }))
  }
}
const orderOf = async (id: number) =>
  (await shop.services.db.select().from(orders).where(eq(orders.id, id)))[0]!
const parcelOf = async ({ api, guest_id }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id, guest_id } } })).data!.parcel!

/** Every status in the order it was seen, and how far the courier was from a door at the end of each. */
async function watch(order_id: number, until: number) {
  const play = simulator()
  const seen: OrderStatus[] = []
  const away: Record<string, { sender: number; receiver: number }> = {}
  for (let seconds = 0; seconds <= until; seconds += 10) {
    await play.after(seconds)
    const { order_status, delivery_man_id } = await orderOf(order_id)
    if (seen.at(-1) !== order_status) seen.push(order_status)
    if (delivery_man_id !== null)
      away[order_status] = { sender: await awayFrom(sender), receiver: await awayFrom(receiver) }
    async function awayFrom({ latitude, longitude }: typeof sender | typeof receiver) {
      const [courier] = await shop.services.db
        .select()
        .from(deliveryMen)
        .where(eq(deliveryMen.id, delivery_man_id!))
      return metresBetween(
        { lat: courier!.latitude, lng: courier!.longitude },
        { lat: Number(latitude), lng: Number(longitude) },
      )
    }
  }
  await play.stop()
  return { seen, away }
}

/** The database of the shop, where another process works once between the simulator's look at the parcels and its first step. */
function beforeSteps(work: () => Promise<void>): Database {
  let isDone = false
  const transaction: Database['transaction'] = async (...step) => {
    if (!isDone) {
      isDone = true
      await work()
    }
    return shop.services.db.transaction(...step)
  }
  return Object.create(shop.services.db, { transaction: { value: transaction } })
}

describe('the simulator', () => {
  it('records a failed hand-over once when two processes see that it is due', async () => {
    const { person, order_id } = await given(failsAtFirst)
    const first = simulator()
    let seconds = 0
    for (; (await orderOf(order_id)).order_status !== 'picked_up'; seconds += 10) await first.after(seconds)
    const { picked_up, distance } = await orderOf(order_id)
    const due = (picked_up!.getTime() + rideTime(distance) - noon.getTime()) / 1000
    const second = simulator(beforeSteps(() => first.after(due)))
    await second.after(due)
    await Promise.all([first.stop(), second.stop()])
    expect((await parcelOf(person, order_id)).attempts).toHaveLength(1)
  })

  it('sends a courier to the sender and then to the receiver, who takes the parcel', async () => {
    const { person, order_id } = await given((id) => !failsAtFirst(id) && !isLostInTransit(id))
    const { seen, away } = await watch(order_id, 240)
    expect(seen).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
    expect(away.handover!.sender).toBeLessThan(1)
    expect(away.delivered!.receiver).toBeLessThan(1)
    expect(await parcelOf(person, order_id)).toMatchObject({
      attempts: [],
      proof: { name: 'Amira Saleh', picture_full_url: expect.stringContaining('tile-') },
    })
    const busy = await shop.services.db.select({ n: deliveryMen.current_orders }).from(deliveryMen)
    expect(busy.every(({ n }) => n === 0)).toBe(true)
  })

  it('the simulator rings again where the door stayed shut, and hands the parcel over', async () => {
    const { person, order_id } = await given((id) => failsAtFirst(id) && !failsForGood(id))
    const { seen } = await watch(order_id, 280)
    expect(seen.at(-1)).toBe('delivered')
    expect(await parcelOf(person, order_id)).toMatchObject({
      attempts: [{ reason: expect.any(String) }],
      proof: { name: 'Amira Saleh' },
      return: null,
    })
  })

  it('waits as long as the shop says and brings the parcel back', async () => {
    const { person, order_id } = await given(failsForGood)
    const { seen, away } = await watch(order_id, 960)
    expect(seen.slice(-2)).toEqual(['picked_up', 'canceled'])
    expect(away.canceled!.sender).toBeLessThan(1)
    const { attempts, return: back } = await parcelOf(person, order_id)
    const [attempt] = attempts
    expect(new Date(attempt!.waiting_until).getTime() - new Date(attempt!.at).getTime()).toBe(10 * 60_000)
    expect(back).toMatchObject({ status: 'returned', fee: 4.5, due: 0 })
    const [handover] = await shop.services.db
      .select()
      .from(parcelHandovers)
      .where(eq(parcelHandovers.order_id, order_id))
    expect(handover!.returning!.toISOString()).toBe(attempt!.waiting_until)
    expect((await orderOf(order_id)).cancellation_reason).toBe(attempt!.reason)
  })

  it('the simulator loses a parcel on its way, and the courier is free again', async () => {
    const { person, order_id } = await given(isLostInTransit)
    const { seen } = await watch(order_id, 240)
    expect(seen).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'canceled'])
    const { picked_up, distance, canceled } = await orderOf(order_id)
    expect(canceled!.getTime() - picked_up!.getTime()).toBe(Math.floor(rideTime(distance) / 2))
    expect(await parcelOf(person, order_id)).toMatchObject({ attempts: [], lost_at: canceled!.toISOString() })
    const busy = await shop.services.db.select({ n: deliveryMen.current_orders }).from(deliveryMen)
    expect(busy.every(({ n }) => n === 0)).toBe(true)
  })

  it('the simulator loses one parcel in forty, and none of those that fail at the door', () => {
    const ids = Array.from({ length: 2400 }, (_, at) => 100_000 + at)
    expect(ids.filter(isLostInTransit)).toHaveLength(60)
    expect(ids.filter((id) => isLostInTransit(id) && failsAtFirst(id))).toEqual([])
  })

  it('lets about one parcel in twelve fail, and half of these for good', () => {
    const ids = Array.from({ length: 2400 }, (_, at) => 100_000 + at)
    expect(ids.filter(failsAtFirst)).toHaveLength(200)
    expect(ids.filter(failsForGood)).toHaveLength(100)
  })
})
