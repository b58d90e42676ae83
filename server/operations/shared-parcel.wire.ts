import type { SharedParcel } from '#openapi/generated/server.ts'
import type { ParcelSide } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import { metresBetween } from '#server/geometry/sphere.ts'
import type { ShownOrder } from '#server/orders/shown-orders.ts'
import { returnOnWire } from '#server/parcels/parcel-hand-over.wire.ts'
import type { ParcelState } from '#server/parcels/read-parcel.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { codeOf, type ParcelPhase, pays, phaseOf, showsCourier } from '#server/rules/parcel.ts'
import { arrivalOnWire } from '#server/wire/arrival.ts'
import { degrees, type Format, flag, instant } from '#server/wire/format.ts'
import { weightOnWire } from '#server/wire/parcel-category.ts'
import { shownStatus } from './shared-order.wire.ts'

type Shared = Pick<ShownOrder, 'order' | 'courier'> &
  ParcelState & { side: ParcelSide; arrival: ArrivalEstimate | null; expires_at: Date }

/**
 * A parcel for one of its sides: named field by field, so that a new field of an order stays private. Of the other side it
 * tells the name alone, and the sender's phone number when the sender shares it.
 */
export function sharedParcelOnWire(shared: Shared, format: Format, at: Date): SharedParcel {
  const { side, order, handover, attempts, arrival, expires_at } = shared
  const phase = phaseOf(order.order_status, handover.returning)
  const [sender, receiver] = [order.delivery_address, order.receiver_details]
  const isSender = side === 'sender'
  const isCarried = phase === 'fetching' || phase === 'carrying' || phase === 'returning'
  const isPaying = pays(side, order.charge_payer ?? 'sender', handover.returning ? 'returning' : phase)
  const attempt = attempts.at(-1)
  const back = returnOnWire(order, handover, format)
  const own = isSender ? sender : receiver
  return {
    id: order.id,
    side,
    order_status: shownStatus(order.order_status),
    scheduled: flag(order.scheduled),
    schedule_at: order.schedule_at.toISOString(),
    created_at: order.created_at.toISOString(),
    pending: instant(order.pending),
    confirmed: instant(order.confirmed),
    processing: instant(order.processing),
    handover: instant(order.handover),
    picked_up: instant(order.picked_up),
    delivered: instant(order.delivered),
    canceled: instant(order.canceled),
    ...arrivalOnWire(phase === 'returning' ? null : arrival, at),
    courier:
      shared.courier && isCarried
        ? {
            f_name: format.text(shared.courier.f_name),
            image_full_url: format.picture(shared.courier.picture, 160),
          }
        : null,
    courier_location: courierOnWire(shared, phase),
    code: codeOf(side, handover, phase),
    note: own?.additional_information || null,
    address: own && addressOnWire(own),
    weight: weightOnWire(order),
    sender_name: sender.contact_person_name,
    receiver_name: receiver?.contact_person_name ?? '',
    sender_phone: !isSender && order.share_sender_phone ? sender.contact_person_number : null,
    order_amount: isPaying && !handover.lost_at ? format.money(order.order_amount) : null,
    attempt: attempt
      ? {
          at: attempt.at.toISOString(),
          reason: format.text(attempt.reason),
          waiting_until: attempt.waiting_until.toISOString(),
        }
      : null,
    return: back && (isSender ? back : { ...back, fee: null, due: null }),
    lost_at: instant(handover.lost_at),
    expires_at: expires_at.toISOString(),
  }
}

function courierOnWire({ side, order, courier }: Shared, phase: ParcelPhase) {
  const other = positionOf(side === 'sender' ? order.receiver_details : order.delivery_address)
  if (!courier || !other) return null
  const position = { lat: courier.latitude, lng: courier.longitude }
  if (!showsCourier(side, phase, metresBetween(position, other))) return null
  return { latitude: degrees(position.lat), longitude: degrees(position.lng), heading: courier.heading }
}

const positionOf = (door: DeliveryAddress | null) =>
  door && door.latitude !== null && door.longitude !== null
    ? { lat: door.latitude, lng: door.longitude }
    : undefined

const addressOnWire = ({ address, latitude, longitude, road, house, floor }: DeliveryAddress) => ({
  address,
  latitude: degrees(latitude ?? 0),
  longitude: degrees(longitude ?? 0),
  road,
  house,
  floor,
})
