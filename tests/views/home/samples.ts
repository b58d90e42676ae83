import type { Advertisement, Brand, Coupon, FlashSale } from '#openapi/generated/client.ts'
import { milk } from '#tests/machines/samples.ts'

export const advertisement = (over: Partial<Advertisement> = {}): Advertisement => ({
  id: 1,
  add_type: 'store_promotion',
  title: 'Tonight we cook for you',
  description: 'Dessert is on us.',
  cover_image_full_url: '/media/cover-640.webp',
  profile_image_full_url: null,
  video_attachment_full_url: null,
  is_rating_active: 1,
  is_review_active: 1,
  average_rating: 4.5,
  reviews_comments_count: 12,
  store: { id: 1, slug: 'harbour', name: 'Harbour Kitchen', module_id: 1, zone_id: 1, distance: null },
  ...over,
})

export const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  title: 'For the weekly shop',
  code: 'FRESH12',
  discount: 12,
  discount_type: 'percent',
  coupon_type: 'default',
  min_purchase: 100,
  max_discount: 40,
  start_date: '2026-11-01',
  expire_date: '2026-12-20',
  limit: null,
  store_id: null,
  module_id: 1,
  ...over,
})

export const brand = (id: number): Brand => ({
  id,
  slug: `brand-${id}`,
  name: `Brand ${id}`,
  image_full_url: '',
  items_count: 4,
})

export const flashSale = (over: Partial<FlashSale> = {}): FlashSale => ({
  id: 3,
  title: 'Basket Rush',
  start_date: '2026-11-20T00:00:00Z',
  end_date: '2026-11-25T00:00:00Z',
  active_products: [
    {
      id: 9,
      item_id: 14,
      discount: 25,
      discount_type: 'percent',
      sold: 15,
      stock: 60,
      available_stock: 45,
      item: milk({ name: 'Full cream milk of the green hills' }),
    },
  ],
  ...over,
})

export const noFlashSale: FlashSale = {
  id: null,
  title: null,
  start_date: null,
  end_date: null,
  active_products: [],
}
