import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Advertisement } from '#openapi/generated/server.ts'
import { storesIn } from '#server/catalogue/filters.ts'
import { metresFrom } from '#server/catalogue/nearest.ts'
import type { StoreRow } from '#server/db/rows.ts'
import { advertisements, reviews, stores } from '#server/db/schema.ts'
import { type Format, flag } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, scopeChosen } from './desk.ts'

const MOST = 50

export const advertisementOperations = {
  listAdvertisements: async (_, context) => {
    const { db, at, reference, format } = await deskOf(context)
    const { zones, module } = scopeChosen(context, reference)
    const rows = await db
      .select({
        ad: advertisements,
        store: stores,
        distance: metresFrom(context.position),
        reviews_count: db.$count(
          reviews,
          and(eq(reviews.store_id, advertisements.store_id), eq(reviews.active, true)),
        ),
      })
      .from(advertisements)
      .innerJoin(stores, eq(stores.id, advertisements.store_id))
      .where(
        and(
          storesIn(zones, module),
          eq(stores.active, true),
          eq(advertisements.active, true),
          lte(advertisements.start_date, at),
          gt(advertisements.end_date, at),
        ),
      )
      .orderBy(asc(advertisements.position), asc(advertisements.id))
      .limit(MOST)
    return rows.map((row) => advertisementOnWire(row, format))
  },
} satisfies Partial<Handlers>

type Row = {
  ad: typeof advertisements.$inferSelect
  store: StoreRow
  distance: number | null
  reviews_count: number
}

const advertisementOnWire = (
  { ad, store, distance, reviews_count }: Row,
  { text, picture }: Format,
): Advertisement => ({
  id: ad.id,
  add_type: ad.add_type,
  title: text(ad.title),
  description: text(ad.description),
  cover_image_full_url: ad.cover && picture(ad.cover, 640),
  profile_image_full_url: ad.profile && picture(ad.profile, 160),
  video_attachment_full_url: ad.video,
  is_rating_active: flag(ad.is_rating_active),
  is_review_active: flag(ad.is_review_active),
  average_rating: store.avg_rating,
  reviews_comments_count: reviews_count,
  store: {
    id: store.id,
    slug: store.slug,
    name: text(store.name),
    module_id: store.module_id,
    zone_id: store.zone_id,
    distance: distance === null ? null : Math.round(distance),
  },
})
