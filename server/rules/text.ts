import type { Text } from '#server/db/shapes.ts'

export type Locale = keyof Text

/** The language a customer asked for, in the first of several answers; anything but Arabic is answered in English. */
export const localeOf = (localization: string | readonly string[] | undefined): Locale =>
  [localization].flat()[0]?.startsWith('ar') ? 'ar' : 'en'

/** True when `word` is this text in either language: a cart outlives a change of language. */
export const isSaid = (text: Text, word: string): boolean => text.en === word || text.ar === word
