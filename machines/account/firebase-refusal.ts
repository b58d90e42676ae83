import { serverRefusals } from '#machines/rules/refusal.ts'

/** Names of errors of `accounts:sendVerificationCode`; Identity Toolkit may say more behind a name. */
const ofPhone = ['INVALID_PHONE_NUMBER', 'MISSING_PHONE_NUMBER', 'OPERATION_NOT_ALLOWED']
const ofNumber = ['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED']

/** Why Firebase sends no code: for the phone, or because too many were asked for; undefined where another try may help. */
export function refusedBy(error: unknown): 'phone' | 'often' | undefined {
  const [refusal] = serverRefusals(error)
  if (!refusal) return undefined
  if (ofPhone.includes(refusal.code)) return 'phone'
  return ofNumber.includes(refusal.code) ? 'often' : undefined
}
