import type { Words } from '#i18n/dictionaries.ts'
import type { CouponBenefit } from '#machines/checkout/coupon-benefit.ts'

/** What a coupon brings, in a word or two; empty when that is nothing. */
export function benefitText(
  benefit: CouponBenefit,
  texts: Pick<Words['checkout']['coupon'], 'saves' | 'freeDelivery'>,
  money: (amount: number) => string,
): string {
  if (benefit.type === 'nothing') return ''
  return benefit.type === 'goods' ? texts.saves({ amount: money(benefit.amount) }) : texts.freeDelivery()
}
