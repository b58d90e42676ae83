import type { Config } from '#openapi/generated/client.ts'

/** Who sends the codes of an operation; null where no page offers it. */
export type CodeSender = 'shop' | 'firebase' | null

export type CodeSenders = {
  /** In place of a password; also from the public page that deletes an account. */
  signIn: CodeSender
  verifyPhone: CodeSender
  /** Signs in to an account that a social login is linked to. */
  claimAccount: CodeSender
  resetPassword: CodeSender
  verifyEmail: CodeSender
  /** In place of the current password for another password: a code, or a fresh sign-in by Firebase (docs/decisions/047). */
  choosePassword: CodeSender
  /** In place of the current password: another e-mail address, deletion, passkeys, ended sessions. */
  confirmOwner: CodeSender
  /** For the order of a guest, in another browser. */
  proveOrder: CodeSender
}

/**
 * What one-time codes do in this shop (docs/contract.md §2 Ours, docs/decisions/045). Firebase sends codes to phones alone, and its
 * proof signs in. A backend that does not say how it sends codes (undefined, not null) has the calls of the contract, which have no sign-in by code.
 */
export function codeSenders({
  one_time_codes,
  phone_by_firebase,
}: Pick<Config, 'one_time_codes' | 'phone_by_firebase'>): CodeSenders {
  const ofContract = one_time_codes === null ? null : 'shop'
  const ofShop = one_time_codes ? 'shop' : null
  const firebase = phone_by_firebase ? 'firebase' : null
  return {
    signIn: firebase ?? ofShop,
    verifyPhone: firebase ?? ofContract,
    claimAccount: firebase ?? ofShop,
    resetPassword: ofContract,
    verifyEmail: ofContract,
    choosePassword: firebase ?? ofContract,
    confirmOwner: ofContract,
    proveOrder: ofContract,
  }
}
