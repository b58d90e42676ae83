import { eq, sql } from 'drizzle-orm'
import { mergeCarts } from '#server/cart/merge-carts.ts'
import type { Database } from '#server/db/engine/open.ts'
import { couponUses, idempotencyKeys, orders, retiredGuests } from '#server/db/schema.ts'
import { customerShopper, guestShopper } from '#server/identity/shopper.ts'
import { movePictures } from '#server/orders/prescription-pictures.ts'

/** Cart and orders of a guest who signs in become the customer's, and the id dies (docs/contract.md §1). */
export async function adoptGuest(
  tx: Database,
  guest_id: string,
  customer_id: number,
  now: Date,
): Promise<void> {
  const retired = await tx
    .insert(retiredGuests)
    .values({ id: guest_id, customer_id, created_at: now })
    .onConflictDoNothing()
    .returning({ id: retiredGuests.id })
  if (retired.length === 0) return
  const guest = guestShopper(guest_id)
  const customer = customerShopper(customer_id)
  await mergeCarts(tx, guest.owner, customer.owner, now)
  await tx.update(orders).set(customer).where(eq(orders.owner, guest.owner))
  await moveCouponUses(tx, guest.owner, customer.owner)
  await moveKeys(tx, guest.owner, customer.owner)
  await movePictures(tx, guest.owner, customer.owner)
}

/** Added to the customer's own, so that a limit per customer cannot be passed as a guest. */
async function moveCouponUses(tx: Database, guest: string, customer: string): Promise<void> {
  const used = await tx.delete(couponUses).where(eq(couponUses.owner, guest)).returning()
  for (const { coupon_id, uses } of used)
    await tx
      .insert(couponUses)
      .values({ coupon_id, owner: customer, uses })
      .onConflictDoUpdate({
        target: [couponUses.coupon_id, couponUses.owner],
        set: { uses: sql`${couponUses.uses} + ${uses}` },
      })
}

/** What was answered to the guest under a key is not done again for the customer who repeats it. */
async function moveKeys(tx: Database, guest: string, customer: string): Promise<void> {
  const answered = await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, guest)).returning()
  if (answered.length > 0)
    await tx
      .insert(idempotencyKeys)
      .values(answered.map((each) => ({ ...each, owner: customer })))
      .onConflictDoNothing()
}
