import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#i18n/locale.ts'

type Dictionary = { [key: string]: string | Dictionary }

const files = import.meta.glob<Dictionary>('../../../src/i18n/*/**/index.ts', {
  eager: true,
  import: 'default',
})

const namespaces = Object.keys(files)
  .filter((path) => path.includes('/i18n/en/'))
  .map((path) => path.split('/i18n/en/')[1]!)

const read = (locale: Locale, file: string): Dictionary | undefined =>
  files[`../../../src/i18n/${locale}/${file}`]

function texts(dictionary: Dictionary, path = ''): [key: string, text: string][] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
  ) as [string, string][]
}

const plurals = (text: string) =>
  [...text.matchAll(/\{\{(?:\w+:)?([^}]*)\}\}/g)].map(([, forms]) => forms!.split('|'))

/** Written in Latin letters in every language: the other language's own name, and names of companies and licences. */
const keepsLatin = (text: string) =>
  /^English$|©|OpenStreetMap|MapLibre|Google|Apple|Facebook|Instagram/.test(text)

/** The names of the parameters of a text; a plural counts as its own name. */
const blanks = (text: string) =>
  [...new Set([...text.matchAll(/\{\{?(\w+)(?=[:|}?])/g)].map(([, name]) => name))].sort()

describe.each(namespaces)('the words of %s', (file) => {
  it.each(locales)('%s says everything English says, and nothing else', (locale) => {
    expect(
      texts(read(locale, file) ?? {})
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      texts(read('en', file)!)
        .map(([key]) => key)
        .sort(),
    )
  })

  it.each(locales)('%s leaves no text empty', (locale) => {
    const empty = texts(read(locale, file) ?? {}).filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it('Arabic fills in the same blanks as English', () => {
    const english = Object.fromEntries(texts(read('en', file)!))
    for (const [key, text] of texts(read('ar', file) ?? {}))
      expect([key, blanks(text)]).toEqual([key, blanks(english[key] ?? '')])
  })

  it('Arabic counts in its six forms wherever English counts', () => {
    const arabic = Object.fromEntries(texts(read('ar', file) ?? {}))
    for (const [key, text] of texts(read('en', file)!)) {
      if (plurals(text).length === 0) continue
      expect([key, plurals(arabic[key] ?? '').map((forms) => forms.length)]).toEqual([
        key,
        plurals(text).map(() => 6),
      ])
    }
  })

  it('Arabic is written in Arabic', () => {
    const foreign = texts(read('ar', file) ?? {}).filter(
      ([, text]) =>
        !/\p{Script=Arabic}/u.test(text) &&
        !keepsLatin(text) &&
        /\p{Script=Latin}/u.test(text.replace(/\{[^}]*\}/g, '')),
    )
    expect(foreign).toEqual([])
  })
})
