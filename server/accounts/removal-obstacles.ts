import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { orders } from '#server/db/schema.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { runningStatuses } from '#server/rules/order-status.ts'

/** More are not named. */
const MOST = 20

/** Orders that need their customer: the courier an address, a refund its owner. */
export const blockingOrders = (db: Database, customer_id: number) =>
  db
    .select({ id: orders.id, status: orders.order_status })
    .from(orders)
    .where(
      and(
        eq(orders.owner, customerShopper(customer_id).owner),
        inArray(orders.order_status, [...runningStatuses, 'refund_requested']),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(MOST)
