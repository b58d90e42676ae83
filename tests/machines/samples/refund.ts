import { ApiError } from '#api/api-error.ts'
import type { RefundOffer, RefundReasons } from '#openapi/generated/client.ts'

/** Three kebabs and a grill, with 10.00 of fees and tip, of which the wallet has paid 10.00. */
export const offer: RefundOffer = {
  order_id: 100001,
  until: '2026-11-21T12:00:00.000Z',
  amount: 134.43,
  lines: [
    { id: 100001001, name: 'Kebab', options: [], image_full_url: 'kebab.webp', quantity: 3, amount: 68.57 },
    {
      id: 100001002,
      name: 'Mixed grill',
      options: ['Size: Large'],
      image_full_url: 'grill.webp',
      quantity: 1,
      amount: 55.86,
    },
  ],
  ways: [
    { to: 'wallet', amount: 10, days: 1 },
    { to: 'gateway', amount: 124.43, days: 8 },
  ],
  loyalty_point: 6,
  cashback_amount: 0,
}
export const KEBAB = 100001001
export const GRILL = 100001002

export const reasons: RefundReasons = {
  refund_reasons: [
    { id: 1, reason: 'Something is missing' },
    { id: 2, reason: 'It is spoiled or damaged' },
  ],
}

export const offline = new TypeError('Failed to fetch')
export const tooLate = new ApiError(403, [
  { code: 'refund', message: 'You can ask for a refund within 24 hours of delivery.' },
])
export const asked = new ApiError(409, [
  { code: 'refund', message: 'You have already asked for a refund of this order.' },
])
export const badPicture = new ApiError(403, [
  { code: 'image', message: 'Choose a picture: jpg, png, gif or webp.' },
])
export const stillRunning = new ApiError(409, [
  { code: 'idempotency_key', message: 'We are already working on this. Wait a moment.' },
])
