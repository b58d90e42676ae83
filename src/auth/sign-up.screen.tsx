import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { openOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { connectSignUp } from './auth.ports.ts'
import { nextPage } from './next-page.ts'
import { SignUpView } from './sign-up.view.tsx'

export function Screen() {
  const words = useWords()
  const { api, storage, actors, toasts } = useShop()
  const { country, country_picker_status } = useConfig()
  const search = useSearch()
  const token = useToken()
  const [machine] = useState(() => connectSignUp(api, storage))
  const ref = useActorRef(machine, {
    input: {
      guest_id: actors.session.getSnapshot().context.guest_id,
      ref_code: new URLSearchParams(search).get('code') ?? '',
    },
  })
  const snapshot = useSelector(ref, (current) => current)

  const go = useGo()
  const finish = useEffectEvent(() => {
    const outcome = ref.getSnapshot().output
    if (!outcome) return
    actors.session.send({ type: 'signed.in', token: outcome.token })
    toasts.show({ kind: 'success', text: words.news.signedUp() })
    go(nextPage(search), { replace: true })
    openOverlay({ name: 'welcome' })
  })
  useEffect(() => ref.subscribe({ complete: () => finish() }).unsubscribe, [ref])

  if (token) return <Redirect to={nextPage(search)} replace />
  return (
    <SignUpView
      snapshot={snapshot}
      send={ref.send}
      country={country}
      pickCountry={country_picker_status === 1}
      signInPath={`/auth/sign-in?${search}`}
    />
  )
}
