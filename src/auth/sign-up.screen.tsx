import { Redirect, useSearch } from 'wouter'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { connectSignUp } from './auth.ports.ts'
import { nextPage } from './next-page.ts'
import { SignUpView } from './sign-up.view.tsx'

export function Screen() {
  const { api, storage, actors } = useShop()
  const { country, country_picker_status, customer_verification } = useConfig()
  const search = useSearch()
  const token = useToken()
  const next = nextPage(search)
  const { actor, snapshot, send } = useFlow(() => connectSignUp(api, storage), {
    guest_id: actors.session.getSnapshot().context.guest_id,
    must_verify: customer_verification === 1,
    ref_code: new URLSearchParams(search).get('code') ?? '',
  })
  useTellApp('signUp', actor, { next })

  if (token) return <Redirect to={next} replace />
  return (
    <SignUpView
      snapshot={snapshot}
      send={send}
      country={country}
      pickCountry={country_picker_status === 1}
      signInPath={`/auth/sign-in?${search}`}
    />
  )
}
