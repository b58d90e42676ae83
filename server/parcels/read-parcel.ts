import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { AttemptRow, HandoverRow, OrderRow } from '#server/db/rows.ts'
import { parcelAttempts, parcelHandovers } from '#server/db/schema.ts'

/** How a parcel changes hands, and the hand-overs that failed, the first one first. */
export type ParcelState = { handover: HandoverRow; attempts: AttemptRow[] }

/** `undefined` of an order of goods. */
export const readParcel = async (db: Database, order_id: number): Promise<ParcelState | undefined> =>
  (await readParcels(db, [order_id])).get(order_id)

/** By the id of the order; orders of goods are left out. */
export async function readParcels(db: Database, order_ids: number[]): Promise<Map<number, ParcelState>> {
  if (order_ids.length === 0) return new Map()
  const [handovers, attempts] = await Promise.all([
    db.select().from(parcelHandovers).where(inArray(parcelHandovers.order_id, order_ids)),
    db
      .select()
      .from(parcelAttempts)
      .where(inArray(parcelAttempts.order_id, order_ids))
      .orderBy(asc(parcelAttempts.order_id), asc(parcelAttempts.number)),
  ])
  return new Map(
    handovers.map((handover) => {
      const { order_id } = handover
      return [order_id, { handover, attempts: attempts.filter((each) => each.order_id === order_id) }]
    }),
  )
}

/** The ids of the parcels among some orders. */
export const parcelsAmong = (rows: readonly { order: OrderRow }[]): number[] =>
  rows.flatMap(({ order }) => (order.order_type === 'parcel' ? [order.id] : []))
