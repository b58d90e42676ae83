import { type Locale, locales } from './locale.ts'

/** The query field that names the language of an address (`public/boot.js` reads it, too). */
const FIELD = 'lang'

/** The language an address asks for, and its query without it; as the browser writes queries. */
export function languageIn(search: string): { asked: Locale | undefined; search: string } {
  const query = new URLSearchParams(search)
  const asked = locales.find((locale) => locale === query.get(FIELD))
  if (!asked) return { asked, search }
  query.delete(FIELD)
  return { asked, search: query.toString() }
}

/** The address of a page in a language; that in the shop's first language names none. */
export function inLanguage(path: string, locale: Locale): string {
  if (locale === locales[0]) return path
  return `${path}${path.includes('?') ? '&' : '?'}${FIELD}=${locale}`
}
