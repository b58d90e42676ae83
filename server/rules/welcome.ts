import type { WelcomeOffer } from '#server/db/shapes.ts'
import { percentOf } from './money.ts'

type Newcomer = { created_at: Date; earlierOrders: number; now: Date }

const DAY = 24 * 60 * 60 * 1000

export const isWelcome = (
  { status, days }: WelcomeOffer,
  { created_at, earlierOrders, now }: Newcomer,
): boolean => status && earlierOrders === 0 && now.getTime() < created_at.getTime() + days * DAY

/** The welcome discount on items after all other discounts, never more than they cost. */
export const welcomeDiscount = ({ discount, discount_type }: WelcomeOffer, subtotal: number): number =>
  Math.min(discount_type === 'percent' ? percentOf(subtotal, discount) : discount, subtotal)
