// Hand-written: zxcvbn grades a password, whereas the customer has to read a reason.
import { commonPasswords } from './common-passwords.ts'
import { latinDigits } from './latin-digits.ts'

export type PasswordFlaw = 'common password' | 'personal password'

/** Whose password it is, and at which shop. */
export type PasswordOwner = {
  names: readonly string[]
  phone: string
  email: string
  shop: readonly string[]
}

/** Letters of a name that make it worth refusing. */
const SHORTEST_WORD = 4
/** What has to stand beside a personal word. */
const LEAST_BESIDE = 4

/**
 * Why a guesser would try this password early (NIST 800-63B §5.1.1.2): it is one of the most common, one pattern over and
 * over, or made of what everyone knows of its owner. Its length is the contract's.
 */
export function passwordFlaw(password: string, owner: PasswordOwner): PasswordFlaw | undefined {
  const plain = fold(password)
  const bare = plain.replace(/\s+/g, '')
  if (commonPasswords.has(bare) || isPattern(plain) || isPattern(bare)) return 'common password'
  return isPersonal(bare, owner) ? 'personal password' : undefined
}

/** One to three letters again and again, or letters in a row. */
const isPattern = (text: string): boolean =>
  text === '' || /^(.{1,3})\1+$/su.test(text) || isRow(text, 1) || isRow(text, -1)

const isRow = (text: string, step: number): boolean =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).every(
    (code, at, all) => at === 0 || code - step === all[at - 1],
  )

function isPersonal(bare: string, { names, phone, email, shop }: PasswordOwner): boolean {
  const digits = phone.replace(/\D/g, '')
  if (/^\+?\d+$/.test(bare) && digits.endsWith(bare.replace(/\D/g, '').replace(/^0+/, ''))) return true
  const words = [email, email.replace(/@.*/s, ''), names.join(''), ...names, ...shop]
    .map((word) => fold(word).replace(/\s+/g, ''))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
  const isNamed = words.some((word) => bare.includes(word))
  const beside = words.reduce((left, word) => left.replaceAll(word, ''), bare)
  return isNamed && beside.length < LEAST_BESIDE
}

const fold = (text: string): string => latinDigits(text.normalize('NFKC')).toLowerCase()
