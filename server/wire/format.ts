import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { inLanguage, type PictureWidth } from '#server/media/picture-name.ts'
import { toDecimal } from '#server/rules/money.ts'
import type { Locale } from '#server/rules/text.ts'
import { wallTime } from '#server/time/shop-clock.ts'

/** How one reply writes what the database holds: in the customer's language, with decimal amounts and full addresses. */
export type Format = {
  locale: Locale
  money: (minor: number) => number
  text: (text: Text) => string
  picture: (name: string, width: PictureWidth) => string
  /** The date at the shop. */
  day: (moment: Date) => string
}

export const createFormat = (
  locale: Locale,
  { currency, timezone }: Pick<ShopSettings, 'currency' | 'timezone'>,
  pictureUrl: Format['picture'],
): Format => ({
  locale,
  money: (minor) => toDecimal(minor, currency.digits),
  text: (text) => text[locale],
  picture: (name, width) => pictureUrl(inLanguage(name, locale), width),
  day: (moment) => wallTime(moment, timezone).date,
})

export const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0)

/** Hundredths of a percent as the percentage of the wire. */
export const percent = (hundredths: number): number => hundredths / 100

/** A coordinate as text, to the decimetre. */
export const degrees = (value: number): string => String(Number(value.toFixed(6)))

export const instant = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** `HH:MM` as the family writes a time of day. `24:00` ends a day. */
export const clock = (time: string): string => (time === '24:00' ? '23:59:59' : `${time}:00`)
