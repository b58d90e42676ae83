import { latinDigits } from '#machines/rules/latin-digits.ts'

/** Whose password it is, as far as the form is filled in. */
export type PasswordOwner = { f_name: string; l_name: string; phone: string; email: string }

export type PasswordFlaw = 'tooShort' | 'tooLong' | 'common' | 'personal'

const SHORTEST = 8
const LONGEST = 128
/** Letters of a name that count as the owner's. */
const SHORTEST_WORD = 4
/** Letters that a password with a personal word needs besides it. */
const LEAST_BESIDE = 4

/**
 * What the server would refuse a password for, said before it is sent (docs/contract.md §2 Profile). The list of the most
 * common passwords stays on the server.
 */
export function passwordFlaw(password: string, owner: PasswordOwner): PasswordFlaw | undefined {
  // The contract counts characters, and some of them are two units of a string.
  const { length } = [...password]
  if (length < SHORTEST) return 'tooShort'
  if (length > LONGEST) return 'tooLong'
  const plain = folded(password)
  const bare = withoutSpaces(plain)
  if (isPattern(plain) || isPattern(bare)) return 'common'
  return isPhone(bare, owner.phone) || isMadeOf(bare, wordsOf(owner)) ? 'personal' : undefined
}

/** A few letters again and again, or a row such as 12345678 or hgfedcba. */
function isPattern(text: string): boolean {
  if (text === '' || /^(.{1,3})\1+$/su.test(text)) return true
  const codes = [...text].map((letter) => letter.codePointAt(0)!)
  const isRow = (step: number) => codes.every((code, at) => at === 0 || code - codes[at - 1]! === step)
  return isRow(1) || isRow(-1)
}

/** The number itself, also without its country code or with zeros before it. */
function isPhone(bare: string, phone: string): boolean {
  if (!/^\+?\d+$/.test(bare)) return false
  return digitsOf(phone).endsWith(digitsOf(bare).replace(/^0+/, ''))
}

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

const wordsOf = ({ f_name, l_name, email }: PasswordOwner): string[] =>
  [email, email.split('@')[0]!, f_name + l_name, f_name, l_name]
    .map((word) => withoutSpaces(folded(word)))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)

/** Hardly anything is left once the words are taken out, the longest first. */
function isMadeOf(bare: string, words: string[]): boolean {
  if (!words.some((word) => bare.includes(word))) return false
  return words.reduce((left, word) => left.replaceAll(word, ''), bare).length < LEAST_BESIDE
}

const folded = (text: string) => latinDigits(text.normalize('NFKC')).toLowerCase()
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
