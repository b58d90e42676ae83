import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { typedText } from '#machines/rules/typed-text.ts'

/**
 * E.164, `+971501234567`: one text for one number, in whichever common way it is written. `undefined` for a text that is
 * no telephone number; `country` (ISO 3166) is that of numbers without a country code. The server reads the same way
 * (tests/support/phone-spellings.ts), also where this chunk does not arrive.
 */
export function phoneOf(text: string, country: string): string | undefined {
  const typed = typedText(text)
  return isSupportedCountry(country)
    ? (numberIn(typed, country) ?? numberIn(withPlus(typed, country), country))
    : numberIn(withPlus(typed))
}

function numberIn(text: string, defaultCountry?: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  })
  // An extension behind a switchboard has no place in E.164.
  return number?.isValid() && number.ext === undefined ? number.number : undefined
}

/** Also where another prefix than 00 goes abroad, and where a zero stands before the country's own code. */
const withPlus = (text: string, country?: CountryCode) =>
  text.replace(country ? new RegExp(`^(\\+?00|0(?=${getCountryCallingCode(country)}))`) : /^\+?00/, '+')
