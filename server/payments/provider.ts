import type { IncomingHttpHeaders } from 'node:http'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import type { Notice, Sum } from '#server/rules/notice.type.ts'
import type { Locale } from '#server/rules/text.ts'

export type PaymentToOpen = {
  /** The idempotency key: the same id always gets the same page. */
  id: string
  /** `null` when the wallet is filled. */
  order_id: number | null
  sum: Sum
  /** Where the gateway sends the browser after every outcome of a payment. */
  return_link: string
  locale: Locale
}

/** Money that came, to be given back. */
export type Repayment = {
  /** Asked for twice under the same id, it is given back once. */
  id: string
  reference: string
  transaction_reference: string
  sum: Sum
}

/** A payment gateway. Each call may throw `PaymentUnavailable`. */
export type PaymentProvider = {
  gateway: 'sandbox' | 'stripe'
  title: Text
  /** Minor units of the shop's currency as this gateway counts them; `undefined` for an amount that it refuses. */
  sumOf: (minor: number, currency: ShopSettings['currency']) => Sum | undefined
  open: (payment: PaymentToOpen) => Promise<{ reference: string; redirect_link: string }>
  /** What came of a payment so far. */
  look: (reference: string) => Promise<Notice>
  /** Closes an unpaid page and returns the result. */
  close: (reference: string) => Promise<Notice>
  /** Returns money to the card or account that paid; the call ends once the gateway has accepted it. */
  refund: (repayment: Repayment) => Promise<void>
  /** A message the gateway sent, byte for byte; `undefined` when it is about something else. Refuses one it did not sign. */
  readMessage: (raw: Buffer, headers: IncomingHttpHeaders) => Notice | undefined
}

/** The gateway does not answer, or not as it promised; the customer may try again. */
export class PaymentUnavailable extends Error {
  readonly statusCode = 503
}
