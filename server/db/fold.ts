/** Letters that are typed for one another, digits of both scripts, and the one each is searched as. */
const alike: readonly (readonly [string, string])[] = [
  ['أإآٱ', 'ا'],
  ['ىئ', 'ي'],
  ['ؤ', 'و'],
  ['ة', 'ه'],
  ['ÀÁÂÃÄÅàáâãäå', 'a'],
  ['Çç', 'c'],
  ['ÈÉÊËèéêë', 'e'],
  ['ÌÍÎÏìíîï', 'i'],
  ['Ññ', 'n'],
  ['ÒÓÔÕÖØòóôõöø', 'o'],
  ['ÙÚÛÜùúûü', 'u'],
  ['Ýýÿ', 'y'],
  ...Array.from('0123456789', (digit) => [`${'٠١٢٣٤٥٦٧٨٩'[+digit]}${'۰۱۲۳۴۵۶۷۸۹'[+digit]}`, digit] as const),
]

/** Vowel marks and the stroke that stretches a word: left out. */
const marks = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640'

/** The arguments of SQL's `translate`, which drops letters without a counterpart. */
export const foldedLetters = {
  from: alike.map(([letters]) => letters).join('') + marks,
  to: alike.map(([letters, one]) => one.repeat(letters.length)).join(''),
}

/** What stands between words, as both PostgreSQL and JavaScript read it. */
export const BETWEEN_WORDS = String.raw`[\s,.;:!?(){}\[\]\\"'’“”/|&+*%#@<>=~،؛؟–—_-]+`

/** Letters in the forms they take within a word, as old programs copy them. */
const PRESENTATION = /[\ufb50-\ufdff\ufe70-\ufefc]+/g

/**
 * A query as the database spells its own words: lower case, one spelling per letter, no vowel marks, the letters themselves
 * in place of their forms.
 */
export function fold(words: string): string {
  const letters = words.replace(PRESENTATION, (forms) => forms.normalize('NFKC'))
  return translate(letters.toLowerCase(), foldedLetters)
}

/** The words of a folded text, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.split(new RegExp(BETWEEN_WORDS)).filter(Boolean)),
]

/**
 * Arabic letters as ASCII ones: a database whose locale is C takes no other letter for a part of a word, and sees
 * nothing alike in them. Two words spelled the same here need not be the same.
 */
export const plainLetters = {
  from: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچڤگژ',
  to: 'abcdefghijklmnopqrstuvwxyz01234567',
}

/** A folded word as the trigrams of the vocabulary know it. */
export const spellingOf = (word: string): string => translate(word, plainLetters)

/** PostgreSQL's function of that name. */
const translate = (text: string, { from, to }: { from: string; to: string }) =>
  text.replace(/./gu, (letter) => {
    const at = from.indexOf(letter)
    return at < 0 ? letter : to.charAt(at)
  })
