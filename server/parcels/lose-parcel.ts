import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, parcelHandovers } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { paidBefore } from '#server/rules/parcel-charges.ts'
import { readParcel } from './read-parcel.ts'
import { ensureWithCourier } from './steps.ts'

/** Why the order of a lost parcel is canceled. */
export const LOST: Text = { en: 'We lost this parcel', ar: 'فقدنا هذا الطرد' }

const words = {
  paid: {
    en: "We're sorry, we lost your parcel. Everything you paid goes back to you.",
    ar: 'نأسف لأننا فقدنا طردك. سنعيد إليك كل ما دفعته.',
  },
  unpaid: {
    en: "We're sorry, we lost your parcel. You pay nothing.",
    ar: 'نأسف لأننا فقدنا طردك. لن تدفع شيئًا.',
  },
} satisfies Record<string, Text>

/**
 * The parcel never arrives: its order ends canceled, costs nothing, and everything that was paid goes back. 409 unless the
 * courier has the parcel, on the way to the receiver or back. Call the relay after the commit.
 */
export async function loseParcel(tx: Database, order_id: number, now: Date): Promise<OrderRow> {
  const [locked] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const { order } = ensureWithCourier(locked, await readParcel(tx, order_id))
  // The fee of a return that does not arrive is not charged.
  await tx
    .update(parcelHandovers)
    .set({ lost_at: now, fee: null })
    .where(eq(parcelHandovers.order_id, order_id))
  return moveOrder(tx, order, 'canceled', {
    now,
    cancellation_reason: LOST.en,
    canceled_by: 'admin',
    isLost: true,
    words: paidBefore(order) > 0 ? words.paid : words.unpaid,
  })
}
