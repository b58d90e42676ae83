import { roundMoney } from '#machines/rules/money.ts'

/** How far a cart is from free delivery (docs/spec.md §4): percent clamped to 0-100, and the amount that is missing. */
export const freeDeliveryProgress = (total: number, freeDeliveryOver: number, digits: number) => ({
  percent: Math.min(100, Math.max(0, freeDeliveryOver > 0 ? (total / freeDeliveryOver) * 100 : 100)),
  remaining: roundMoney(Math.max(0, freeDeliveryOver - total), digits),
  reached: total >= freeDeliveryOver,
})
