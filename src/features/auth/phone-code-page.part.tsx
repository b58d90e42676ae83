import { Redirect, useSearch } from 'wouter'
import { clock } from '#browser/clock.ts'
import { useLocale } from '#i18n/i18n.tsx'
import type { EarlierCode, enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import type { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { nextPage } from '#src/navigation/next-page.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { type CodeWorld, firebaseIn, type Waiting } from './verify-phone.ports.ts'
import { type VerifyPhoneTexts, VerifyPhoneView } from './verify-phone.view.tsx'

type Props = {
  flow: 'signInWithCode' | 'verifyPhone'
  texts: VerifyPhoneTexts
  /** The number as the customer typed it before, or empty. */
  phone: string
  /** The code that this tab asked for before a reload. */
  earlier?: EarlierCode | undefined
  /** The customer has just signed up. */
  isNew?: boolean
  connect: (world: CodeWorld, guest: Pick<Waiting, 'guest_id'>) => typeof verifyPhoneMachine
}

/** Signs the customer in by a code to their phone, and goes on to where they wanted to be. */
export function PhoneCodePage({ flow, texts, phone, earlier, isNew = false, connect }: Props) {
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const next = nextPage(useSearch())
  const token = useToken()
  const { length, outbox_url } = codesOf(config)
  const { guest_id } = actors.session.getSnapshot().context
  const firebase = firebaseIn(window, config, useLocale())
  const { actor, snapshot, send } = useFlow(() => connect({ api, storage, clock, firebase }, { guest_id }), {
    phone,
    length,
    codes: firebase ? 'firebase' : 'shop',
    earlier,
  })
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  const proof = useChild<typeof phoneByFirebaseMachine>(snapshot, 'phoneByFirebase')
  useTellApp(flow, actor, { next, isNew })

  if (token) return <Redirect to={next} replace />
  return (
    <VerifyPhoneView
      texts={texts}
      snapshot={snapshot}
      send={send}
      code={code}
      proof={proof}
      outbox_url={outbox_url}
      country={config.country}
      pickCountry={config.country_picker_status === 1}
    />
  )
}
