import { latinDigits } from '#machines/rules/latin-digits.ts'
import { callingCodes, countryOf } from './calling-codes.ts'

/** The country beside the field (ISO 3166), and the text in it. */
export type TypedPhone = { country: string; text: string }

/**
 * What stands in the field after a change. A country code that is complete leaves the text for the country beside it;
 * `isAtEnd` is false while the customer writes before other digits, which could complete a wrong one.
 */
export function typedPhone(typed: string, country: string, isAtEnd: boolean): TypedPhone {
  const text = typed
    .normalize('NFKC')
    .replace(/[^\p{Nd}\s+()./-]/gu, '')
    .trimStart()
  const ahead = isAtEnd ? codeAhead(text) : undefined
  return ahead ? { country: countryOf(ahead.code, country) ?? country, text: ahead.rest } : { country, text }
}

/** Longer codes of this plan start with 1, and their numbers are read with it. */
const codes = new Set(Object.values(callingCodes).filter((code) => code.length < 4))

function codeAhead(text: string): { code: string; rest: string } | undefined {
  const [prefix] = /^(\+|0\D*0)/.exec(latinDigits(text)) ?? []
  if (prefix === undefined) return undefined
  let code = ''
  for (const [at, character] of [...text.slice(prefix.length)].entries()) {
    code += latinDigits(character).replace(/\D/, '')
    if (codes.has(code)) return { code, rest: text.slice(prefix.length + at + 1).trimStart() }
  }
  return undefined
}

/**
 * What the form keeps: `+971501234567`, one text for one number; `+971 501` for what its country does not have; empty
 * without a digit. Without `read` the digits are kept as they are, and the server reads them.
 */
export function phoneValue(
  { country, text }: TypedPhone,
  read: ((text: string, country: string) => string | undefined) | undefined,
): string {
  const digits = latinDigits(text).replace(/\D/g, '')
  if (digits === '') return ''
  const [code, rest] = divided(latinDigits(text), digits, country)
  if (!read) return `+${code}${rest}`
  return read(text, country) ?? read(`+${code}${rest}`, country) ?? `+${code} ${rest}`
}

/** The country code and the digits after it; no code where none is known. */
function divided(text: string, digits: string, country: string): [code: string, rest: string] {
  const own = callingCodes[country] ?? ''
  if (!/^(\+|0\D*0)/.test(text)) return [own, digits]
  const whole = digits.replace(/^00/, '')
  const code = callingCodes[countryOf(whole, country) ?? ''] ?? ''
  return [code, whole.slice(code.length)]
}

/** What stands in the field of a form that keeps this. */
export function phoneShown(value: string, preferred: string): TypedPhone {
  const [, digits, after] = /^\+(\d*)( \d*)?$/.exec(value) ?? []
  if (digits === undefined) return { country: preferred, text: value }
  const country = countryOf(digits, preferred)
  if (country === undefined) return { country: preferred, text: `+${digits}${after?.trim() ?? ''}` }
  const code = callingCodes[country] ?? ''
  return { country, text: digits.slice(code.length) + (after?.trim() ?? '') }
}
