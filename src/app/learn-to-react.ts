import { lazyNamespaces } from '#i18n/dictionaries.ts'
import type { Locale } from '#i18n/locale.ts'

/** Loads the reactions and the words they say. */
export const learnToReact = async (locale: Locale) => {
  const [reactions] = await Promise.all([
    import('./reactions/react-to.ts'),
    lazyNamespaces(locale, ['news', 'refusals']),
  ])
  return reactions
}
