import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaws, isEmail, required } from '#machines/rules/validation.ts'
import type { Login } from '#openapi/generated/client.ts'

export type SignInFields = { email_or_phone: string; password: string }

export const signInFlaws = (fields: SignInFields): Flaws<SignInFields> =>
  required(fields, ['email_or_phone', 'password'])

/** The login in the words of every backend of the contract; a guest's cart and orders come along (docs/contract.md §1). */
export const loginBody = ({ email_or_phone, password }: SignInFields, guest_id: string | null): Login => {
  const name = typedText(email_or_phone)
  const kind = isEmail(name) ? 'email' : 'phone'
  return {
    [kind]: name,
    email_or_phone: name,
    field_type: kind,
    login_type: 'manual',
    password,
    ...(guest_id === null ? {} : { guest_id }),
  }
}
