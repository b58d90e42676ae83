import { type ServerRefusal, serverRefusals } from './refusal.ts'

const ofGoods = new Set(['stock', 'order_details', 'different_stores'])
const ofPrice = new Set(['order_amount', 'price_changed'])

/** Refusals of an order after which its goods have to be read again. */
export const isOfGoods = (error: unknown): boolean =>
  serverRefusals(error).some(({ code }) => ofGoods.has(code))

/** Does the server name another price than the customer saw? */
export const isOfPrice = (refusals: readonly Pick<ServerRefusal, 'code'>[]): boolean =>
  refusals.some(({ code }) => ofPrice.has(code))
