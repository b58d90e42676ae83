import type { Text } from '#server/db/shapes.ts'
import type { Locale } from '#server/rules/text.ts'
import type { BusEvent } from './bus.ts'

/** Texts of the shop in the subscriber's language; other values unchanged. */
export const inWords = (payload: BusEvent['payload'], locale: Locale): BusEvent['payload'] =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, isText(value) ? value[locale] : value]),
  )

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value
