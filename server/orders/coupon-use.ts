import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Shopper } from '#server/cart/shopper.ts'
import type { Database } from '#server/db/open.ts'
import { coupons, couponUses } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuseFor } from '#server/refusal.ts'
import { type CouponProblem, type CouponUse, couponProblem } from '#server/rules/coupon.ts'
import { latinDigits } from '#server/rules/latin-digits.ts'
import { countOrders } from './first-order.ts'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon held against an order, and why it does not count there. */
export type CheckedCoupon =
  | { coupon: CouponRow; problem: undefined }
  | { coupon: CouponRow | undefined; problem: CouponProblem }

export async function checkCoupon(
  db: Database,
  shopper: Shopper,
  code: string,
  where: Pick<CouponUse, 'now' | 'store' | 'goods'>,
): Promise<CheckedCoupon> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, latinDigits(code.trim().toUpperCase())))
  if (!coupon) return { coupon, problem: 'unknown' }
  const [used] = await db
    .select({ uses: couponUses.uses })
    .from(couponUses)
    .where(and(eq(couponUses.coupon_id, coupon.id), eq(couponUses.owner, shopper.owner)))
  const earlierOrders = await countOrders(db, shopper)
  const use = { ...where, earlierUses: used?.uses ?? 0, earlierOrders }
  return { coupon, problem: couponProblem(coupon, use) } as CheckedCoupon
}

/** Counts one use, and refuses when somebody else took the last one meanwhile. */
export async function countCouponUse(tx: Database, coupon: CouponRow, owner: string): Promise<void> {
  const counting = tx
    .update(coupons)
    .set({ total_uses: sql`${coupons.total_uses} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        or(isNull(coupons.limit_total), lt(coupons.total_uses, coupons.limit_total)),
      ),
    )
    .returning({ id: coupons.id })
  const countingOwn = tx
    .insert(couponUses)
    .values({ coupon_id: coupon.id, owner, uses: 1 })
    .onConflictDoUpdate({
      target: [couponUses.coupon_id, couponUses.owner],
      set: { uses: sql`${couponUses.uses} + 1` },
      setWhere:
        coupon.limit_per_customer === null ? undefined : lt(couponUses.uses, coupon.limit_per_customer),
    })
    .returning({ uses: couponUses.uses })
  const [[counted], [own]] = await together([counting, countingOwn])
  if (!counted || !own) throw refuseFor.coupon('used up', 403, '')
}

/** Gives a use back when its order is canceled. */
export async function returnCouponUse(tx: Database, code: string, owner: string): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ total_uses: sql`greatest(0, ${coupons.total_uses} - 1)` })
    .where(eq(coupons.code, code))
    .returning({ id: coupons.id })
  if (coupon)
    await tx
      .update(couponUses)
      .set({ uses: sql`greatest(0, ${couponUses.uses} - 1)` })
      .where(and(eq(couponUses.coupon_id, coupon.id), eq(couponUses.owner, owner)))
}
