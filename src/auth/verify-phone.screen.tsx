import { Redirect, useSearch } from 'wouter'
import { readTab } from '#browser/tab-storage.ts'
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
import { connectVerifyPhone } from './verify-phone.ports.ts'
import { VerifyPhoneView } from './verify-phone.view.tsx'

/** `/auth/verify-phone`: where the shop lets nobody in whose phone is not proven. */
export function Screen() {
  const { verify } = useWords().auth
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const next = nextPage(useSearch())
  const shopper = useToken()
  const { length, outbox_url } = codesOf(config)
  const { token, phone } = readTab(window, 'waitingSignIn') ?? { token: '', phone: '' }
  const { actor, snapshot, send } = useFlow(
    () =>
      connectVerifyPhone(
        { api, storage, clock: Date },
        { token, guest_id: actors.session.getSnapshot().context.guest_id },
      ),
    { phone, length },
  )
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  useTellApp('verifyPhone', actor, { next })

  if (shopper) return <Redirect to={next} replace />
  return (
    <VerifyPhoneView
      texts={{ title: verify.title(), note: verify.note(), leave: verify.later() }}
      snapshot={snapshot}
      send={send}
      code={code}
      outbox_url={outbox_url}
      country={config.country}
      pickCountry={config.country_picker_status === 1}
    />
  )
}
