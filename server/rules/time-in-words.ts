import type { Locale } from './text.ts'

const units = {
  second: {
    en: { one: '1 second', other: '# seconds' },
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' },
  },
  minute: {
    en: { one: '1 minute', other: '# minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' },
  },
} as const

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** A waiting time for a sentence: seconds up to 90 of them, then whole minutes, rounded up. */
export function timeInWords(seconds: number): Record<Locale, string> {
  const [amount, unit] = seconds <= 90 ? [seconds, units.second] : [Math.ceil(seconds / 60), units.minute]
  const inWords = (locale: Locale) => {
    const forms: Forms = unit[locale]
    const form = forms[new Intl.PluralRules(locale).select(amount)] ?? forms.other
    return form.replace('#', String(amount))
  }
  return { en: inWords('en'), ar: inWords('ar') }
}
