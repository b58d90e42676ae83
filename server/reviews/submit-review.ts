import { and, eq } from 'drizzle-orm'
import type { ReviewForm } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { customers, orderLines, reviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import type { Customer } from '#server/identity/principal.ts'
import { atMostOnce } from '#server/limits/idempotency.ts'
import { drawPhotos, keepUploads } from '#server/media/uploads.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { deliveredOrder } from './delivered-order.ts'
import { rateItem } from './rate.ts'
import { takesReviews } from './review-plan.ts'

export type Reviewing<Body> = { principal: Customer; body: Body; key: string | undefined }

/** Saves a customer's review of an item of a delivered order once, and updates the ratings of item and store. */
export async function submitReview(
  { db, now, numbers }: Pick<Services, 'db' | 'now' | 'numbers'>,
  { principal, body, key, network }: Reviewing<ReviewForm> & { network: string },
): Promise<void> {
  const { order_id, item_id, rating, comment = '', attachment = [] } = body
  const { customer_id } = principal
  const { owner, store_id } = await deliveredOrder(db, order_id, principal)
  const [line] = await db
    .select({ item_id: orderLines.item_id })
    .from(orderLines)
    .where(and(eq(orderLines.order_id, order_id), eq(orderLines.item_id, item_id)))
    .limit(1)
  if (!line || store_id === null) throw refuse('not found')
  if (!(await takesReviews(db, store_id))) throw refuse('no review plan')
  const drawn = await drawPhotos(attachment, network)
  const id = await numbers('review')
  const at = now()
  await transact(db, (tx) =>
    atMostOnce(tx, { owner, operation: 'submitReview', key, body }, async () => {
      await holdAccount(tx, customer_id)
      const pictures = await keepUploads(tx, drawn, at)
      const inserted = await tx
        .insert(reviews)
        .values({
          id,
          item_id,
          store_id,
          order_id,
          customer_id,
          customer_name: await nameOf(tx, customer_id),
          rating,
          comment: comment.trim(),
          pictures,
          from_delivered_order: true,
          created_at: at,
        })
        .onConflictDoNothing()
        .returning({ id: reviews.id })
      if (inserted.length === 0) throw refuse('reviewed')
      await rateItem(tx, { item_id, store_id }, { stars: rating, ratings: 1 })
    }),
  )
}

/** Reviews are public, so the last name is shortened to its initial. */
async function nameOf(tx: Database, customer_id: number): Promise<string> {
  const rows = await tx.select().from(customers).where(eq(customers.id, customer_id))
  const { f_name, l_name } = onlyRow(rows)
  const [letter = ''] = l_name
  return letter === '' ? f_name : `${f_name} ${letter}.`
}
