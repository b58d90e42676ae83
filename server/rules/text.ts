import type { Text } from '#server/db/shapes.ts'

export type Locale = keyof Text

/** The language a customer asked for; anything but Arabic is answered in English. */
export const localeOf = (localization: string | undefined): Locale =>
  localization?.startsWith('ar') ? 'ar' : 'en'

/** True when `word` is this text in either language: a cart outlives a change of language. */
export const isSaid = (text: Text, word: string): boolean => text.en === word || text.ar === word
