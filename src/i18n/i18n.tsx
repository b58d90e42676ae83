import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { onWordsLoaded, type Words, wordsOf } from './dictionaries.ts'
import { type Currency, createFormats, type Formats } from './formats.ts'
import type { Locale } from './locale.ts'

const LocaleContext = createContext<Locale>('en')
const FormatsContext = createContext<Formats>(createFormats('en'))

/** The language of everything inside: its words and its formats. */
export function I18n({
  locale,
  currency,
  timeZone,
  children,
}: {
  locale: Locale
  /** From the shop's config; until it is known, numbers stand alone. */
  currency?: Currency
  /** The shop's own zone, so that opening hours and arrivals mean the same to everybody. */
  timeZone?: string
  children: ReactNode
}) {
  const formats = useMemo(() => createFormats(locale, { currency, timeZone }), [locale, currency, timeZone])
  return (
    <LocaleContext value={locale}>
      <FormatsContext value={formats}>{children}</FormatsContext>
    </LocaleContext>
  )
}

export const useLocale = (): Locale => useContext(LocaleContext)

/** The words of the current language: `const words = useWords()`, then `words.actions.save()`. */
export function useWords(): Words {
  const locale = useLocale()
  const read = () => wordsOf(locale)
  return useSyncExternalStore(onWordsLoaded, read, read)
}

/** Money, numbers, dates and times as the current language writes them. */
export const useFormats = (): Formats => useContext(FormatsContext)
