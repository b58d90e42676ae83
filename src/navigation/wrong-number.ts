import type { OrderProofState } from './track-path.ts'

/** The customer corrects the phone number of this history entry: it proves nothing any more. */
export const correcting = (wrong_number: string) => ({ contact_number: undefined, wrong_number })

export type PhoneState = Partial<OrderProofState & { wrong_number: string }> | null

/** The phone number that the customer corrects; empty when there is none to correct. */
export const wrongNumberIn = (entry: PhoneState): string =>
  entry?.contact_number ? '' : (entry?.wrong_number ?? '')
