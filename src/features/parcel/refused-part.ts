import type { Words } from '#i18n/dictionaries.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import type { ParcelDraft } from '#machines/rules/parcel-draft.ts'
import { type ParcelPart, parcelPart, sameDoorRefusals } from '#machines/rules/parcel-refusals.ts'
import { refusalText } from '#src/core/refusal-text.ts'

/** The refusals of the last press, those of the price, and ends that are one door. */
export const heldAgainst = (
  refusals: readonly FieldRefusal[],
  draft: Pick<ParcelDraft, 'price' | 'sender' | 'receiver'>,
): readonly FieldRefusal[] => [
  ...refusals,
  ...sameDoorRefusals(draft),
  ...(draft.price.type === 'refused' ? draft.price.refusals : []),
]

/** The sentences that a part of the page shows, each once; the fields in `without` show theirs themselves. */
export function refusedPart(
  part: ParcelPart,
  refusals: readonly FieldRefusal[],
  words: Words,
  without: readonly string[] = [],
): string | undefined {
  const sentences = refusals
    .filter(({ code }) => parcelPart(code) === part && !without.some((field) => code.endsWith(field)))
    .map((refusal) => fieldRefusalText(refusal, words))
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : undefined
}

export const fieldRefusalText = (refusal: FieldRefusal, words: Words): string =>
  'key' in refusal
    ? refusalText({ message: refusal.key, ...(refusal.params && { params: refusal.params }) }, words)
    : refusal.message
