import { describe, expect, it } from 'vitest'
import { inLanguage, languageIn } from '#i18n/address-language.ts'

describe('the language of an address', () => {
  it.each([
    ['lang=ar', { asked: 'ar', search: '' }],
    ['search=rice%20cake&lang=en', { asked: 'en', search: 'search=rice+cake' }],
    ['search=rice%20cake', { asked: undefined, search: 'search=rice%20cake' }],
    ['lang=fr&search=a', { asked: undefined, search: 'lang=fr&search=a' }],
    ['', { asked: undefined, search: '' }],
  ])('the query %s asks for a language the shop has, and goes on without it', (query, expected) => {
    expect(languageIn(query)).toEqual(expected)
  })

  it('an address names Arabic, and English by naming none', () => {
    expect(inLanguage('/store/1', 'en')).toBe('/store/1')
    expect(inLanguage('/store/1', 'ar')).toBe('/store/1?lang=ar')
    expect(inLanguage('/flash-sales?id=1', 'ar')).toBe('/flash-sales?id=1&lang=ar')
  })
})
