import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type SignOutActor, useSignOut } from './use-sign-out.ts'

/** Asks, waits 500 ms, clears what was the customer's, and goes to /home, or / from the landing page (docs/spec.md §4). */
export function Overlay() {
  const actor = useSignOut()
  return actor && <Question actor={actor} />
}

function Question({ actor }: { actor: SignOutActor }) {
  const words = useWords()
  const { toasts } = useShop()
  const go = useGo()
  const [path] = useLocation()
  const isOpen = useSelector(actor, ({ status }) => status === 'active')
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))

  const leave = useEffectEvent(() => {
    toasts.show({ kind: 'success', text: words.news.signedOut() })
    go(path === '/' ? '/' : '/home')
  })
  useEffect(() => {
    const stops = [
      actor.on('customer.left', () => leave()),
      actor.subscribe({
        complete: () => {
          if (actor.getSnapshot().output?.type === 'stayed') closeOverlay()
        },
      }),
    ]
    return () => {
      for (const { unsubscribe } of stops) unsubscribe()
    }
  }, [actor])

  return (
    <ConfirmDialog
      open={isOpen}
      title={words.shellLater.logoutQuestion()}
      busy={busy}
      onConfirm={() => actor.send({ type: 'logout.accept' })}
      onCancel={() => actor.send({ type: 'logout.decline' })}
    />
  )
}
