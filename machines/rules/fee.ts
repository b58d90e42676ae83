import type { Quote } from './quote.ts'

/** What the delivery costs, as far as the server has said: `outside` the zone of the store, or not answered. */
export type Fee =
  | { type: 'measuring' }
  | { type: 'known'; quote: Quote }
  | { type: 'outside' }
  | { type: 'unknown'; error: unknown }

export const measuring: Fee = { type: 'measuring' }
