import type { ShopSettings } from '#server/db/shapes.ts'
import type { Sum } from '#server/rules/notice.type.ts'

/** https://docs.stripe.com/currencies: currencies without hundredths, and those with thousandths. */
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ')
/** Counted in hundredths, but charged in whole units only. */
const inWholeUnits = 'ISK UGX'.split(' ')

/** The smallest charge, as Stripe counts; other currencies are at least worth 0.50 USD, which only Stripe knows. */
const least: Record<string, number> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

/** The largest charge has eight digits. */
const MOST = 99_999_999

/** An amount as Stripe counts it; `undefined` when Stripe refuses it: too small, too large, or of too fine a unit. */
export function stripeSum(minor: number, { code, digits }: ShopSettings['currency']): Sum | undefined {
  const isFine = withThreeDecimals.includes(code)
  const counted = withoutDecimals.includes(code) ? 0 : isFine ? 3 : 2
  const step = isFine ? 10 : inWholeUnits.includes(code) ? 100 : 1
  const amount = Number(`${minor}e${counted - digits}`)
  const isTaken = amount % step === 0 && amount >= (least[code] ?? step) && amount <= MOST
  return isTaken ? { amount, currency: code } : undefined
}
