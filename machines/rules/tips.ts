import type { LocalRefusal } from './field-refusal.ts'
import { typedText } from './typed-text.ts'

/** More than any customer means to give; a typing error otherwise. */
export const MOST_TIP = 1000

/** In units of the currency. */
const usual = [2, 5, 10]

/** Three tips, smallest first; `most`, which most customers give, replaces the nearest (docs/spec.md §7, most-tips). */
export const tipChoices = (most: number | null | undefined): number[] => {
  if (!most || most > MOST_TIP) return usual
  const nearest = usual.reduce((one, other) => (Math.abs(other - most) < Math.abs(one - most) ? other : one))
  return usual.map((tip) => (tip === nearest ? most : tip)).toSorted((one, other) => one - other)
}

/** The amount in a text of any keyboard's digits; undefined when it is no amount, or more than a tip may be. */
export function tipIn(text: string): number | undefined {
  const plain = typedText(text).replace(/[,٫]/, '.')
  if (plain === '') return 0
  const amount = Number(plain)
  return /^\d*\.?\d*$/.test(plain) && amount <= MOST_TIP ? amount : undefined
}

/** A tip that cannot be read, or is too high, is never left out without a word. */
export const tipProblems = ({ typedTip }: { typedTip: string }): LocalRefusal[] =>
  tipIn(typedTip) === undefined ? [{ code: 'dm_tips', key: 'tipInvalid' }] : []
