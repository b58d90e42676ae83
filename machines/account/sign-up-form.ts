import { isPhone } from '#machines/rules/phone.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaw, type Flaws, isEmail, LONGEST_EMAIL, required } from '#machines/rules/validation.ts'
import type { SignUp } from '#openapi/generated/client.ts'
import { passwordFlaw } from './password-flaw.ts'

export type SignUpFields = {
  f_name: string
  l_name: string
  phone: string
  email: string
  password: string
  confirm_password: string
  ref_code: string
}

/** Both names, a phone number, a valid e-mail address of at most 255 characters, a password that is hard to guess, twice (docs/spec.md §5). */
export const signUpFlaws = (fields: SignUpFields): Flaws<SignUpFields> => ({
  ...(isPhone(fields.phone.trim()) ? {} : { phone: 'invalid' as const }),
  ...emailFlaws(fields),
  ...passwordFlaws(fields),
  ...required(fields, ['f_name', 'l_name', 'phone', 'email', 'password', 'confirm_password']),
})

export const signUpBody = (fields: SignUpFields, guest_id: string | null): SignUp => {
  const ref_code = typedText(fields.ref_code)
  return {
    f_name: fields.f_name.trim(),
    l_name: fields.l_name.trim(),
    name: `${fields.f_name.trim()} ${fields.l_name.trim()}`,
    phone: fields.phone.trim(),
    email: typedText(fields.email),
    password: fields.password,
    confirm_password: fields.confirm_password,
    ...(ref_code === '' ? {} : { ref_code }),
    ...(guest_id === null ? {} : { guest_id }),
  }
}

const emailFlaws = ({ email }: SignUpFields): { email?: Flaw } => {
  if (!isEmail(typedText(email))) return { email: 'invalid' }
  return typedText(email).length > LONGEST_EMAIL ? { email: 'tooLong' } : {}
}

const passwordFlaws = (fields: SignUpFields): Flaws<SignUpFields> => {
  const flaw = passwordFlaw(fields.password, fields)
  return {
    ...(flaw ? { password: flaw } : {}),
    ...(fields.password === fields.confirm_password ? {} : { confirm_password: 'different' }),
  }
}
