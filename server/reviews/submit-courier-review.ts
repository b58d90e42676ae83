import type { CourierReview } from '#openapi/generated/server.ts'
import { courierReviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { atMostOnce } from '#server/limits/idempotency.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { deliveredOrder } from './delivered-order.ts'
import { rateCourier } from './rate.ts'
import type { Reviewing } from './submit-review.ts'

/** Saves a customer's review of the courier, once for each order. */
export async function submitCourierReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { principal, body, key }: Reviewing<CourierReview>,
): Promise<void> {
  const { order_id, delivery_man_id, rating, comment = '' } = body
  const { customer_id } = principal
  const order = await deliveredOrder(db, order_id, principal)
  if (order.delivery_man_id !== delivery_man_id) throw refuse('not found')
  await transact(db, (tx) =>
    atMostOnce(tx, { owner: order.owner, operation: 'submitCourierReview', key, body }, async () => {
      await holdAccount(tx, customer_id)
      const inserted = await tx
        .insert(courierReviews)
        .values({
          order_id,
          delivery_man_id,
          customer_id,
          rating,
          comment: comment.trim(),
          created_at: now(),
        })
        .onConflictDoNothing()
        .returning({ order_id: courierReviews.order_id })
      if (inserted.length === 0) throw refuse('reviewed')
      await rateCourier(tx, delivery_man_id, { stars: rating, ratings: 1 })
    }),
  )
}
