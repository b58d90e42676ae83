import { lazyNamespaces, type Words, wordsOf } from '#i18n/dictionaries.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Shop } from '#src/shop/shop.ts'

type Speech = typeof import('./news.ts')

/** The code and the words that things are said with; they come with the first news, or are asked for before. */
export const learnToSpeak = async (locale: Locale): Promise<Speech & { words: Words }> => {
  const [speech] = await Promise.all([import('./news.ts'), lazyNamespaces(locale, ['news', 'refusals'])])
  return { ...speech, words: wordsOf(locale) }
}

/** Listens to the actors of app lifetime from the start and says what they announce. Call before they start. */
export function announceNews(shop: Shop, go: (to: string) => void, locale: Locale, note?: string): void {
  const { session, cart } = shop.actors
  let learning: ReturnType<typeof learnToSpeak> | undefined
  const speak = (say: (speech: Speech & { words: Words }) => void) => {
    // One promise for all, so that what happened first is said first, and no later note is replaced by an earlier one.
    learning ??= learnToSpeak(locale)
    // Without its code there are no toasts to say it in either.
    learning.then(say, () => {
      learning = undefined
    })
  }

  session.on('session.expired', (news) => {
    speak(({ sayNews, words }) => sayNews(news, shop, words))
    go('/auth/sign-in')
  })
  cart.on('*', (news) => speak(({ sayNews, words }) => sayNews(news, shop, words)))
  if (note) speak(({ sayNote, words }) => sayNote(note, shop, words))
}
