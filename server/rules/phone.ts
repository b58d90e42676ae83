// Hand-written: numbers are compared here, not validated, which needs no plan of every country (libphonenumber).
import { latinDigits } from './latin-digits.ts'

/** A phone number as it is kept: a plus sign and its digits. */
export const normalPhone = (phone: string): string => `+${digitsOf(phone).replace(/^00/, '')}`

/** A number may be written with or without its country code; fewer digits than this prove nothing. */
const ENOUGH_DIGITS = 8

/** True when two numbers reach the same person, whichever way they are written. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [bareDigits(one), bareDigits(other)]
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  return shorter.length >= ENOUGH_DIGITS && longer.endsWith(shorter)
}

/** National numbers have about so many digits; a country code or a zero before them says nothing more. */
const TELLING_DIGITS = 9

/** The digits by which a number is the same whether its country code is written or not. */
export const tellingDigits = (phone: string): string => bareDigits(phone).slice(-TELLING_DIGITS)

const digitsOf = (phone: string) => latinDigits(phone).replace(/\D/g, '')

const bareDigits = (phone: string) => digitsOf(phone).replace(/^0+/, '')
