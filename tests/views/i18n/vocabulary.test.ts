import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#i18n/locale.ts'

type Dictionary = { [key: string]: string | Dictionary }

const dictionaries = import.meta.glob<Dictionary>('../../../src/i18n/*/**/index.ts', {
  eager: true,
  import: 'default',
})

/** Texts of the server that customers read: refusals, notifications, receipts, the demo city. */
const sources = import.meta.glob<string>(['../../../server/**/*.ts', '!../../../server/city/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What the shop itself says: the seed also holds what customers and stores write. */
const shopSources = Object.values(
  import.meta.glob<string>(['../../../server/**/*.ts', '!../../../server/seed/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap((source) => source.split(/['"`\n]/))

/** Texts that docs/spec.md gives word for word. */
const politeOfSpec = [
  "You don't have any saved address yet. please save address to continue",
  'Please add your delivery address',
  'Please allow browser location permission',
  'Please enter your contact info',
  'Please enter your registered mobile number',
  'Please insert a valid email',
  'Please upload your prescription image',
  'Your browser location track permission is off. Please turn on the location permission to detect current location',
]

const textsIn = (dictionary: Dictionary): string[] =>
  Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))

const dictionaryOf = (locale: Locale) =>
  Object.entries(dictionaries)
    .filter(([path]) => path.includes(`/i18n/${locale}/`))
    .flatMap(([, dictionary]) => textsIn(dictionary))

const serverTexts = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/(['"`|])((?:(?!\1)[^\n])*)(?=\1)/g)].map(([, , text]) => text!),
)

const english = dictionaryOf('en')
const arabic = [...dictionaryOf('ar'), ...serverTexts.filter((text) => /[\u0600-\u06ff]/.test(text))]

const using = (texts: string[], words: RegExp) => texts.filter((text) => words.test(text))

describe('the vocabulary of the screens', () => {
  it('reads the texts of both languages and of the server', () => {
    expect(english.length).toBeGreaterThan(600)
    expect(arabic.length).toBeGreaterThan(english.length + 500)
  })

  it('Arabic calls the courier «مندوب», and nothing else', () =>
    expect(using(arabic, /ساعي|ساعٍ|سعاة|سائق|كابتن|موصّل الطلبات/)).toEqual([]))

  it('Arabic calls a portion «الحصة»', () => {
    const portions = Object.values(sources).flatMap((source) => [...source.matchAll(/'Portion', '([^']+)'/g)])
    expect(portions.map(([, word]) => word)).toEqual(['الحصة'])
  })

  it('Arabic has one percent sign', () => expect(using(arabic, /٪/)).toEqual([]))

  it('Arabic has Latin digits', () => expect(using(dictionaryOf('ar'), /[٠-٩]/)).toEqual([]))

  it('Arabic writes tanween before the alef', () => expect(using(arabic, /اً/)).toEqual([]))

  it('Arabic writes its most frequent words in one way', () =>
    expect(using(arabic, /(?<![\p{L}\p{M}])(?:يرجى|نوصل|تحقق من)(?![\p{L}\p{M}])|تعذر/u)).toEqual([]))

  it('English says please only in the texts that docs/spec.md gives', () => {
    const spec = readFileSync('docs/spec.md', 'utf8').replaceAll(/\s+/g, ' ')
    expect(politeOfSpec.filter((text) => !spec.includes(text))).toEqual([])
    const polite = using([...english, ...shopSources], /\bplease\b/i)
    expect([...new Set(polite)].toSorted()).toEqual(politeOfSpec.toSorted())
  })

  it('Arabic says what to do without «يُرجى»', () =>
    expect(using([...dictionaryOf('ar'), ...shopSources], /ي\u064f?رجى|الرجاء|من فضلك/)).toEqual([]))

  it('English says add-ons, not extras', () => expect(using(english, /\bextras\b/i)).toEqual([]))

  it('English spells canceled with one l', () => expect(using(english, /cancelled/i)).toEqual([]))

  it('English has no sentence that hides what happened', () =>
    expect(
      using(english, /did not come|came into|no answer came|these are the figures|\bat most\b/i),
    ).toEqual([]))
})
