import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import { FORGOT_PASSWORD, SIGN_IN_CODE, SOCIAL_RETURN, VERIFY_PHONE } from '#src/navigation/pages.ts'
import { Screen as ResetPassword } from './reset-password.screen.tsx'
import { Screen as SignInCode } from './sign-in-code.screen.tsx'
import { Screen as SocialReturn } from './social-return.screen.tsx'
import { Screen as VerifyPhone } from './verify-phone.screen.tsx'

const pages: Record<string, ComponentType> = {
  [SIGN_IN_CODE]: SignInCode,
  [FORGOT_PASSWORD]: ResetPassword,
  [VERIFY_PHONE]: VerifyPhone,
  [SOCIAL_RETURN]: SocialReturn,
}

/** The pages that ask for a code, or may: one file, for they share nearly all they are made of. */
function CodePagesScreen() {
  const [path] = useLocation()
  const Page = pages[path]
  return Page && <Page />
}

export { CodePagesScreen as Screen }
