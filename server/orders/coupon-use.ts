import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { CouponRow } from '#server/db/rows.ts'
import { coupons, couponUses } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import { type CouponProblem, type CouponUse, couponProblem } from '#server/rules/coupon.ts'
import { type Counted, countOrders } from './first-order.ts'

/** A coupon held against an order, and why it does not count there. */
export type CheckedCoupon =
  | { coupon: CouponRow; problem: undefined }
  | { coupon: CouponRow | undefined; problem: CouponProblem }

export async function checkCoupon(
  db: Database,
  shopper: Counted,
  code: string,
  where: Pick<CouponUse, 'now' | 'store' | 'subtotal'>,
): Promise<CheckedCoupon> {
  const coupon = await couponNamed(db, code)
  if (!coupon) return { coupon, problem: 'unknown' }
  const used = await db
    .select({ uses: couponUses.uses })
    .from(couponUses)
    .where(and(eq(couponUses.coupon_id, coupon.id), inArray(couponUses.owner, countedOwners(shopper))))
  const earlierOrders = await countOrders(db, shopper)
  const use = { ...where, earlierUses: Math.max(0, ...used.map(({ uses }) => uses)), earlierOrders }
  return { coupon, problem: couponProblem(coupon, use) } as CheckedCoupon
}

export async function couponNamed(db: Database, code: string): Promise<CouponRow | undefined> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, plainCode(code)))
  return coupon
}

/** A code as coupons are kept by. */
export const plainCode = (code: string): string => code.toUpperCase()

/** A coupon is counted for its shopper and for the phone number, whichever of both comes again. */
const countedOwners = ({ owner, phone_key }: Counted): string[] =>
  phone_key === undefined ? [owner] : [owner, `phone:${phone_key}`]

/** Counts one use, and refuses when another order took the last one meanwhile. */
export async function countCouponUse(tx: Database, coupon: CouponRow, shopper: Counted): Promise<void> {
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
    .values(countedOwners(shopper).map((owner) => ({ coupon_id: coupon.id, owner, uses: 1 })))
    .onConflictDoUpdate({
      target: [couponUses.coupon_id, couponUses.owner],
      set: { uses: sql`${couponUses.uses} + 1` },
      ...(coupon.limit_per_customer !== null && {
        setWhere: lt(couponUses.uses, coupon.limit_per_customer),
      }),
    })
    .returning({ uses: couponUses.uses })
  const [[counted], own] = await together([counting, countingOwn])
  if (!counted || own.length < countedOwners(shopper).length) throw refuseFor.coupon('used up', 403, '')
}

/** Gives a use back when its order is canceled. */
export async function returnCouponUse(tx: Database, code: string, shopper: Counted): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ total_uses: sql`greatest(0, ${coupons.total_uses} - 1)` })
    .where(eq(coupons.code, code))
    .returning({ id: coupons.id })
  if (coupon)
    await tx
      .update(couponUses)
      .set({ uses: sql`greatest(0, ${couponUses.uses} - 1)` })
      .where(and(eq(couponUses.coupon_id, coupon.id), inArray(couponUses.owner, countedOwners(shopper))))
}
