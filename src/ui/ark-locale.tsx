import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'
import { useLocale } from '#i18n/i18n.tsx'

/**
 * Tells an Ark part the language and with it the direction of its keys. It stands around each part, so that Ark's
 * first bytes come with the first part that needs them and not with the page.
 */
export const ArkLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={useLocale()}>{children}</LocaleProvider>
)
