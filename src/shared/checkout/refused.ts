import type { Words } from '#i18n/dictionaries.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import { type CheckoutPart, partOfCode } from '#machines/rules/refused-parts.ts'
import { refusalText } from '#src/core/refusal-text.ts'

/** A field that names its flaw itself shows only the refusals of the server. */
export const isOfServer = (refusal: FieldRefusal): boolean => 'message' in refusal

/** The refusals of a part of the form, each sentence once; a refusal that names no part belongs to `goods`. */
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
