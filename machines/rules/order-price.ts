import type { Quote, QuoteRequest } from '#openapi/generated/client.ts'
import type { ServerRefusal } from './refusal.ts'

/** What an order costs, as far as the server has said. */
export type OrderPrice =
  /** The server cannot be asked: of a parcel an end, the kind or the size is missing; the store prices a prescription. */
  | { type: 'incomplete' }
  | { type: 'asking' }
  /** `expired`: its time is over; `renewing`: the server is asked again. Both still show what it was. */
  | { type: 'known' | 'expired' | 'renewing'; quote: Quote }
  /** The server refuses a field: of a parcel the ends that it does not serve, of goods what it would refuse of the order. */
  | { type: 'refused'; refusals: readonly ServerRefusal[] }
  | { type: 'unknown'; error: unknown }

/** What the server is asked for a price. */
export type PriceQuestion = { body: QuoteRequest }

/** Would the server be asked the same? */
export const isSameQuestion = (one: PriceQuestion | undefined, other: PriceQuestion | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The quote on show; undefined before the first answer. */
export const quoteIn = (price: OrderPrice): Quote | undefined => ('quote' in price ? price.quote : undefined)

/** Milliseconds for which a quote holds, by the server's clock alone. */
export const lifetimeOf = ({ created_at, expires_at }: Pick<Quote, 'created_at' | 'expires_at'>): number =>
  Math.max(0, Date.parse(expires_at) - Date.parse(created_at))

/** What a renewed quote costs more than the one before; negative when it costs less, 0 when it is no renewal. */
export const differenceOf = ({ total, previous_total }: Pick<Quote, 'total' | 'previous_total'>): number =>
  previous_total === null ? 0 : total - previous_total
