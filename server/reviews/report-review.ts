import { and, eq } from 'drizzle-orm'
import type { ReviewReport } from '#openapi/generated/server.ts'
import { reviewReports, reviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'

/** Keeps what a customer holds against a shown review, once for each customer and review; the review stays as it is. */
export async function reportReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { review_id, reason, note = '' }: ReviewReport,
  { customer_id }: Customer,
): Promise<void> {
  const [review] = await db
    .select({ author: reviews.customer_id })
    .from(reviews)
    .where(and(eq(reviews.id, review_id), eq(reviews.active, true)))
  if (!review) throw refuse('not found')
  if (review.author === customer_id) throw refuse('own review')
  await transact(db, async (tx) => {
    await holdAccount(tx, customer_id)
    const inserted = await tx
      .insert(reviewReports)
      .values({ review_id, customer_id, reason, note: note.trim(), created_at: now() })
      .onConflictDoNothing()
      .returning({ id: reviewReports.id })
    if (inserted.length === 0) throw refuse('reported')
  })
}
