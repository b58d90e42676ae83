import { isPrerendering } from '#browser/is-prerendering.ts'
import type { Locales } from './i18n-types.ts'

export type Locale = Locales

/** The shop's languages, the first one for everybody whose own is not among them. */
export const locales: readonly Locale[] = ['en', 'ar']

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Which way a language is written; takes any tag, `ar-EG` as well as `ar`. */
export const direction = (locale: string): 'rtl' | 'ltr' =>
  rightToLeft.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'

/** The first wish the shop can fulfil: the stored language, then those of the browser. */
export const chooseLocale = (wishes: readonly (string | null | undefined)[]): Locale =>
  wishes
    .map((wish) => locales.find((locale) => wish?.toLowerCase().split('-')[0] === locale))
    .find(Boolean) ?? 'en'

/** The language this page is in. It is settled before the first paint and changes only with a reload (docs/spec.md §4). */
export const pageLocale = (): Locale =>
  // The prerenderer has loaded all dictionaries before.
  isPrerendering ? 'en' : chooseLocale([document.documentElement.lang])
