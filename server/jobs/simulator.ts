import { and, asc, eq, inArray, isNotNull, lte, not, notInArray, or, sql } from 'drizzle-orm'
import { ApiError } from '#server/api-error.ts'
import type { Database } from '#server/db/open.ts'
import { deliveryMen, orders, stores } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { headingBetween, type LatLng, metresBetween } from '#server/geo/sphere.ts'
import { routeBetween } from '#server/geo/street-router.ts'
import { moveOrder, type OrderRow } from '#server/orders/move-order.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import { paidAhead } from '#server/rules/payment.ts'
import { checkTransfers } from './demo-transfers.ts'
import { type Repeated, repeat } from './repeat.ts'
import { nextStep, rideTime } from './simulator-plan.ts'

export type SimulatorOptions = {
  db: Database
  now: () => Date
  /** 2 is twice as fast. */
  speed: number
  /** Relays the events of the moved orders. */
  relay: () => void
  onError: (error: unknown) => void
}

const EVERY = 1_500
const AT_ONCE = 200

/** `from` is where a courier takes the order up, `to` its door; a collected one has none. */
type Running = { order: OrderRow; from: LatLng; to: LatLng | null }

/**
 * Plays kitchens and couriers of the demo shop: every order takes its next step when its time has come, and couriers
 * ride along the streets. What is due follows from the times stored with the orders, so a restart forgets nothing.
 */
export const startSimulator = (options: SimulatorOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, speed, relay, onError }: SimulatorOptions): Promise<void> {
  const at = now()
  let hasMoved = await checkTransfers({ db, now, speed, onError })
  const riding: Running[] = []
  for (const running of await runningOrders(db, at)) {
    // An order that cannot move must not hold up the others.
    const last = await advance(db, running, at, speed).catch((error) => {
      onError(error)
      return running.order
    })
    const moved = last !== running.order
    if (moved) hasMoved = true
    const isRiding = last.order_status === 'picked_up' || (moved && last.order_status === 'delivered')
    if (isRiding && last.delivery_man_id !== null) riding.push({ ...running, order: last })
  }
  await ride(db, riding, at, speed)
  if (hasMoved) relay()
}

/**
 * Orders that are due for their next step, the longest waiting first. A scheduled order waits for its time, a prepaid
 * one for its money, a prescription for its price.
 */
async function runningOrders(db: Database, at: Date): Promise<Running[]> {
  const rows = await db
    .select({ order: orders, store: { latitude: stores.latitude, longitude: stores.longitude } })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.store_id))
    .where(
      and(
        inArray(orders.order_status, [...runningStatuses]),
        lte(orders.schedule_at, at),
        or(not(orders.prescription_order), isNotNull(orders.priced)),
        or(notInArray(orders.payment_method, [...paidAhead]), eq(orders.payment_status, 'paid')),
      ),
    )
    .orderBy(asc(orders.updated_at), asc(orders.id))
    .limit(AT_ONCE)
  return rows.map(({ order, store }) => ({
    order,
    from: placeOf(store ?? order.delivery_address)!,
    to: placeOf(order.receiver_details ?? order.delivery_address),
  }))
}

const placeOf = ({ latitude: lat, longitude: lng }: Pick<DeliveryAddress, 'latitude' | 'longitude'>) =>
  lat === null || lng === null ? null : { lat, lng }

/** Takes every step that is due, each stamped with the moment it was due. */
async function advance(db: Database, { order, from }: Running, at: Date, speed: number): Promise<OrderRow> {
  let current = order
  for (;;) {
    const step = nextStep(current)
    if (!step) return current
    const since = Math.max(stampOf(current).getTime(), current.schedule_at.getTime())
    const due = new Date(since + step.after / speed)
    if (due > at) return current
    try {
      current = await transact(db, async (tx) =>
        moveOrder(tx, current, step.to, {
          now: due,
          ...(step.to === 'picked_up' && { delivery_man_id: await takeCourier(tx, current.zone_id, from) }),
        }),
      )
    } catch (error) {
      // The customer was quicker and canceled.
      if (error instanceof ApiError && error.status === 409) return current
      throw error
    }
  }
}

const stampOf = (order: OrderRow): Date =>
  (order.order_status in order ? order[order.order_status] : null) ?? order.updated_at

/**
 * The courier of the zone with the fewest orders, the nearest to the store among equals; `null` when none is working.
 */
async function takeCourier(tx: Database, zone_id: number, store: LatLng): Promise<number | null> {
  const working = await tx
    .select()
    .from(deliveryMen)
    .where(and(eq(deliveryMen.zone_id, zone_id), eq(deliveryMen.active, true)))
  const away = ({ latitude, longitude }: (typeof working)[number]) =>
    metresBetween({ lat: latitude, lng: longitude }, store)
  const [courier] = working.sort((a, b) => a.current_orders - b.current_orders || away(a) - away(b))
  if (!courier) return null
  await tx
    .update(deliveryMen)
    .set({
      current_orders: sql`${deliveryMen.current_orders} + 1`,
      latitude: store.lat,
      longitude: store.lng,
    })
    .where(eq(deliveryMen.id, courier.id))
  return courier.id
}

/**
 * Moves couriers along their route, finally to the door. A courier with several orders delivers the first one first.
 */
async function ride(db: Database, riding: Running[], at: Date, speed: number): Promise<void> {
  const first = new Map<number, Running>()
  for (const running of riding) {
    const courier = running.order.delivery_man_id!
    const known = first.get(courier)
    if (!known || running.order.picked_up! < known.order.picked_up!) first.set(courier, running)
  }
  for (const [id, { order, from, to }] of first) {
    if (!to) continue
    const time = rideTime(order.distance) / speed
    const done = Math.min(1, (at.getTime() - order.picked_up!.getTime()) / time)
    const { position, heading } = along(from, to, done)
    await db
      .update(deliveryMen)
      .set({ latitude: position.lat, longitude: position.lng, heading })
      .where(eq(deliveryMen.id, id))
  }
}

/** The position after a share (0..1) of the route between two doors, and the heading there. */
export function along(from: LatLng, to: LatLng, share: number): { position: LatLng; heading: number } {
  const { line } = routeBetween(from, to)
  const lengths = line.slice(1).map((point, i) => metresBetween(line[i]!, point))
  let left = lengths.reduce((sum, metres) => sum + metres, 0) * share
  for (const [i, metres] of lengths.entries()) {
    const [a, b] = [line[i]!, line[i + 1]!]
    if (left <= metres || i === lengths.length - 1) {
      const part = metres === 0 ? 1 : Math.min(1, left / metres)
      return {
        position: { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part },
        heading: headingBetween(a, b),
      }
    }
    left -= metres
  }
  return { position: to, heading: 0 }
}
