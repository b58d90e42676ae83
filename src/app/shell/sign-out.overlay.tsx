import { useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type SignOutActor, useSignOut } from './use-sign-out.ts'

/** Asks, waits 500 ms, clears what was the customer's, and goes to /home, or / from the landing page (docs/spec.md §4). */
function SignOutOverlay() {
  const actor = useSignOut()
  return actor && <Question actor={actor} />
}

function Question({ actor }: { actor: SignOutActor }) {
  const words = useWords()
  const [path] = useLocation()
  const isOpen = useSelector(actor, ({ status }) => status === 'active')
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))

  useTellApp('signOut', actor, { path })

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

export { SignOutOverlay as Overlay }
