import type { FailureReason } from '#server/db/schema.ts'

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
