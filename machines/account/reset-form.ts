import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaws, isEmail, required } from '#machines/rules/validation.ts'
import { passwordFlaw } from './password-flaw.ts'

export type ResetFields = { email_or_phone: string; password: string; confirm_password: string }

export const nameFlaws = (fields: ResetFields): Flaws<ResetFields> => required(fields, ['email_or_phone'])

export const newPasswordFlaws = (fields: ResetFields): Flaws<ResetFields> => {
  const flaw = passwordFlaw(fields.password, ownData(fields))
  return {
    ...(flaw ? { password: flaw } : {}),
    ...(fields.password === fields.confirm_password ? {} : { confirm_password: 'different' as const }),
    ...required(fields, ['password', 'confirm_password']),
  }
}

/** Of the account no more is known here than the phone or e-mail address. */
const ownData = ({ email_or_phone }: ResetFields) => ({
  f_name: '',
  l_name: '',
  phone: isEmail(typedText(email_or_phone)) ? '' : email_or_phone,
  email: isEmail(typedText(email_or_phone)) ? email_or_phone : '',
})

/** A phone number or an e-mail address as the server takes it. */
export function recipientOf(typed: string): { phone: string } | { email: string } {
  const name = typedText(typed)
  return isEmail(name) ? { email: name } : { phone: name }
}
