import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { ReviewList } from '#openapi/generated/server.ts'
import { itemNamed } from '#server/catalogue/items.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { type Page, pageOf } from '#server/db/page.ts'
import { items, reviews, stores } from '#server/db/schema.ts'
import type { ReviewTranslation } from '#server/db/shapes.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Locale } from '#server/rules/text.ts'
import { instant } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { type Desk, deskOf } from './desk.ts'
import { paging } from './item-lists.ts'

export const reviewOperations = {
  listItemReviews: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const [item] = await desk.db
      .select({ id: items.id })
      .from(items)
      .where(and(itemNamed(path.id), eq(items.active, true)))
    if (!item) throw refuse('not found')
    return reviewPage(desk, eq(reviews.item_id, item.id), query)
  },

  listStoreReviews: async ({ query }, context) => {
    const desk = await deskOf(context)
    const of = query.store_id
    const [store] = await desk.db.select({ id: stores.id }).from(stores).where(eq(stores.id, of))
    if (!store) throw refuse('not found')
    return reviewPage(desk, eq(reviews.store_id, of), query)
  },
} satisfies Partial<Handlers>

async function reviewPage({ db, format }: Desk, of: SQL, page: Page): Promise<ReviewList> {
  const { limit, skip } = pageOf(page)
  const where = and(of, eq(reviews.active, true))
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, item: { name: items.name, picture: items.picture } })
      .from(reviews)
      .innerJoin(items, eq(items.id, reviews.item_id))
      .where(where)
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(limit)
      .offset(skip),
    db.select({ count: count() }).from(reviews).where(where),
  ])
  return {
    total_size: onlyRow(total).count,
    ...paging(page),
    reviews: rows.map(({ review, item }) => ({
      id: review.id,
      item_id: review.item_id,
      item_name: format.text(item.name),
      item_image_full_url: format.picture(item.picture, 320),
      customer_name: review.customer_name,
      rating: review.rating,
      comment: review.comment,
      attachment_full_url: review.pictures.map((name) => format.picture(name, PHOTO_WIDTH)),
      reply: review.reply,
      from_delivered_order: review.from_delivered_order,
      created_at: review.created_at.toISOString(),
      updated_at: instant(review.updated_at),
      ...translated(review.translation, format.locale),
    })),
  }
}

/** Readers of the author's language need no translation. */
const translated = (translation: ReviewTranslation | null, locale: Locale) =>
  translation?.locale === locale
    ? { translation: { comment: translation.comment, reply: translation.reply } }
    : {}
