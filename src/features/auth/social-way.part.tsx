import { Suspense } from 'react'
import { useConfig } from '#src/core/config.ts'
import { latePart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SocialButtonsProps } from './social-buttons.part.tsx'

const SocialButtons = latePart(async () => (await import('./social-buttons.part.tsx')).SocialButtons)

/** Google, Apple and Facebook below a form, in a shop that has a client there. */
export function SocialSignIn(props: SocialButtonsProps) {
  const { social_login } = useConfig()
  if (social_login.length === 0) return null
  return (
    <Suspense
      fallback={social_login.map(({ login_medium }) => <Skeleton key={login_medium} height="52px" />)}
    >
      <SocialButtons {...props} />
    </Suspense>
  )
}
