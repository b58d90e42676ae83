import type { CodeSender } from '#machines/rules/code-ways.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaws, isEmail, LONGEST_EMAIL, required } from '#machines/rules/validation.ts'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { passwordFlaw } from './password-flaw.ts'

export type SavedProfile = Pick<
  CustomerInfo,
  'f_name' | 'l_name' | 'phone' | 'email' | 'is_phone_verified' | 'is_email_verified'
>

/** `password` and its confirmation stay empty unless the customer wants another one. */
export type ProfileFields = {
  f_name: string
  l_name: string
  email: string
  password: string
  confirm_password: string
}

export const fieldsOf = ({ f_name, l_name, email }: SavedProfile): ProfileFields => ({
  f_name,
  l_name,
  email,
  password: '',
  confirm_password: '',
})

/** docs/spec.md §5 Profile form. */
export function profileFlaws(fields: ProfileFields, saved: SavedProfile): Flaws<ProfileFields> {
  const email = typedText(fields.email)
  const flaw = wantsPassword(fields) ? passwordFlaw(fields.password, { ...saved, ...fields }) : undefined
  return {
    ...(isEmail(email) ? {} : { email: 'invalid' as const }),
    ...(email.length > LONGEST_EMAIL ? { email: 'tooLong' as const } : {}),
    ...(flaw ? { password: flaw } : {}),
    ...(fields.password === fields.confirm_password ? {} : { confirm_password: 'different' as const }),
    ...required(fields, ['f_name', 'l_name', 'email']),
  }
}

export const isChanged = (fields: ProfileFields, saved: SavedProfile): boolean =>
  wantsPassword(fields) ||
  fields.f_name.trim() !== saved.f_name ||
  fields.l_name.trim() !== saved.l_name ||
  isOtherEmail(fields, saved)

/**
 * docs/contract.md §2 Profile: a session alone changes neither. Where Firebase sends the codes, the sign-in may have proven a new
 * password, and the server says so.
 */
export const needsProof = (fields: ProfileFields, saved: SavedProfile, codes: CodeSender): boolean =>
  isOtherEmail(fields, saved) || (wantsPassword(fields) && codes !== 'firebase')

/** What the server has once it took the form. */
export const savedAfter = (saved: SavedProfile, fields: ProfileFields): SavedProfile => ({
  ...saved,
  f_name: fields.f_name.trim(),
  l_name: fields.l_name.trim(),
  email: typedText(fields.email).toLowerCase(),
  is_email_verified: isOtherEmail(fields, saved) ? 0 : saved.is_email_verified,
})

/** docs/contract.md §2 Ours: the verified phone or e-mail address, the phone first; the phone while neither is verified. */
export const codesGoTo = ({ phone, email, is_phone_verified, is_email_verified }: SavedProfile): string =>
  !is_phone_verified && is_email_verified ? email : phone

const wantsPassword = ({ password, confirm_password }: ProfileFields): boolean =>
  password !== '' || confirm_password !== ''

const isOtherEmail = ({ email }: ProfileFields, saved: SavedProfile): boolean =>
  typedText(email).toLowerCase() !== saved.email.toLowerCase()
