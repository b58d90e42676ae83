import { and, eq, sql } from 'drizzle-orm'
import { routeBetween } from '#server/city/street-router.ts'
import type { Database } from '#server/db/engine/open.ts'
import { deliveryMen } from '#server/db/schema.ts'
import { pairsOf } from '#server/geometry/plane.ts'
import { headingBetween, type LatLng, metresBetween } from '#server/geometry/sphere.ts'

/** What a courier rides with one order; `time` in milliseconds. */
export type Leg = { courier: number; from: LatLng; to: LatLng; began: Date; time: number }

/** The courier of the zone with the fewest orders, the nearest among equals; `undefined` when none is working. */
export async function takeCourier(tx: Database, zone_id: number, near: LatLng) {
  const working = await tx
    .select()
    .from(deliveryMen)
    .where(and(eq(deliveryMen.zone_id, zone_id), eq(deliveryMen.active, true)))
  const away = ({ latitude, longitude }: (typeof working)[number]) =>
    metresBetween({ lat: latitude, lng: longitude }, near)
  const [courier] = working.sort((a, b) => a.current_orders - b.current_orders || away(a) - away(b))
  if (courier)
    await tx
      .update(deliveryMen)
      .set({ current_orders: sql`${deliveryMen.current_orders} + 1` })
      .where(eq(deliveryMen.id, courier.id))
  return courier
}

/** Moves couriers along their route, finally to the door. A courier with several orders rides with the first one first. */
export async function ride(db: Database, legs: Leg[], at: Date): Promise<void> {
  const first = new Map<number, Leg>()
  for (const leg of legs) {
    const known = first.get(leg.courier)
    if (!known || leg.began < known.began) first.set(leg.courier, leg)
  }
  for (const [id, { from, to, began, time }] of first) {
    const done = Math.min(1, (at.getTime() - began.getTime()) / time)
    const { position, heading } = along(from, to, done)
    await db
      .update(deliveryMen)
      .set({ latitude: position.lat, longitude: position.lng, heading })
      .where(eq(deliveryMen.id, id))
  }
}

/** The position after a share (0..1) of the route between two doors, and the heading there. */
function along(from: LatLng, to: LatLng, share: number): { position: LatLng; heading: number } {
  const { line } = routeBetween(from, to)
  const segments = pairsOf(line).map(([a, b]) => ({ a, b, metres: metresBetween(a, b) }))
  let left = segments.reduce((sum, { metres }) => sum + metres, 0) * share
  for (const [i, { a, b, metres }] of segments.entries()) {
    if (left <= metres || i === segments.length - 1) {
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
