import type { ServerRefusal } from './refusal.ts'

const lineCodes = new Set([
  'stock',
  'item_id',
  'order_details',
  'cart_changed',
  'different_stores',
  'cart_item_limit',
  'available_time',
  'campaign',
  'variation',
  'add_on_ids',
])
const ofQuote = new Set(['quote_expired', 'quote_id'])
const ofPrice = new Set(['order_amount', 'price_changed', ...ofQuote])

/** Whether a refusal means that the items of the order have to be read again. */
export const isOfLines = (refusals: readonly Pick<ServerRefusal, 'code'>[]): boolean =>
  refusals.some(({ code }) => lineCodes.has(code))

/** Does the server name another price than the customer saw, or take no order for its quote any more? */
export const isOfPrice = (refusals: readonly Pick<ServerRefusal, 'code'>[]): boolean =>
  refusals.some(({ code }) => ofPrice.has(code))

/** Does the server take no order for its quote any more, which need not mean another price? */
export const isOfQuote = (refusals: readonly Pick<ServerRefusal, 'code'>[]): boolean =>
  refusals.some(({ code }) => ofQuote.has(code))
