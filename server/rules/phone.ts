import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { typedText } from './typed-text.ts'

// `min` knows the lengths and leading digits of each country; `max` also knows which blocks are given out, and refuses
// customers with newer ones until the next update.

/**
 * E.164, `+971501234567`: one text for one number, in whichever common way it is written. `undefined` for a text that is
 * no telephone number; `country` (ISO 3166) is that of numbers without a country code.
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
