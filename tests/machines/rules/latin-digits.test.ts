import { expect, it } from 'vitest'
import { latinDigits } from '#machines/rules/latin-digits.ts'

it('reads the digits of Arabic and Persian keyboards, and leaves all else', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(latinDigits('طلب ٤٢ of 7')).toBe('طلب 42 of 7')
})
