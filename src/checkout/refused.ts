import type { Words } from '#i18n/dictionaries.ts'
import type { FieldRefusal } from '#machines/rules/placement.ts'
import { type CheckoutPart, partOfCode } from '#machines/rules/refused-parts.ts'
import { refusalText } from '#src/shop/refusal-text.ts'

/** What is held against a part of the form, each sentence once; whatever names no part is about the goods. */
export function refusedAt(
  part: CheckoutPart,
  refusals: readonly FieldRefusal[],
  words: Words,
): string | undefined {
  const sentences = refusals
    .filter(({ code }) => partOfCode(code) === part)
    .map((refusal) => ('key' in refusal ? refusalText({ message: refusal.key }, words) : refusal.message))
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : undefined
}
