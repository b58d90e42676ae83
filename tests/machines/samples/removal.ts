import { ApiError } from '#api/api-error.ts'
import type { RemovalPreview } from '#openapi/generated/client.ts'

export const free: RemovalPreview = {
  obstacles: [],
  wallet_balance: 0,
  loyalty_point: 30,
  order_count: 4,
  confirm_by: ['password', 'phone'],
  phone: '+971501234567',
  email: 'amira@example.com',
}
export const withMoney: RemovalPreview = {
  ...free,
  obstacles: [{ code: 'wallet', order_id: null, amount: 12.5 }],
  wallet_balance: 12.5,
}
export const blocked: RemovalPreview = {
  ...withMoney,
  obstacles: [
    { code: 'on-going', order_id: 100001, amount: null },
    { code: 'open_refund', order_id: 100000, amount: null },
    ...withMoney.obstacles,
  ],
}
export const passwordOnly: RemovalPreview = { ...free, confirm_by: ['password'] }
export const codeOnly: RemovalPreview = { ...free, confirm_by: ['email'] }

export const wrongPassword = new ApiError(403, [
  { code: 'current_password', message: 'The current password is wrong.' },
])
export const ordered = new ApiError(403, [
  { code: 'on-going', message: 'You have an order under way. Wait until it is done.' },
])
export const undecided = new ApiError(403, [
  { code: 'open_refund', message: 'We have not decided on your refund yet. Try again once we have.' },
])
export const moneyCame = new ApiError(403, [
  { code: 'wallet', message: 'There is money in your wallet. Spend it first, or give it up.' },
])
