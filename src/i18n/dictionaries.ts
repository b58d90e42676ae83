import { i18nObject } from 'typesafe-i18n'
import type { Namespaces, TranslationFunctions, Translations } from './i18n-types.ts'
import type { Locale } from './locale.ts'

export type Words = TranslationFunctions
export type Namespace = Namespaces

export type Dictionary = Record<string, unknown>

/** A language's own file: its first words, and where the others are. */
type Language = { first: Dictionary; later: Record<string, () => Promise<Dictionary>> }

const languages = import.meta.glob<Language>('./*/first.ts')

const dictionaries = new Map<Locale, Dictionary>()
const built = new Map<Locale, Words>()
const listeners = new Set<() => void>()

/** Told whenever a language has learnt new words; returns how to stop listening. */
export function onWordsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Everything the language knows so far. A namespace that is not loaded yet says nothing: load before rendering. */
export function wordsOf(locale: Locale): Words {
  const known = built.get(locale)
  if (known) return known
  const words = i18nObject<Locale, Translations, TranslationFunctions, Record<string, never>>(
    locale,
    { ...dictionaries.get(locale) } as Translations,
    {},
  )
  built.set(locale, words)
  return words
}

/** Loads all texts of a language: the server prerenders any page at any time. */
export async function loadAllNamespaces(locale: Locale): Promise<void> {
  const language = await languages[`./${locale}/first.ts`]?.()
  const names = Object.keys(language?.later ?? {}).map((path) => path.split('/')[1] as Namespace)
  await lazyNamespaces(locale, names)
}

/** Loads the first words of a language and these namespaces, each once. */
export async function lazyNamespaces(locale: Locale, namespaces: readonly Namespace[] = []): Promise<void> {
  const language = await languages[`./${locale}/first.ts`]?.()
  if (!language) throw new Error(`No dictionary for ${locale}`)
  const known = dictionaries.get(locale) ?? language.first
  const missing = namespaces.filter((namespace) => !(namespace in known))
  const found = await Promise.all(missing.map((namespace) => language.later[`./${namespace}/index.ts`]?.()))
  if (dictionaries.has(locale) && missing.length === 0) return
  dictionaries.set(locale, {
    ...language.first,
    ...dictionaries.get(locale),
    ...Object.fromEntries(missing.map((namespace, index) => [namespace, found[index]])),
  })
  built.delete(locale)
  for (const listener of listeners) listener()
}
