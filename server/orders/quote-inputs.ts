import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { LineItem } from '#server/cart/goods.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import { plainCode } from './coupon-use.ts'
import { tipsOf } from './quote.ts'

/** All that the price of an order depends on, written the same way by a quote and by the order placed by it. */
export type QuoteInputs = ReturnType<typeof parcelInputs> | ReturnType<typeof itemsInputs>

/** All that the price of a parcel depends on, and what makes its ends two. */
export type ParcelWish = {
  parcel_category_id: number
  parcel_size_id: number
  origin: LatLng
  destination: LatLng
  /** The ends differ in house or floor; the price does not depend on it. */
  two_doors: boolean
  /** Kilograms; the price does not depend on it. */
  weight?: number
  dm_tips?: number
  schedule_at?: string | null
}

export const parcelInputs = (wish: ParcelWish, settings: ShopSettings) => ({
  order_type: 'parcel',
  parcel_category_id: wish.parcel_category_id,
  parcel_size_id: wish.parcel_size_id,
  origin: [wish.origin.lat, wish.origin.lng],
  destination: [wish.destination.lat, wish.destination.lng],
  ...extrasOf({ ...wish, order_type: 'parcel' }, settings),
})

export type ItemsWish = Pick<
  OrderPlacement,
  'order_type' | 'store_id' | 'latitude' | 'longitude' | 'coupon_code' | 'dm_tips' | 'schedule_at'
>

export const itemsInputs = (wish: ItemsWish, items: LineItem[], settings: ShopSettings) => ({
  order_type: wish.order_type,
  store_id: wish.store_id,
  to: wish.order_type === 'delivery' ? [Number(wish.latitude), Number(wish.longitude)] : null,
  coupon_code: wish.coupon_code ? plainCode(wish.coupon_code) : null,
  goods: items.map(({ item, choice, addOns, quantity }) => ({
    item_id: item.id,
    choice: choice.key,
    add_ons: addOns.map(({ id, quantity }) => [id, quantity]),
    quantity,
  })),
  ...extrasOf(wish, settings),
})

const extrasOf = (
  wish: Pick<OrderPlacement, 'order_type' | 'dm_tips' | 'schedule_at'>,
  settings: ShopSettings,
) => ({
  tips: tipsOf(wish, settings),
  schedule_at: wish.schedule_at ? new Date(wish.schedule_at).getTime() : null,
})
