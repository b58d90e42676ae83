import type { IncomingHttpHeaders } from 'node:http'
import type { FailureReason } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import type { Locale } from '#server/rules/text.ts'

/** An amount in the smallest unit the gateway counts in, and its currency as ISO 4217 writes it. */
export type Sum = { amount: number; currency: string }

/** What a gateway says of one payment; `processing` means that it will decide later. */
export type Notice = {
  /** Its own name of the payment page. */
  reference: string
  state: 'open' | 'processing' | 'paid' | 'failed' | 'canceled' | 'expired'
  /** Why it failed, was canceled or expired. */
  reason?: FailureReason | undefined
  sum: Sum
  /** What to name when the money is to be given back. */
  transaction_reference: string | null
}

export type PaymentToOpen = {
  /** The idempotency key: the same id always gets the same page. */
  id: string
  /** `null` when the wallet is filled. */
  order_id: number | null
  sum: Sum
  /** Where the gateway sends the browser, whatever came of it. */
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
  /** Minor units of the shop's currency as this gateway counts them. */
  sumOf: (minor: number, currency: ShopSettings['currency']) => Sum
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
