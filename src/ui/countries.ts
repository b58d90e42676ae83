import { latinDigits } from '#machines/rules/latin-digits.ts'
import { callingCodes } from './calling-codes.ts'
import { countryNamer } from './country-namer.ts'

export type Country = {
  /** ISO 3166-1 alpha-2. */
  iso: string
  /** In the language of the page. */
  name: string
  /** Without the plus. */
  code: string
}

/** All countries with a calling code, by name. */
export function countriesIn(locale: string): Country[] {
  const name = countryNamer(locale)
  return Object.entries(callingCodes)
    .map(([iso, code]) => ({ iso, name: name(iso), code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** The countries that a search by name, English name, ISO code or calling code finds, best match first. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const text = plain(query)
  if (text === '') return [...countries]
  const digits = text.replace(/^(\+|00)\s*/, '')
  const english = countryNamer('en')
  const rank = ({ iso, name, code }: Country): number => {
    const names = [plain(name), plain(english(iso))]
    if (digits === code || text === plain(iso)) return 0
    if (names.some((each) => each.startsWith(text))) return 1
    if (/^\d+$/.test(digits) && code.startsWith(digits)) return 1
    return names.some((each) => each.includes(text)) ? 2 : NOT_FOUND
  }
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

const NOT_FOUND = 3

/** Text without case, accents and the Arabic spellings that people interchange. */
const plain = (text: string): string =>
  latinDigits(text)
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase()
    .trim()
