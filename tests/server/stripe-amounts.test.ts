import { expect, it } from 'vitest'
import { stripeSum } from '#server/payments/stripe-amounts.ts'

const currency = (code: string, digits: number) => ({
  code,
  digits,
  symbol: { en: '', ar: '' },
  direction: 'left' as const,
})

it.each([
  ['AED', 2, 2463, 2463],
  ['AED', 0, 25, 2500],
  ['AED', 3, 24_630, 2463],
  ['AED', 2, 200, 200],
  ['AED', 2, 99_999_999, 99_999_999],
  ['JPY', 0, 500, 500],
  ['KWD', 3, 7500, 7500],
  ['KWD', 3, 7840, 7840],
  ['KWD', 2, 750, 7500],
  ['BHD', 1, 11, 1100],
  ['UGX', 0, 5, 500],
])('counts %s as Stripe does: of %i digits, %i is %i', (code, digits, minor, amount) => {
  expect(stripeSum(minor, currency(code, digits))).toEqual({ amount, currency: code })
})

it.each([
  ['a fraction of a unit without hundredths', 'JPY', 2, 5001],
  ['a fraction of the smallest unit', 'AED', 3, 24_631],
  ['thousandths that are no hundredths', 'KWD', 3, 7845],
  ['hundredths of a currency that is charged in whole units', 'UGX', 2, 501],
  ['less than the smallest charge', 'AED', 2, 199],
  ['nothing', 'KWD', 3, 0],
  ['more than eight digits', 'AED', 2, 100_000_000],
])('Stripe takes no charge of %s', (_, code, digits, minor) => {
  expect(stripeSum(minor, currency(code, digits))).toBeUndefined()
})
