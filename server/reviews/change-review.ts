import { and, eq } from 'drizzle-orm'
import type { ReviewChange } from '#openapi/generated/server.ts'
import { reviews } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import type { Customer } from '#server/identity/principal.ts'
import { drawPhotos, dropUploads, keepUploads } from '#server/media/uploads.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { editableUntil } from '#server/rules/review-time.ts'
import type { Services } from '#server/wiring/services.ts'
import { deliveredOrder } from './delivered-order.ts'
import { rateItem } from './rate.ts'

/** docs/spec.md §5 Uploads. */
const MOST_PICTURES = 3

/** Replaces a customer's review of an item, for as long as it may be changed; the same request again changes nothing. */
export async function changeReview(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { order_id, item_id, rating, comment = '', kept = [], attachment = [] }: ReviewChange,
  { principal, network }: { principal: Customer; network: string },
): Promise<void> {
  await deliveredOrder(db, order_id, principal)
  if (kept.length + attachment.length > MOST_PICTURES) throw refuse('too many review pictures')
  const drawn = await drawPhotos(attachment, network)
  const at = now()
  await transact(db, async (tx) => {
    await holdAccount(tx, principal.customer_id)
    const [written] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.order_id, order_id), eq(reviews.item_id, item_id)))
      .for('update')
    if (!written) throw refuse('not reviewed')
    if (!editableUntil(written.created_at, config.REVIEW_EDIT_DAYS, at))
      throw refuseFor.reviewTime(config.REVIEW_EDIT_DAYS)
    const { id, store_id, pictures } = written
    if (!kept.every((name) => pictures.includes(name))) throw refuse('review picture gone')
    await dropUploads(
      tx,
      pictures.filter((name) => !kept.includes(name)),
    )
    await tx
      .update(reviews)
      .set({
        rating,
        comment: comment.trim(),
        // It was of other words.
        translation: null,
        pictures: [...new Set(kept), ...(await keepUploads(tx, drawn, at))],
        updated_at: at,
      })
      .where(eq(reviews.id, id))
    await rateItem(tx, { item_id, store_id }, { stars: rating - written.rating, ratings: 0 })
  })
}
