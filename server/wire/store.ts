import type { Store, StoreDetails } from '#openapi/generated/server.ts'
import type { ListedStore } from '#server/catalogue/listed.type.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { StoreRow } from '#server/db/rows.ts'
import type { Hours } from '#server/db/shapes.ts'
import { deliveryFee, feeCharges } from '#server/rules/delivery-fee.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import type { WallTime } from '#server/time/shop-clock.ts'
import { clock, degrees, type Format, flag, percent } from './format.ts'

export function storeOnWire(
  { store, distance }: ListedStore,
  format: Format,
  reference: Reference,
  now: WallTime,
): Store & Pick<StoreDetails, 'prescription_order'> {
  const { text, money, picture } = format
  const open = isOpen(store.hours, now)
  return {
    id: store.id,
    slug: store.slug,
    name: text(store.name),
    address: text(store.address),
    phone: store.phone,
    logo_full_url: picture(store.logo, 160),
    cover_photo_full_url: picture(store.cover, 1280),
    latitude: degrees(store.latitude),
    longitude: degrees(store.longitude),
    avg_rating: store.avg_rating,
    rating_count: store.rating_count,
    distance: distance === null ? null : Math.round(distance),
    delivery_time: `${store.minimum_delivery_minutes}-${store.maximum_delivery_minutes} min`,
    delivery: flag(store.delivery),
    take_away: flag(store.take_away),
    free_delivery: flag(store.free_delivery),
    delivery_fee_from: leastFee({ store, distance }, format, reference),
    minimum_order: money(store.minimum_order),
    tax: percent(store.tax),
    schedule_order: flag(store.schedule_order),
    prescription_order: flag(store.prescription_order),
    veg: flag(store.veg),
    non_veg: flag(store.non_veg),
    module_id: store.module_id,
    module_type: reference.modules.get(store.module_id)?.type ?? 'ecommerce',
    zone_id: store.zone_id,
    total_items: store.total_items,
    featured: flag(store.featured),
    active: flag(store.active),
    open: flag(open),
    current_opening_time: open ? null : nextOpening(store.hours, now),
    discount: store.discount > 0 ? standingDiscount(store, format) : null,
    created_at: store.created_at.toISOString(),
  }
}

/** The fee for the straight-line distance, a lower bound: no route is shorter. */
function leastFee({ store, distance }: ListedStore, { money }: Format, { zones, moduleZones }: Reference) {
  const zone = zones.get(store.zone_id)
  const charges = chargesOf(moduleZones, store)
  if (!store.delivery || distance === null || !zone || !charges) return null
  return money(store.free_delivery ? 0 : deliveryFee(distance, feeCharges(charges, zone)))
}

export const storeDetailsOnWire = (
  row: ListedStore,
  categories: { id: number; name: string }[],
  format: Format,
  reference: Reference,
  now: WallTime,
): StoreDetails => ({
  ...storeOnWire(row, format, reference, now),
  description: row.store.description && format.text(row.store.description),
  announcement_message: row.store.announcement && format.text(row.store.announcement),
  review_plan: flag(row.store.review_plan),
  cutlery: flag(row.store.cutlery),
  schedules: row.store.hours.flatMap((spans, weekday) =>
    spans.map(({ opens, closes }) => ({
      day: weekday,
      opening_time: clock(opens),
      closing_time: clock(closes),
    })),
  ),
  category_ids: categories,
})

/** Later today, else tomorrow. */
export function nextOpening(hours: Hours, { weekday, time }: WallTime): string | null {
  const opensOn = (day: number) => (hours[day % 7] ?? []).map(({ opens }) => opens).sort()
  const [next] = [...opensOn(weekday).filter((opens) => opens > time), ...opensOn(weekday + 1)]
  return next === undefined ? null : clock(next)
}

/** A store's percentage holds from its first day on, at all hours. */
const standingDiscount = (store: StoreRow, { day }: Format) => ({
  discount: percent(store.discount),
  discount_type: 'percent' as const,
  min_purchase: 0,
  max_discount: null,
  start_date: day(store.created_at),
  end_date: '2099-12-31',
  start_time: '00:00:00',
  end_time: '23:59:59',
})
