import { eq } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, parcelHandovers } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { tellOwner } from '#server/orders/tell-owner.ts'
import { returnCharges, returnFee } from '#server/rules/parcel-charges.ts'
import { readParcel } from './read-parcel.ts'
import { ensureCarried, ensureReturning } from './steps.ts'

const words = {
  failed: { en: 'Your parcel is on its way back to you.', ar: 'طردك في طريق العودة إليك.' },
  canceled: {
    en: 'You canceled your parcel. It is on its way back to you.',
    ar: 'ألغيت طردك، وهو الآن في طريق العودة إليك.',
  },
  returned: { en: 'Your parcel is back with you.', ar: 'عاد طردك إليك.' },
} satisfies Record<string, Text>

type Return = { now: Date; reason: string; by: 'customer' | 'admin' }

/** The courier turns back to the sender; the fee holds from now on. Call the relay after the commit. */
export async function beginReturn(tx: Database, order_id: number, { now, reason, by }: Return) {
  const { order } = ensureCarried(await lockedOrder(tx, order_id), await readParcel(tx, order_id))
  const { parcel } = await requireSettings(tx)
  await tx
    .update(parcelHandovers)
    .set({ returning: now, fee: returnFee(order, parcel.return_fee_percent) })
    .where(eq(parcelHandovers.order_id, order_id))
  await tx
    .update(orders)
    .set({ cancellation_reason: reason, canceled_by: by, updated_at: now })
    .where(eq(orders.id, order_id))
  await tellOwner(tx, order, 'picked_up', now, {
    words: by === 'customer' ? words.canceled : words.failed,
  })
}

/**
 * The sender has the parcel back: its order ends canceled, keeps what was paid, and the courier has collected the rest.
 * Call the relay after the commit.
 */
export async function endReturn(tx: Database, order_id: number, now: Date): Promise<OrderRow> {
  const { order, handover } = ensureReturning(await lockedOrder(tx, order_id), await readParcel(tx, order_id))
  const { kept, collected } = returnCharges(order, present(handover.fee, 'the fee of the return'))
  await tx
    .update(parcelHandovers)
    .set({ returned: now, kept, collected })
    .where(eq(parcelHandovers.order_id, order_id))
  return moveOrder(tx, { id: order_id }, 'canceled', {
    now,
    payment_status: 'paid',
    givingBack: 0,
    words: words.returned,
  })
}

async function lockedOrder(tx: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}
