import { latinDigits } from './latin-digits.ts'

/** Invisible characters that come along with copied text: soft hyphens, zero widths, direction marks. */
const HIDDEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A code, an address or a number as it was meant: nothing hidden, ordinary letters, digits and spaces, no space around. */
export const typedText = (text: string): string =>
  latinDigits(text.replace(HIDDEN, '').normalize('NFKC')).trim()
