import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, parcelHandovers } from '#server/db/schema.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { readParcel } from './read-parcel.ts'
import { ensureCarried } from './steps.ts'

/** `picture` is a name among the pictures of the shop, `name` that of the person at the door. */
type Proof = { now: Date; picture: string | null; name: string }

/** The receiver has the parcel, and the courier proves it. Call the relay after the commit. */
export async function handOver(
  tx: Database,
  order_id: number,
  { now, picture, name }: Proof,
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  ensureCarried(order, await readParcel(tx, order_id))
  await tx
    .update(parcelHandovers)
    .set({ proof_picture: picture, proof_name: name })
    .where(eq(parcelHandovers.order_id, order_id))
  return moveOrder(tx, { id: order_id }, 'delivered', { now })
}
