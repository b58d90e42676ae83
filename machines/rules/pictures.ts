import type { Upload } from '#openapi/generated/client.ts'

/** A chosen picture; `address` shows it on the page, and `file` is uploaded. `type` is empty of a file that cannot be drawn. */
export type ChosenPicture = { id: string; name: string; type: string; address: string; file: Upload }

/** docs/spec.md §5, Uploads: at most three at a time. */
export const MOST_PICTURES = 3

/** docs/spec.md §5, Uploads: images only. */
export const isPicture = ({ type }: Pick<ChosenPicture, 'type'>): boolean => type.startsWith('image/')

/** The pictures with as many of the added ones as fit. */
export const fittingPictures = (
  pictures: readonly ChosenPicture[],
  added: readonly ChosenPicture[],
): ChosenPicture[] => [...pictures, ...added.filter(isPicture)].slice(0, MOST_PICTURES)

/** A chosen picture, by its `id`, and a digest of its bytes. */
export type DigestedPicture = { id: string; digest: string }

/** Ids of the pictures whose bytes an earlier one has, too. */
export const copiesAmong = (pictures: readonly DigestedPicture[]): string[] =>
  pictures
    .filter(({ digest }, index) => pictures.findIndex((each) => each.digest === digest) < index)
    .map(({ id }) => id)
