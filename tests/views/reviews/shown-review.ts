import type { Review } from '#openapi/generated/client.ts'

/** A shown review of the lentil soup; `over` replaces what it says. */
export const shownReview = (id: number, over: Partial<Review> = {}): Review => ({
  id,
  item_id: 11,
  item_name: 'Lentil soup',
  item_image_full_url: '',
  customer_name: `Guest ${id}`,
  rating: 4.5,
  comment: `Said by ${id}`,
  attachment_full_url: [],
  reply: null,
  from_delivered_order: true,
  created_at: '2026-10-04T10:00:00Z',
  updated_at: null,
  ...over,
})
