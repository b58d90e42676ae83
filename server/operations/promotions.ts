import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Banner, Coupon } from '#openapi/generated/server.ts'
import type { CouponRow, ItemRow, StoreRow } from '#server/db/rows.ts'
import { banners, coupons, items, stores } from '#server/db/schema.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { guessCoupon } from '#server/orders/coupon-guesses.ts'
import { checkCoupon } from '#server/orders/coupon-use.ts'
import { countedShopper } from '#server/orders/first-order.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import type { CouponProblem } from '#server/rules/coupon.ts'
import type { Format } from '#server/wire/format.ts'
import { discountOnWire } from '#server/wire/item.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { runningCampaigns } from './campaigns.ts'
import { deskOf, scopeChosen } from './desk.ts'

/** The status the contract gives each reason a coupon does not count (docs/contract.md §2 Browse). */
const couponStatus: Record<CouponProblem, number> = {
  unknown: 404,
  'used up': 406,
  expired: 403,
  'not eligible': 403,
  'below minimum': 403,
}

export const promotions = {
  listBanners: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { db, format, reference } = desk
    const { zones, module } = scopeChosen(context, reference)
    const rows = await db
      .select({ banner: banners, store: stores, item: items })
      .from(banners)
      .leftJoin(stores, and(eq(banners.type, 'store_wise'), eq(stores.id, banners.store_id)))
      .leftJoin(items, and(eq(banners.type, 'item_wise'), eq(items.id, banners.item_id)))
      .where(
        and(
          eq(banners.module_id, module.id),
          eq(banners.active, true),
          or(isNull(banners.zone_id), inArray(banners.zone_id, zones)),
          query.featured === 1 ? eq(banners.featured, true) : undefined,
        ),
      )
      .orderBy(asc(banners.position), asc(banners.id))
    return {
      banners: rows.map((row) => bannerOnWire(row, format)),
      campaigns: await runningCampaigns(desk, module.id),
    }
  },

  listCoupons: async (_, context) => {
    const { db, at, format, reference } = await deskOf(context)
    const { zones, module } = scopeChosen(context, reference)
    const rows = await db
      .select()
      .from(coupons)
      .where(
        and(
          eq(coupons.module_id, module.id),
          eq(coupons.active, true),
          lte(coupons.start_date, at),
          gt(coupons.expire_date, at),
          or(isNull(coupons.limit_total), lt(coupons.total_uses, coupons.limit_total)),
          or(eq(coupons.zone_ids, []), ...zones.map((id) => sql`${coupons.zone_ids} @> ${id}::text::jsonb`)),
        ),
      )
      .orderBy(asc(coupons.id))
    return rows.map((coupon) => couponOnWire(coupon, format))
  },

  applyCoupon: async ({ query }, context) => {
    const { db, at, format, reference } = await deskOf(context)
    const [store] = await db.select().from(stores).where(eq(stores.id, query.store_id))
    if (!store) throw refuse('not found')
    const where = { now: at, store, subtotal: null }
    const shopper = await countedShopper(context.services, shopperOf(context.principal))
    const { coupon, problem } = await guessCoupon(context, () => checkCoupon(db, shopper, query.code, where))
    if (problem) {
      const minimum = format.money(coupon?.min_purchase ?? 0).toFixed(reference.settings.currency.digits)
      throw refuseFor.coupon(problem, couponStatus[problem], minimum)
    }
    return couponOnWire(coupon, format)
  },
} satisfies Partial<Handlers>

type BannerRow = {
  banner: typeof banners.$inferSelect
  store: StoreRow | null
  item: ItemRow | null
}

const bannerOnWire = ({ banner, store, item }: BannerRow, { text, picture }: Format): Banner => ({
  id: banner.id,
  type: banner.type,
  title: text(banner.title),
  short_description: banner.short_description && text(banner.short_description),
  link: banner.link,
  value_full_url: null,
  image_full_url: picture(banner.picture, 1280),
  store: store && {
    id: store.id,
    slug: store.slug,
    name: text(store.name),
    zone_id: store.zone_id,
    module_id: store.module_id,
  },
  item: item && {
    id: item.id,
    slug: item.slug,
    name: text(item.name),
    image: picture(item.picture, 640),
    module_id: item.module_id,
  },
})

const couponOnWire = (coupon: CouponRow, format: Format): Coupon => ({
  id: coupon.id,
  title: format.text(coupon.title),
  code: coupon.code,
  discount: discountOnWire(coupon, format),
  discount_type: coupon.discount_type,
  coupon_type: coupon.coupon_type,
  min_purchase: format.money(coupon.min_purchase),
  max_discount: coupon.max_discount === null ? null : format.money(coupon.max_discount),
  start_date: format.day(coupon.start_date),
  expire_date: format.day(coupon.expire_date),
  limit: coupon.limit_per_customer,
  store_id: coupon.store_ids[0] ?? null,
  module_id: coupon.module_id,
})
