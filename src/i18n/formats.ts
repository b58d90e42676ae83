import { kilometres } from '#machines/rules/distance.ts'
import { direction, type Locale } from './locale.ts'

/** The config's `currency_symbol` and `digit_after_decimal_point`; the language decides where the symbol stands. */
export type Currency = { symbol: string; digits: number }

export type Formats = {
  /** `12.5` -> `$12.50`, in Arabic `12.50 $`; an isolate keeps both in place inside right-to-left sentences. */
  money: (amount: number) => string
  /** `2430` metres -> `2.43`, with as many decimals as money has (docs/spec.md §9); the unit is a word. */
  kilometres: (metres: number | null) => string
  number: (value: number, digits?: number) => string
  percent: (value: number) => string
  /** `20 Nov, 7:05 PM` (docs/spec.md §4, 'D MMM, h:mm A'). */
  dateTime: (moment: Moment) => string
  /** `20 Nov 2026` */
  date: (moment: Moment) => string
  /** `7:05 PM` */
  time: (moment: Moment) => string
  /** A time of day as the wire writes it: `19:05` or `19:05:00` -> `7:05 PM`. */
  clock: (timeOfDay: string) => string
}

/** A date, milliseconds since 1970, or an ISO text. */
export type Moment = Date | number | string

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

/** Latin digits in every language: prices, phones and order numbers are compared and typed as they are shown. */
const tags: Record<Locale, string> = { en: 'en-US', ar: 'ar-u-nu-latn' }

export function createFormats(
  locale: Locale,
  { currency, timeZone }: { currency?: Currency | undefined; timeZone?: string | undefined } = {},
): Formats {
  const tag = tags[locale]
  const digits = currency?.digits ?? 2
  const amounts = amountsOf(tag, digits, currency?.symbol)
  const numbers = (places: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places })
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const moments = momentParts(tag, timeZone)
  const clocks = momentParts(tag, 'UTC')

  const time = ({ hour, minute, dayPeriod }: Parts) => `${hour}:${minute} ${dayPeriod}`

  return {
    money: (amount) => isolate(locale, amounts(amount), RTL_ISOLATE),
    kilometres: (metres) => isolate(locale, kilometres(metres, digits)),
    number: (value, places) => (places === undefined ? whole : numbers(places)).format(value),
    percent: (value) => `${whole.format(value)}%`,
    dateTime: (moment) => {
      const parts = moments(moment)
      return `${parts.day} ${parts.month}${locale === 'ar' ? '،' : ','} ${time(parts)}`
    },
    date: (moment) => {
      const { day, month, year } = moments(moment)
      return `${day} ${month} ${year}`
    },
    time: (moment) => time(moments(moment)),
    clock: (timeOfDay) =>
      time(clocks(`1970-01-01T${timeOfDay.length === 5 ? `${timeOfDay}:00` : timeOfDay}Z`)),
  }
}

function momentParts(tag: string, timeZone: string | undefined): (moment: Moment) => Parts {
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(timeZone && { timeZone }),
  })
  return (moment) =>
    Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
}

/**
 * Amounts with the symbol where CLDR has it. Intl knows currencies by code and the config names a symbol, so the symbol
 * replaces a stand-in: a code for a symbol that ends in a letter, else a sign, since CLDR spaces them differently.
 * Marks of direction differ between versions of ICU, and a prerendered page has to equal the hydrated one, so they are
 * set here.
 */
function amountsOf(tag: string, digits: number, symbol: string | undefined): (amount: number) => string {
  const standIn = /\p{L}\.?$/u.test(symbol ?? '') ? 'code' : 'narrowSymbol'
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(symbol && { style: 'currency', currency: 'USD', currencyDisplay: standIn }),
  })
  return (amount) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => {
        if (type === 'currency') return symbol
        if (type === 'minusSign') return direction(tag) === 'rtl' ? `${LTR_MARK}−` : '−'
        return value.replace(DIRECTION_MARKS, '')
      })
      .join('')
}

const LTR_MARK = '\u200e'
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g
const LTR_ISOLATE = '\u2066'
const RTL_ISOLATE = '\u2067'

const isolate = (locale: Locale, text: string, mark = LTR_ISOLATE) =>
  direction(locale) === 'rtl' ? `${mark}${text}\u2069` : text
