import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'

/** What a part that comes later says. */
export const words = (...namespaces: Namespace[]) => lazyNamespaces(pageLocale(), namespaces)
