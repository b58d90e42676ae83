import { type ServerRefusal, serverRefusals } from './refusal.ts'

const ofGoods = new Set(['stock', 'order_details', 'different_stores'])
const ofPrice = new Set(['order_amount', 'price_changed'])

/** Whether a refusal means that the items of the order have to be read again. */
export const isOfGoods = (error: unknown): boolean =>
  serverRefusals(error).some(({ code }) => ofGoods.has(code))

/** Does the server name another price than the customer saw? */
export const isOfPrice = (refusals: readonly Pick<ServerRefusal, 'code'>[]): boolean =>
  refusals.some(({ code }) => ofPrice.has(code))
