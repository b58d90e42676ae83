import type { Words } from '#i18n/dictionaries.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import { type ParcelDraft, type ParcelPart, parcelPart } from '#machines/rules/parcel-draft.ts'
import { refusalText } from '#src/core/refusal-text.ts'

/** The refusals of the last press, and those of the price. */
export const heldAgainst = (
  refusals: readonly FieldRefusal[],
  { price }: Pick<ParcelDraft, 'price'>,
): readonly FieldRefusal[] => (price.type === 'refused' ? [...refusals, ...price.refusals] : refusals)

/** The sentences that a part of the page shows, each once; the fields in `without` show theirs themselves. */
export function refusedPart(
  part: ParcelPart,
  refusals: readonly FieldRefusal[],
  words: Words,
  without: readonly string[] = [],
): string | undefined {
  const sentences = refusals
    .filter(({ code }) => parcelPart(code) === part && !without.some((field) => code.endsWith(field)))
    .map((refusal) => ('key' in refusal ? refusalText({ message: refusal.key }, words) : refusal.message))
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : undefined
}
