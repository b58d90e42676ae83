import type { Recipient } from './recipient.ts'

/** A code that opens the account at its recipient. */
type AccessCode = {
  purpose: 'verify_phone' | 'verify_email' | 'reset_password' | 'login'
  recipient: Recipient
}

/** A code with which another browser acts for the guest of an order. */
type OrderCode = { purpose: 'order'; recipient: Recipient }

/** A code with which a signed-in customer confirms a change: one for each account, wherever it was sent. */
type ConfirmationCode = { purpose: 'confirm'; customer_id: number }

/** Purpose and owner of a code. */
export type CodeName = AccessCode | OrderCode | ConfirmationCode

export type Purpose = CodeName['purpose']
