import { eq } from 'drizzle-orm'
import type { CourierReview } from '#openapi/generated/server.ts'
import { courierReviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { editableUntil } from '#server/rules/review-time.ts'
import type { Services } from '#server/wiring/services.ts'
import { deliveredOrder } from './delivered-order.ts'
import { rateCourier } from './rate.ts'

/** Replaces a customer's review of a courier, for as long as it may be changed. */
export async function changeCourierReview(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { order_id, delivery_man_id, rating, comment = '' }: CourierReview,
  principal: Customer,
): Promise<void> {
  await deliveredOrder(db, order_id, principal)
  const at = now()
  await transact(db, async (tx) => {
    await holdAccount(tx, principal.customer_id)
    const [written] = await tx
      .select()
      .from(courierReviews)
      .where(eq(courierReviews.order_id, order_id))
      .for('update')
    if (written?.delivery_man_id !== delivery_man_id) throw refuse('not reviewed')
    if (!editableUntil(written.created_at, config.REVIEW_EDIT_DAYS, at))
      throw refuseFor.reviewTime(config.REVIEW_EDIT_DAYS)
    await tx
      .update(courierReviews)
      .set({ rating, comment: comment.trim(), updated_at: at })
      .where(eq(courierReviews.order_id, order_id))
    await rateCourier(tx, delivery_man_id, { stars: rating - written.rating, ratings: 0 })
  })
}
