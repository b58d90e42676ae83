import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { leaveNote } from '#browser/note.ts'
import { reload } from '#browser/reload.ts'
import { useWords } from '#i18n/i18n.tsx'
import { closeOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectChangeLanguage } from './language.ports.ts'

/** Asks before the language changes, because the page is loaded again (docs/spec.md §4, §8). */
export function Overlay({ locale }: { locale: string }) {
  const words = useWords()
  const { storage } = useShop()
  const [machine] = useState(() => connectChangeLanguage(storage))
  const ref = useActorRef(machine, { input: { locale } })
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))

  useEffect(
    () =>
      ref.subscribe({
        complete: () => {
          if (ref.getSnapshot().output?.type === 'kept') return closeOverlay()
          // The entry under the dialog is the page itself; the reload shows it without the question.
          window.history.replaceState(null, '', window.location.href)
          leaveNote(window, 'languageChanged')
          reload(window)
        },
      }).unsubscribe,
    [ref],
  )

  return (
    <ConfirmDialog
      open
      title={words.shellLater.languageQuestion()}
      cancelLabel={words.actions.no()}
      busy={busy}
      onConfirm={() => ref.send({ type: 'language.accept' })}
      onCancel={() => ref.send({ type: 'language.decline' })}
    >
      {words.shellLater.languageNote()}
    </ConfirmDialog>
  )
}
