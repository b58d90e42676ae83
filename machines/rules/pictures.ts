import type { Upload } from '#openapi/generated/client.ts'

/** A picture the customer chose; `address` shows it on the page, `file` is what is sent. */
export type ChosenPicture = { id: string; name: string; type: string; address: string; file: Upload }

/** docs/spec.md §5, Uploads: at most three at a time. */
export const MOST_PICTURES = 3

/** docs/spec.md §5, Uploads: images only. */
export const isPicture = ({ type }: Pick<ChosenPicture, 'type'>): boolean => type.startsWith('image/')
