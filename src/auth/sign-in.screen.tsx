import { Redirect, useSearch } from 'wouter'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { sendsCodes } from '#src/identity/codes-of.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { connectSignIn } from './auth.ports.ts'
import { nextPage } from './next-page.ts'
import { SignInView } from './sign-in.view.tsx'

export function Screen() {
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const search = useSearch()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(() => connectSignIn(api, storage), {
    email_or_phone: storage.read('rememberedLogin') ?? '',
    guest_id: actors.session.getSnapshot().context.guest_id,
    must_verify: config.customer_verification === 1,
  })
  const next = nextPage(search)
  useTellApp('signIn', actor, { next })

  // The customer has signed in here just now, earlier, or in another tab.
  if (token) return <Redirect to={next} replace />
  return (
    <SignInView
      snapshot={snapshot}
      send={send}
      isNew={new URLSearchParams(search).get('from') === 'sign-up'}
      signUpPath={`/auth/sign-up?${search}`}
      codePath={config.one_time_codes ? `/auth/sign-in-code?${search}` : undefined}
      forgotPath={sendsCodes(config) ? `/auth/forgot-password?${search}` : undefined}
    />
  )
}
