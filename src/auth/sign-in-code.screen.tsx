import { Redirect, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/enter-code.machine.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { codesOf } from '#src/identity/codes-of.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { nextPage } from './next-page.ts'
import { connectSignInWithCode } from './verify-phone.ports.ts'
import { VerifyPhoneView } from './verify-phone.view.tsx'

/** `/auth/sign-in-code`: a code in place of the password. */
export function Screen() {
  const { codeSignIn } = useWords().auth
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const next = nextPage(useSearch())
  const shopper = useToken()
  const { length, outbox_url } = codesOf(config)
  const { guest_id } = actors.session.getSnapshot().context
  const { actor, snapshot, send } = useFlow(
    () => connectSignInWithCode({ api, storage, clock: Date }, { guest_id }),
    { phone: '', length },
  )
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  useTellApp('signInWithCode', actor, { next })

  if (shopper) return <Redirect to={next} replace />
  return (
    <VerifyPhoneView
      texts={{ title: codeSignIn.title(), note: codeSignIn.note(), leave: codeSignIn.password() }}
      snapshot={snapshot}
      send={send}
      code={code}
      outbox_url={outbox_url}
      country={config.country}
      pickCountry={config.country_picker_status === 1}
    />
  )
}
