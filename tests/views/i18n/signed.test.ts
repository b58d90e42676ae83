import { expect, it } from 'vitest'
import { createFormats } from '#i18n/formats.ts'
import { signed } from '#i18n/signed.ts'

it('the sign of an English amount stands before it', () => {
  expect(signed('+', '$3.00')).toBe('+$3.00')
})

it('the sign of an Arabic amount stands at its number, as that of a negative amount does', () => {
  const { money } = createFormats('ar', { currency: { symbol: 'د.إ', digits: 2 } })
  expect(signed('−', money(3))).toBe(money(-3))
})
