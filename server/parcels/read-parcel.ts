import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { AttemptRow, HandoverRow } from '#server/db/rows.ts'
import { parcelAttempts, parcelHandovers } from '#server/db/schema.ts'

/** How a parcel changes hands, and the hand-overs that failed, the first one first. */
export type ParcelState = { handover: HandoverRow; attempts: AttemptRow[] }

/** `undefined` of an order of goods. */
export async function readParcel(db: Database, order_id: number): Promise<ParcelState | undefined> {
  const [[handover], attempts] = await Promise.all([
    db.select().from(parcelHandovers).where(eq(parcelHandovers.order_id, order_id)),
    db
      .select()
      .from(parcelAttempts)
      .where(eq(parcelAttempts.order_id, order_id))
      .orderBy(asc(parcelAttempts.number)),
  ])
  return handover && { handover, attempts }
}
