import type { Words } from '#i18n/dictionaries.ts'
import type { Person } from '#machines/rules/split-receipt.ts'

/** The name that was entered, else a number. */
export const nameOf = ({ id, name }: Person, { person }: Words['afterOrder']['receipts']['split']): string =>
  name.trim() || person({ number: id })
