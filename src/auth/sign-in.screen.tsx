import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { connectSignIn } from './auth.ports.ts'
import { nextPage } from './next-page.ts'
import { SignInView } from './sign-in.view.tsx'

export function Screen() {
  const words = useWords()
  const { api, storage, actors, toasts } = useShop()
  const search = useSearch()
  const token = useToken()
  const [machine] = useState(() => connectSignIn(api, storage))
  const ref = useActorRef(machine, {
    input: {
      email_or_phone: storage.read('rememberedLogin') ?? '',
      guest_id: actors.session.getSnapshot().context.guest_id,
    },
  })
  const snapshot = useSelector(ref, (current) => current)

  useEffect(
    () =>
      ref.subscribe({
        complete: () => {
          const outcome = ref.getSnapshot().output
          if (!outcome) return
          if (outcome.remembered) storage.write('rememberedLogin', outcome.remembered)
          else storage.remove('rememberedLogin')
          actors.session.send({ type: 'signed.in', token: outcome.token })
          toasts.show({ kind: 'success', text: words.news.signedIn() })
        },
      }).unsubscribe,
    [ref, storage, actors, toasts, words],
  )

  // Signed in just now, before, or in another tab: they go on.
  if (token) return <Redirect to={nextPage(search)} replace />
  return (
    <SignInView
      snapshot={snapshot}
      send={ref.send}
      isNew={new URLSearchParams(search).get('from') === 'sign-up'}
      signUpPath={`/auth/sign-up?${search}`}
    />
  )
}
