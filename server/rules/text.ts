import type { Text } from '#server/db/shapes.ts'

export type Locale = keyof Text

/** The requested language, from the first of several header values; English for every language but Arabic. */
export const localeOf = (localization: string | readonly string[] | undefined): Locale =>
  [localization].flat()[0]?.startsWith('ar') ? 'ar' : 'en'

/** True when `word` is this text in either language: a cart outlives a change of language. */
export const isSaid = (text: Text, word: string): boolean => text.en === word || text.ar === word
