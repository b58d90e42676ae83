import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { orders } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { ownOrder } from '#server/orders/find-order.ts'

/** Ends the reminder to review an order of the customer; 404: another customer's order or none. */
export async function cancelReviewReminder(
  db: Database,
  order_id: number,
  principal: Customer,
): Promise<void> {
  const { id } = await ownOrder(db, order_id, principal)
  await db.update(orders).set({ review_canceled: true }).where(eq(orders.id, id))
}
