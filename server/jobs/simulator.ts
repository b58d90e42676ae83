import { and, asc, eq, inArray, isNotNull, isNull, lte, not, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { deliveryMen, type OrderStatus, orders, stores } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import { paidAhead } from '#server/rules/payment.ts'
import { beginsAt } from '#server/rules/schedule.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import { checkTransfers } from './demo-transfers.ts'
import { type Leg, ride, takeCourier } from './simulated-couriers.ts'
import { advanceParcel, legOfParcel } from './simulated-parcels.ts'
import type { SimulatorOptions } from './simulator.type.ts'
import { nextStep, rideTime, stampOf } from './simulator-plan.ts'

const EVERY = 1_500
const AT_ONCE = 200

/** `from` is where a courier takes the order up, `to` its door; a collected one has none. */
type Running = { order: OrderRow; from: LatLng; to: LatLng | null }

/**
 * Plays kitchens and couriers of the demo shop: every order takes its next step when its time has come, and couriers
 * ride along the streets. The due steps follow from the times stored with the orders, so a restart forgets nothing.
 */
export const startSimulator = (options: SimulatorOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, speed, relay, onError }: SimulatorOptions): Promise<void> {
  const at = now()
  let hasMoved = await checkTransfers({ db, now, speed, onError })
  const legs: Leg[] = []
  for (const running of await runningOrders(db, at)) {
    // An order that cannot move must not hold up the others.
    const played = await play(db, running, at, speed).catch((error) => {
      onError(error)
      return { order: running.order, leg: undefined }
    })
    const hasStepped = played.order !== running.order
    if (hasStepped) hasMoved = true
    const isOver = !runningStatuses.includes(played.order.order_status)
    if (played.leg && (hasStepped || !isOver)) legs.push(played.leg)
  }
  await ride(db, legs, at)
  if (hasMoved) relay()
}

/** `beginsAt` of a row. */
const begins = sql`case when ${orders.scheduled} and ${orders.order_type} <> 'parcel'
  then ${orders.schedule_at} - make_interval(mins => ${orders.minimum_delivery_minutes})
  else ${orders.schedule_at} end`.mapWith(orders.schedule_at)

/**
 * Orders that are due for their next step, the longest waiting first. A scheduled order waits for its time, a prepaid
 * one for its money, a prescription for its price and for the customer to accept it.
 */
async function runningOrders(db: Database, at: Date): Promise<Running[]> {
  const rows = await db
    .select({ order: orders, store: { latitude: stores.latitude, longitude: stores.longitude } })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.store_id))
    .where(
      and(
        inArray(orders.order_status, [...runningStatuses]),
        lte(begins, at),
        or(not(orders.prescription_order), isNotNull(orders.priced)),
        or(isNull(orders.price_by), isNotNull(orders.price_accepted)),
        or(notInArray(orders.payment_method, [...paidAhead]), eq(orders.payment_status, 'paid')),
      ),
    )
    .orderBy(asc(orders.updated_at), asc(orders.id))
    .limit(AT_ONCE)
  return rows.map(({ order, store }) => ({
    order,
    // A store has a position, and so has the sender of a parcel.
    from: positionOf(store ?? order.delivery_address)!,
    to: positionOf(order.receiver_details ?? order.delivery_address),
  }))
}

const positionOf = ({ latitude: lat, longitude: lng }: Pick<DeliveryAddress, 'latitude' | 'longitude'>) =>
  lat === null || lng === null ? null : { lat, lng }

/** Takes every step that is due, and says where the courier rides. */
async function play(
  db: Database,
  running: Running,
  at: Date,
  speed: number,
): Promise<{ order: OrderRow; leg: Leg | undefined }> {
  const { order, from, to } = running
  if (order.order_type === 'parcel' && to) {
    const doors = { order, sender: from, receiver: to }
    const played = await advanceParcel(db, doors, at, speed)
    return { order: played.order, leg: legOfParcel(played, doors, speed) }
  }
  const last = await advance(db, running, at, speed)
  return { order: last, leg: legOf({ ...running, order: last }, speed) }
}

function legOf({ order, from, to }: Running, speed: number): Leg | undefined {
  const { delivery_man_id: courier, picked_up: began } = order
  if (courier === null || !began || !to) return undefined
  return { courier, from, to, began, time: rideTime(order.distance) / speed }
}

/** Takes every step that is due, each stamped with the moment it was due. */
async function advance(db: Database, { order, from }: Running, at: Date, speed: number): Promise<OrderRow> {
  let current = order
  while (dueStep(current, at, speed)) {
    try {
      current = await transact(db, (tx) => takeStep(tx, current.id, { from, at, speed }))
    } catch (error) {
      // The customer was quicker and canceled.
      if (error instanceof ApiError && error.status === 409) return current
      throw error
    }
  }
  return current
}

/** Takes the step that the locked row says: since it was read, the order may have been paid anew or moved by another process. */
async function takeStep(
  tx: Database,
  id: number,
  { from, at, speed }: { from: LatLng; at: Date; speed: number },
): Promise<OrderRow> {
  const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, id)).for('update'))
  const step = dueStep(order, at, speed)
  if (!step) return order
  return moveOrder(tx, order, step.to, {
    now: step.due,
    ...(step.to === 'picked_up' && { delivery_man_id: await courierAt(tx, order.zone_id, from) }),
  })
}

/** The next step of an order, if its time has come. */
function dueStep(order: OrderRow, at: Date, speed: number): { to: OrderStatus; due: Date } | undefined {
  const step = nextStep(order)
  if (!step) return undefined
  const since = Math.max(stampOf(order).getTime(), beginsAt(order).getTime())
  const due = new Date(since + step.after / speed)
  return due <= at ? { to: step.to, due } : undefined
}

/** A courier who is at the store already; `null` when none is working. */
async function courierAt(tx: Database, zone_id: number, store: LatLng): Promise<number | null> {
  const courier = await takeCourier(tx, zone_id, store)
  if (!courier) return null
  await tx
    .update(deliveryMen)
    .set({ latitude: store.lat, longitude: store.lng })
    .where(eq(deliveryMen.id, courier.id))
  return courier.id
}
