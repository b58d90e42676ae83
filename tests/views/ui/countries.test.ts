import { describe, expect, it } from 'vitest'
import { countriesIn, searchCountries } from '#ui/countries.ts'

const english = countriesIn('en')
const arabic = countriesIn('ar')
const found = (query: string, countries = english) => searchCountries(countries, query).map(({ iso }) => iso)

describe('the countries of the phone field', () => {
  it('are in the alphabetical order of the language of the page', () => {
    expect(english[0]).toEqual({ iso: 'AF', name: 'Afghanistan', code: '93' })
    expect(arabic.map(({ name }) => name)).toEqual(
      arabic.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'ar')),
    )
    expect(arabic.find(({ iso }) => iso === 'EG')?.name).toBe('مصر')
  })

  it.each([
    ['emirates', 'AE'],
    ['  EGYPT ', 'EG'],
    ['cote', 'CI'],
    ['971', 'AE'],
    ['+971', 'AE'],
    ['00971', 'AE'],
    ['٩٧١', 'AE'],
    ['+۹۷۱', 'AE'],
    ['gb', 'GB'],
    ['us', 'US'],
  ])('put the match of "%s" first', (query, iso) => {
    expect(found(query)[0]).toBe(iso)
  })

  it.each([
    ['مصر', 'EG'],
    ['Egypt', 'EG'],
    ['الامارات', 'AE'],
    ['السعوديه', 'SA'],
    ['eg', 'EG'],
  ])('put the match of "%s" first on an Arabic page', (query, iso) => {
    expect(found(query, arabic)[0]).toBe(iso)
  })

  it('share a calling code where countries share it', () => {
    expect(found('+1').slice(0, 2).sort()).toEqual(['CA', 'US'])
    expect(found('7').slice(0, 2).sort()).toEqual(['KZ', 'RU'])
  })

  it('put names that start with the text before names that contain it', () => {
    expect(found('oman').slice(0, 2)).toEqual(['OM', 'RO'])
  })

  it('are all there for an empty text, and none for a text without a match', () => {
    expect(searchCountries(english, '  ')).toEqual(english)
    expect(found('atlantis')).toEqual([])
    expect(found('+999')).toEqual([])
  })
})
