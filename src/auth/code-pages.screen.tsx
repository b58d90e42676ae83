import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import { Screen as ResetPassword } from './reset-password.screen.tsx'
import { Screen as SignInCode } from './sign-in-code.screen.tsx'
import { Screen as VerifyPhone } from './verify-phone.screen.tsx'

const pages: Record<string, ComponentType> = {
  '/auth/sign-in-code': SignInCode,
  '/auth/forgot-password': ResetPassword,
  '/auth/verify-phone': VerifyPhone,
}

/** The pages that ask for a code: one file, for they share nearly all they are made of. */
export function Screen() {
  const [path] = useLocation()
  const Page = pages[path]
  return Page && <Page />
}
