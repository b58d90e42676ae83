import { Redirect, useSearch } from 'wouter'
import { clock } from '#browser/clock.ts'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { nextPage } from '#src/navigation/next-page.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { connectResetPassword } from './reset-password.ports.ts'
import { ResetPasswordView } from './reset-password.view.tsx'

/** `/auth/forgot-password`: a code, another password, and the customer is signed in. */
function ResetPasswordScreen() {
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const search = useSearch()
  const token = useToken()
  const { length, outbox_url } = codesOf(config)
  const next = nextPage(search)
  const { actor, snapshot, send } = useFlow(() => connectResetPassword(api, storage, clock), {
    email_or_phone: storage.read('rememberedLogin') ?? '',
    length,
    guest_id: actors.session.getSnapshot().context.guest_id,
    must_verify: config.customer_verification === 1,
  })
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  useTellApp('resetPassword', actor, { next })

  if (token) return <Redirect to={next} replace />
  return (
    <ResetPasswordView
      snapshot={snapshot}
      send={send}
      code={code}
      outbox_url={outbox_url}
      signInPath={authPath('sign-in', search)}
    />
  )
}

export { ResetPasswordScreen as Screen }
