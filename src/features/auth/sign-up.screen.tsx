import { Redirect, useSearch } from 'wouter'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { nextPage } from '#src/navigation/next-page.ts'
import { connectSignUp } from './auth.ports.ts'
import { SignUpView } from './sign-up.view.tsx'
import { SocialSignIn } from './social-way.part.tsx'
import { useInvitation } from './use-invitation.ts'

function SignUpScreen() {
  const { api, storage, actors } = useShop()
  const { country, country_picker_status, customer_verification } = useConfig()
  const search = useSearch()
  const token = useToken()
  const next = nextPage(search)
  const ref_code = useInvitation()
  const { actor, snapshot, send } = useFlow(() => connectSignUp(api, storage), {
    guest_id: actors.session.getSnapshot().context.guest_id,
    must_verify: customer_verification === 1,
    ref_code,
  })
  useTellApp('signUp', actor, { next })

  if (token) return <Redirect to={next} replace />
  return (
    <SignUpView
      snapshot={snapshot}
      send={send}
      country={country}
      pickCountry={country_picker_status === 1}
      social={<SocialSignIn next={next} ref_code={ref_code} />}
      signInPath={authPath('sign-in', search)}
    />
  )
}

export { SignUpScreen as Screen }
