import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { closeOverlay } from '#src/navigation/overlay.ts'
import { useGift } from '#src/shared/offers/use-gift.ts'
import { WelcomeView } from './welcome.view.tsx'

/** After signing up; the discount of the first order is told once it is known (docs/spec.md §5, Other). */
function WelcomeOverlay() {
  const { sections } = useWords()
  const { business_name } = useConfig()
  return (
    <WelcomeView
      title={sections.welcome.title({ name: business_name })}
      gift={useGift()}
      onClose={closeOverlay}
    />
  )
}

export { WelcomeOverlay as Overlay }
