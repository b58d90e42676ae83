/** Arabic letters that are typed for one another, and the one each is searched as. */
export const foldedLetters = {
  from: '\u0623\u0625\u0622\u0671\u0649\u0629',
  to: '\u0627\u0627\u0627\u0627\u064a\u0647',
}

/** A query as the `search_text` columns spell it: lower case, one spelling per Arabic letter, no vowel marks. */
export function fold(words: string) {
  return words
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/./gu, (letter) => {
      const at = foldedLetters.from.indexOf(letter)
      return at < 0 ? letter : foldedLetters.to.charAt(at)
    })
}
