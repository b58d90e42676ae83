import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { legalPages } from '#src/shop/legal-pages.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useToken } from '#src/shop/where.ts'
import { HelpView } from './help.view.tsx'

/** /help-and-support (docs/spec.md §2). */
export function Screen() {
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
