import type { OwnReview } from '#openapi/generated/server.ts'
import type { courierReviews, reviews } from '#server/db/schema.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { editableUntil } from '#server/rules/review-time.ts'
import { type Format, instant } from './format.ts'

type Written = typeof reviews.$inferSelect | typeof courierReviews.$inferSelect

/** What a customer wrote, for the customer: with the names of its pictures, and until when it can be changed. */
export const ownReviewOnWire = (
  written: Written,
  { picture }: Format,
  { days, at }: { days: number; at: Date },
): OwnReview => ({
  rating: written.rating,
  comment: written.comment,
  pictures: ('pictures' in written ? written.pictures : []).map((name) => ({
    id: name,
    picture_full_url: picture(name, PHOTO_WIDTH),
  })),
  reply: 'reply' in written ? written.reply : null,
  created_at: written.created_at.toISOString(),
  updated_at: instant(written.updated_at),
  editable_until: instant(editableUntil(written.created_at, days, at)),
})
