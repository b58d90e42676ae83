import { useLocale } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import type { CodeWorld } from './verify-phone.ports.ts'

/** What a proof by Firebase needs, in a shop whose codes come from there. */
export function useFirebase(): CodeWorld['firebase'] {
  const locale = useLocale()
  const { phone_by_firebase: firebase } = useConfig()
  return firebase ? { window, firebase, locale } : undefined
}
