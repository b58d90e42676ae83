import { describe, expect, it } from 'vitest'
import { createFormats } from '#i18n/formats.ts'

const evening = '2026-11-20T19:05:00Z'

describe('English formats', () => {
  const formats = createFormats('en', {
    timeZone: 'UTC',
    currency: { symbol: 'AED', digits: 2 },
  })

  it('writes a moment as D MMM, h:mm A', () => expect(formats.dateTime(evening)).toBe('20 Nov, 7:05 PM'))
  it('writes a date', () => expect(formats.date(evening)).toBe('20 Nov 2026'))
  it('writes times in 12 hours', () => {
    expect(formats.time(evening)).toBe('7:05 PM')
    expect(formats.clock('00:30')).toBe('12:30 AM')
    expect(formats.clock('12:00:00')).toBe('12:00 PM')
  })
  it('a negative amount has a true minus before it', () => expect(formats.money(-5)).toBe('−AED\u00a05.00'))
  it('parts letters from digits', () => expect(formats.money(5)).toBe('AED\u00a05.00'))
  it('rounds half up', () => expect(formats.money(1.005 + 0.0001)).toBe('AED\u00a01.01'))
  it('shows as many digits as asked', () => expect(formats.number(4, 1)).toBe('4.0'))
  it('shows the shop’s own time, wherever the customer is', () =>
    expect(createFormats('en', { timeZone: 'Asia/Dubai' }).time(evening)).toBe('11:05 PM'))
})

/** Where a language puts the symbol, as Intl.NumberFormat of this engine has it; marks of direction aside. */
const placeOfSymbol = (tag: string) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'XXX', currencyDisplay: 'code' })
    .format(5)
    .replace(/[\u200e\u200f]/g, '')

describe('the place of the currency symbol', () => {
  it.each([
    ['en', 'en-US'],
    ['ar', 'ar-u-nu-latn'],
  ] as const)('%s has it where CLDR puts it', (locale, tag) => {
    const written = createFormats(locale, { currency: { symbol: 'XXX', digits: 2 } }).money(5)
    expect(written.replace(/[\u2066-\u2069]/g, '')).toBe(placeOfSymbol(tag))
  })

  it('is after the amount in Arabic, also for a symbol without letters', () =>
    expect(createFormats('ar', { currency: { symbol: '$', digits: 2 } }).money(5)).toBe(
      '\u20675.00\u00a0$\u2069',
    ))
})

describe('Arabic formats', () => {
  const formats = createFormats('ar', { timeZone: 'UTC', currency: { symbol: 'د.إ', digits: 2 } })

  it('a negative amount has a true minus at its number, before the currency', () =>
    expect(formats.money(-5)).toBe('\u2067\u200e−5.00\u00a0د.إ\u2069'))

  it('the Arabic format keeps a distance far beyond 1000 km in one piece', () =>
    expect(formats.kilometres(2_000_000)).toBe('\u20661k+\u2069'))
  it('names the month in Arabic and counts in Latin digits', () =>
    expect(formats.dateTime(evening)).toBe('20 نوفمبر، 7:05 م'))
})
