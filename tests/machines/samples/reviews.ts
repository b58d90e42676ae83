import { ApiError } from '#api/api-error.ts'
import type { ReviewDraft, ReviewSubject, StoredReviews } from '#machines/rules/review-subjects.ts'
import type { OrderReviews, OwnReview } from '#openapi/generated/client.ts'

export const offline = new TypeError('Failed to fetch')
const refusalOf = (status: number, code: string, message: string) => new ApiError(status, [{ code, message }])
export const tooLate = refusalOf(403, 'review', 'A review can be changed for 30 days.')
export const hasOne = refusalOf(409, 'review', 'You have already reviewed this.')
export const notDelivered = refusalOf(409, 'order_status', 'You can review an order after it is delivered.')
export const noSuchOrder = refusalOf(404, 'order', 'Order not found')

const UNTIL = '2026-12-20T12:00:00.000Z'

export const written = (over: Partial<OwnReview> = {}): OwnReview => ({
  rating: 4.5,
  comment: 'Crisp and hot.',
  pictures: [{ id: 'photo-1', picture_full_url: '/media/photo-1-1280.webp' }],
  reply: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: null,
  editable_until: UNTIL,
  ...over,
})

type Item = OrderReviews['items'][number]
const item = (item_id: number, name: string, review: OwnReview | null = null): Item => ({
  item_id,
  name,
  image_full_url: `/media/item-${item_id}-160.webp`,
  review,
})

/** An order of soup and bread, brought by Yusuf. */
export const orderReviews = (over: Partial<OrderReviews> = {}): OrderReviews => ({
  order_id: 100001,
  store_name: 'Harbour Kitchen',
  review_plan: 1,
  items: [item(11, 'Lentil soup'), item(12, 'Bread')],
  delivery_man: { delivery_man_id: 2, name: 'Yusuf Karim', image_full_url: null, review: null },
  ...over,
})

/** The soup was reviewed. */
export const reviewedBefore = (over: Partial<OwnReview> = {}): OrderReviews =>
  orderReviews({ items: [item(11, 'Lentil soup', written(over)), item(12, 'Bread')] })

export const soup = { type: 'item', item_id: 11 } as const
export const bread = { type: 'item', item_id: 12 } as const
export const yusuf = { type: 'courier', delivery_man_id: 2 } as const

export const draft = (over: Partial<ReviewDraft> = {}): ReviewDraft => ({
  rating: 0,
  comment: '',
  kept: [],
  chosen: [],
  ...over,
})

export const nothingStored: StoredReviews = {}

/** The three subjects of the order as the page shows them before the customer said anything. */
const soupShown: ReviewSubject = {
  key: 'item 11',
  about: soup,
  name: 'Lentil soup',
  image_full_url: '/media/item-11-160.webp',
  written: null,
  access: 'open',
  draft: draft(),
}
const breadShown: ReviewSubject = {
  ...soupShown,
  key: 'item 12',
  about: bread,
  name: 'Bread',
  image_full_url: '/media/item-12-160.webp',
}
const yusufShown: ReviewSubject = {
  ...soupShown,
  key: 'courier 2',
  about: yusuf,
  name: 'Yusuf Karim',
  image_full_url: null,
}

/** The three subjects, each with its own changes. */
export const shown = (
  ofSoup: Partial<ReviewSubject> = {},
  ofBread: Partial<ReviewSubject> = {},
  ofYusuf: Partial<ReviewSubject> = {},
): ReviewSubject[] => [
  { ...soupShown, ...ofSoup },
  { ...breadShown, ...ofBread },
  { ...yusufShown, ...ofYusuf },
]
