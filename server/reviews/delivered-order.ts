import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import type { Customer } from '#server/identity/principal.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { refuse } from '#server/refusals/refusal.ts'

/** The customer's own order that was delivered once, even when its status has changed since. */
export async function deliveredOrder(db: Database, id: number, principal: Customer): Promise<OrderRow> {
  const order = await ownOrder(db, id, principal)
  if (order.delivered === null) throw refuse('not to review')
  return order
}
