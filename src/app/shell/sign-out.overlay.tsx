import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectSignOut } from './sign-out.ports.ts'

/** Asks, waits 500 ms, clears what was the customer's, and goes to /home, or / from the landing page (spec §4). */
export function Overlay() {
  const words = useWords()
  const shop = useShop()
  const queries = useQueryClient()
  const go = useGo()
  const [path] = useLocation()
  const [machine] = useState(() => connectSignOut(shop, queries))
  const ref = useActorRef(machine)
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))

  useEffect(
    () =>
      ref.subscribe({
        complete: () => {
          if (ref.getSnapshot().output?.type === 'stayed') return closeOverlay()
          shop.toasts.show({ kind: 'success', text: words.news.signedOut() })
          go(path === '/' ? '/' : '/home')
        },
      }).unsubscribe,
    [ref, shop, words, go, path],
  )

  return (
    <ConfirmDialog
      open
      title={words.shell.logoutQuestion()}
      busy={busy}
      onConfirm={() => ref.send({ type: 'logout.accept' })}
      onCancel={() => ref.send({ type: 'logout.decline' })}
    />
  )
}
