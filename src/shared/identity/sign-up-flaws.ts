import { useWords } from '#i18n/i18n.tsx'
import type { SignUpFields } from '#machines/account/sign-up-form.ts'
import type { Flaw } from '#machines/rules/validation.ts'

/** Error text of a field; docs/spec.md §5 Profile form gives some of them. */
export function useSignUpFlawText(): (field: keyof SignUpFields, flaw: Flaw) => string {
  const { flaws } = useWords().auth
  return (field, flaw) => {
    switch (flaw) {
      case 'required':
        return field === 'f_name' || field === 'l_name' || field === 'phone' || field === 'email'
          ? flaws[field]()
          : flaws.required()
      case 'invalid':
        return field === 'phone' ? flaws.invalidPhone() : flaws.invalidEmail()
      case 'tooLong':
        return field === 'password' ? flaws.longPassword() : flaws.longEmail()
      case 'tooShort':
        return flaws.shortPassword()
      case 'common':
        return flaws.commonPassword()
      case 'personal':
        return flaws.personalPassword()
      case 'different':
        return flaws.differentPassword()
    }
  }
}
