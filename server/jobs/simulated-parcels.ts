import { eq } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, parcelHandovers } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { failHandOver } from '#server/parcels/fail-hand-over.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { loseParcel } from '#server/parcels/lose-parcel.ts'
import { type ParcelState, readParcel } from '#server/parcels/read-parcel.ts'
import { beginReturn, endReturn } from '#server/parcels/return-parcel.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { fetchTime, momentOf, nextParcelStep, type ParcelStep } from './parcel-plan.ts'
import { type Leg, takeCourier } from './simulated-couriers.ts'
import { nextStep, rideTime } from './simulator-plan.ts'

const MINUTE = 60_000

const reasons: Text[] = [
  { en: 'Nobody opened the door.', ar: 'لم يفتح أحد الباب.' },
  { en: 'The receiver did not answer the phone.', ar: 'لم يرد المستلم على الهاتف.' },
  { en: 'The courier could not find the address.', ar: 'لم يعثر المندوب على العنوان.' },
]

const atTheDoor = pictureName('tile', '📦🚪', 38)

/** A parcel and its two doors. */
export type RunningParcel = { order: OrderRow; sender: LatLng; receiver: LatLng }

type Played = { order: OrderRow; parcel: ParcelState | undefined }

/** Takes every step of a parcel that is due, each stamped with the moment it was due. */
export async function advanceParcel(
  db: Database,
  { order, sender }: RunningParcel,
  at: Date,
  speed: number,
): Promise<Played> {
  let current = order
  for (;;) {
    const parcel = await readParcel(db, current.id)
    const step = parcel && nextParcelStep(current, parcel, sender, speed)
    if (!step || step.due > at) return { order: current, parcel }
    try {
      current = await transact(db, (tx) => takeDueStep(tx, current.id, { sender, at, speed }))
    } catch (error) {
      // The customer was quicker and canceled.
      if (error instanceof ApiError && error.status === 409) return { order: current, parcel }
      throw error
    }
  }
}

/** Takes the step that the locked parcel says: another process may have moved it since it was read. */
async function takeDueStep(
  tx: Database,
  id: number,
  { sender, at, speed }: { sender: LatLng; at: Date; speed: number },
): Promise<OrderRow> {
  const own = eq(orders.id, id)
  const order = onlyRow(await tx.select().from(orders).where(own).for('update'))
  const parcel = await readParcel(tx, id)
  const step = parcel && nextParcelStep(order, parcel, sender, speed)
  if (!step || step.due > at) return order
  await take(tx, order, step, { sender, parcel, speed })
  return onlyRow(await tx.select().from(orders).where(own))
}

async function take(
  tx: Database,
  order: OrderRow,
  { type, due: now }: ParcelStep,
  { sender, parcel, speed }: { sender: LatLng; parcel: ParcelState; speed: number },
): Promise<unknown> {
  switch (type) {
    case 'set out':
      return setOut(tx, order, sender, now)
    case 'move':
      return moveOrder(tx, order, present(nextStep(order), 'the next step of the parcel').to, { now })
    case 'fail': {
      const { waiting_minutes } = (await requireSettings(tx)).parcel
      const waitingUntil = new Date(now.getTime() + (waiting_minutes * MINUTE) / speed)
      // The remainder is an index of the reasons.
      const reason = reasons[order.id % reasons.length]!
      return failHandOver(tx, order.id, { now, reason, waitingUntil })
    }
    case 'hand over': {
      const name = order.receiver_details?.contact_person_name ?? ''
      return handOver(tx, order.id, { now, picture: atTheDoor, name })
    }
    case 'turn back': {
      const { reason } = present(parcel.attempts.at(-1), 'the failed attempt')
      return beginReturn(tx, order.id, { now, reason: reason.en, by: 'admin' })
    }
    case 'bring back':
      return endReturn(tx, order.id, now)
    case 'lose':
      return loseParcel(tx, order.id, now)
  }
}

async function setOut(tx: Database, order: OrderRow, sender: LatLng, now: Date): Promise<void> {
  const courier = await takeCourier(tx, order.zone_id, sender)
  if (courier)
    await tx
      .update(parcelHandovers)
      .set({ set_out_from: { lat: courier.latitude, lng: courier.longitude } })
      .where(eq(parcelHandovers.order_id, order.id))
  await moveOrder(tx, order, 'processing', { now, delivery_man_id: courier?.id ?? null })
}

/** Where the courier rides with the parcel now; `undefined` while no courier has it. */
export function legOfParcel(
  { order, parcel }: Played,
  { sender, receiver }: RunningParcel,
  speed: number,
): Leg | undefined {
  if (!parcel || order.delivery_man_id === null) return undefined
  const { handover } = parcel
  const courier = order.delivery_man_id
  if (handover.returning) {
    const time = rideTime(order.distance) / speed
    return { courier, from: receiver, to: sender, began: handover.returning, time }
  }
  if (order.picked_up)
    return {
      courier,
      from: sender,
      to: receiver,
      began: order.picked_up,
      time: rideTime(order.distance) / speed,
    }
  const from = handover.set_out_from ?? sender
  return {
    courier,
    from,
    to: sender,
    began: momentOf(order, 'processing'),
    time: fetchTime(parcel, sender) / speed,
  }
}
