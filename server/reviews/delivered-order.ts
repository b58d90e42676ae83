import type { Database } from '#server/db/open.ts'
import type { Customer } from '#server/handlers.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import type { OrderRow } from '#server/orders/move-order.ts'
import { refuse } from '#server/refusal.ts'

/** An order of one's own that came, whatever became of it since. */
export async function deliveredOrder(db: Database, id: number, principal: Customer): Promise<OrderRow> {
  const order = await ownOrder(db, id, principal)
  if (order.delivered === null) throw refuse('not to review')
  return order
}
