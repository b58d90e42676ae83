import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { orders, parcelAttempts } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { tellOwner } from '#server/orders/tell-owner.ts'
import { readParcel } from './read-parcel.ts'
import { ensureCarried } from './steps.ts'

type Failure = { now: Date; reason: Text; waitingUntil: Date }

/** Records a failed hand-over: the courier waits, and the sender hears why. Call the relay after the commit. */
export async function failHandOver(
  tx: Database,
  order_id: number,
  { now, reason, waitingUntil }: Failure,
): Promise<void> {
  const [locked] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const { order, attempts } = ensureCarried(locked, await readParcel(tx, order_id))
  await tx.insert(parcelAttempts).values({
    order_id,
    number: attempts.length + 1,
    at: now,
    reason,
    waiting_until: waitingUntil,
  })
  await tx.update(orders).set({ updated_at: now }).where(eq(orders.id, order_id))
  await tellOwner(tx, order, 'picked_up', now, {
    words: {
      en: `Your parcel could not be handed over: ${reason.en}`,
      ar: `تعذّر تسليم طردك: ${reason.ar}`,
    },
  })
}
