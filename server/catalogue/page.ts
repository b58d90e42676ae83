/** Which part of a list: `offset` is a page number from 1. */
export type Page = { limit: number; offset: number }

export const pageOf = ({ limit, offset }: Page) => ({ limit, skip: (offset - 1) * limit })
