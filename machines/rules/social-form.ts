import { isPhone } from '#machines/rules/phone.ts'
import type { SocialProof } from '#machines/rules/social-return.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaws, isBlank, isEmail, LONGEST_EMAIL, required } from '#machines/rules/validation.ts'
import type { SocialRegister, SocialSignIn } from '#openapi/generated/client.ts'
import type { SocialFields } from './social-fields.ts'

export const untyped: SocialFields = { f_name: '', l_name: '', phone: '', email: '', ref_code: '' }

/**
 * The phone always; names and e-mail address where the medium does not say them (docs/contract.md §2 Auth); the referral
 * code where an invitation brought one.
 */
export const askedOf = (
  { f_name, email }: SocialSignIn,
  { ref_code }: SocialFields,
): readonly (keyof SocialFields)[] => [
  ...(f_name ? [] : (['f_name', 'l_name'] as const)),
  'phone',
  ...(email ? [] : (['email'] as const)),
  ...(isBlank(ref_code) ? [] : (['ref_code'] as const)),
]

export const socialFlaws = (
  fields: SocialFields,
  asked: readonly (keyof SocialFields)[],
): Flaws<SocialFields> => ({
  ...(asked.includes('phone') && !isPhone(fields.phone.trim()) ? { phone: 'invalid' as const } : {}),
  ...(asked.includes('email') ? emailFlaws(fields) : {}),
  ...required(
    fields,
    asked.filter((field) => field !== 'l_name' && field !== 'ref_code'),
  ),
})

/** Names and e-mail address that were not asked for stay away: those of the id token count. */
export function socialRegisterBody(
  {
    proof,
    fields,
    asked,
  }: { proof: SocialProof; fields: SocialFields; asked: readonly (keyof SocialFields)[] },
  guest_id: string | null,
): SocialRegister {
  const given = asked
    .filter((field) => field !== 'phone' && !isBlank(fields[field]))
    .map((field) => [field, isName(field) ? fields[field].trim() : typedText(fields[field])])
  return {
    ...proof,
    phone: fields.phone.trim(),
    ...Object.fromEntries(given),
    ...(guest_id === null ? {} : { guest_id }),
  }
}

const isName = (field: keyof SocialFields) => field === 'f_name' || field === 'l_name'

const emailFlaws = ({ email }: SocialFields): Flaws<SocialFields> => {
  if (!isEmail(typedText(email))) return { email: 'invalid' }
  return typedText(email).length > LONGEST_EMAIL ? { email: 'tooLong' } : {}
}
