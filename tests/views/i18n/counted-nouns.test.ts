import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import { createFormats } from '#i18n/formats.ts'
import { arrivalText } from '#src/shared/orders/arrival-text.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

type Dictionary = { [key: string]: string | Dictionary }

const files = import.meta.glob<Dictionary>('../../../src/i18n/ar/**/index.ts', {
  eager: true,
  import: 'default',
})

const texts = (dictionary: Dictionary, path: string): [key: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}.${key}`, value] as [string, string]]
      : texts(value, `${path}.${key}`),
  )

/** Nouns that are counted, in the forms that a number asks for. */
const COUNTED =
  /^(ثانية|ثوان|ثوانٍ|دقيقة|دقائق|ساعة|ساعات|يوم|يومًا|أيام|شهر|أشهر|سنة|سنوات|منتج|منتجات|منتجًا|صنف|أصناف|قطعة|قطع|صورة|صور|طلب|طلبات|متجر|متاجر|نقطة|نقاط|رسالة|رسائل|تقييم|تقييمات|شخص|أشخاص|محاولة|محاولات|مرة|مرات|حرف|أحرف|حرفًا|رقم|أرقام|بطاقة|بطاقات|قسيمة|قسائم|نتيجة|نتائج|عنوان|عناوين|نجمة|نجوم)$/

/** A number and after it a noun in one form, outside of the forms of a plural. */
const fixed = (text: string) =>
  [...text.replaceAll(/\{\{[^}]*\}\}/g, '').matchAll(/\{\w+\}\s+([\p{L}\p{M}]+)/gu)].filter(([, noun]) =>
    COUNTED.test(noun!),
  )

it('Arabic counts no noun in one fixed form: a number chooses among the six', () => {
  const wrong = Object.entries(files).flatMap(([path, dictionary]) =>
    texts(dictionary, path.split('/').at(-2)!).filter(([, text]) => fixed(text).length > 0),
  )
  expect(wrong).toEqual([])
})

it('the check sees the kind that it refuses', () => {
  expect(fixed('يصل خلال {from}–{to} دقيقة')).toHaveLength(1)
  expect(fixed('يصل خلال {range} {{latest: دقيقة|دقيقة|دقيقتين|دقائق|دقيقة|دقيقة}}')).toEqual([])
  expect(fixed('الطلب رقم {id} من {store}')).toEqual([])
})

describe('minutes in Arabic', () => {
  beforeAll(() => loadAllNamespaces('ar'))

  it.each([
    [1, 1, 'دقيقة واحدة'],
    [2, 2, 'دقيقتان'],
    [5, 5, '5 دقائق'],
    [12, 12, '12 دقيقة'],
    [3, 8, '\u20663–8\u2069 دقائق'],
    [15, 40, '\u206615–40\u2069 دقيقة'],
  ])('until an order arrives, from %i to %i, agree with their number', (min, max, text) => {
    const order = { ...orderAs('confirmed'), min_delivery_time: min, max_delivery_time: max }
    const { eta } = wordsOf('ar').tracking
    expect(arrivalText(order, eta, createFormats('ar'), 'ar', () => '')?.text).toBe(text)
  })

  it('that a courier waits agree with their number', () => {
    const { note } = wordsOf('ar').sendParcel.rules.waiting
    expect(note({ minutes: 10, percent: '50%' })).toContain('10 دقائق')
    expect(note({ minutes: 2, percent: '50%' })).toContain('دقيقتين')
  })
})
