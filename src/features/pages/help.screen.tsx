import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useToken } from '#src/core/where.ts'
import { legalPages } from '#src/navigation/legal-pages.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { HelpView } from './help.view.tsx'

/** /help-and-support (docs/spec.md §2). */
function HelpScreen() {
  const words = useWords()
  const config = useConfig()
  const token = useToken()
  return (
    <HelpView
      business={config}
      rules={legalPages(config, words)}
      isCustomer={token !== null}
      onShowMap={() =>
        openOverlay({ name: 'store-map', title: config.business_name, ...config.default_location })
      }
    />
  )
}

export { HelpScreen as Screen }
