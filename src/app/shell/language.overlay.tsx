import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { connectChangeLanguage } from './language.ports.ts'

/** Asks before the language changes, because the page is loaded again (docs/spec.md §4, §8). */
function LanguageOverlay({ locale }: { locale: string }) {
  const words = useWords()
  const { storage } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectChangeLanguage(storage), { locale })
  useTellApp('changeLanguage', actor)

  return (
    <ConfirmDialog
      open
      title={words.shellLater.languageQuestion()}
      cancelLabel={words.shellLater.languageKept()}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => send({ type: 'language.accept' })}
      onCancel={() => send({ type: 'language.decline' })}
    >
      {words.shellLater.languageNote()}
    </ConfirmDialog>
  )
}

export { LanguageOverlay as Overlay }
