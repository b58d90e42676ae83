import { Redirect, useSearch } from 'wouter'
import { codeSenders } from '#machines/rules/code-ways.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { nextPage } from '#src/navigation/next-page.ts'
import { connectSignIn } from './auth.ports.ts'
import { SignInView } from './sign-in.view.tsx'
import { SignInWithPasskey } from './sign-in-with-passkey.part.tsx'
import { SocialSignIn } from './social-way.part.tsx'
import { useInvitation } from './use-invitation.ts'

function SignInScreen() {
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const senders = codeSenders(config)
  const search = useSearch()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(() => connectSignIn(api, storage), {
    email_or_phone: storage.read('rememberedLogin') ?? '',
    guest_id: actors.session.getSnapshot().context.guest_id,
    must_verify: config.customer_verification === 1,
  })
  const next = nextPage(search)
  const from = new URLSearchParams(search).get('from')
  const ref_code = useInvitation()
  useTellApp('signIn', actor, { next })

  // The customer has signed in here just now, earlier, or in another tab.
  if (token) return <Redirect to={next} replace />
  return (
    <SignInView
      snapshot={snapshot}
      send={send}
      isNew={from === 'sign-up'}
      isEnded={from === 'ended'}
      signUpPath={authPath('sign-up', search)}
      passkey={<SignInWithPasskey next={next} must_verify={config.customer_verification === 1} />}
      social={<SocialSignIn next={next} ref_code={ref_code} />}
      codePath={senders.signIn ? authPath('sign-in-code', search) : undefined}
      forgotPath={senders.resetPassword ? authPath('forgot-password', search) : undefined}
    />
  )
}

export { SignInScreen as Screen }
