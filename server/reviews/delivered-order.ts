import { customerShopper } from '#server/cart/shopper.ts'
import type { Database } from '#server/db/open.ts'
import type { Customer } from '#server/handlers.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { once } from '#server/orders/idempotency.ts'
import type { OrderRow } from '#server/orders/move-order.ts'
import { refuse } from '#server/refusal.ts'

/** An order of one's own that came, whatever became of it since. */
export async function deliveredOrder(db: Database, id: number, principal: Customer): Promise<OrderRow> {
  const order = await ownOrder(db, id, principal)
  if (order.delivered === null) throw refuse('not to review')
  return order
}

type Attempt = { customer_id: number; operation: string; key: string | undefined; body: unknown }

/** Work that answers nothing, once per Idempotency-Key when there is one. */
export async function atMostOnce(
  tx: Database,
  { customer_id, operation, key, body }: Attempt,
  work: () => Promise<void>,
): Promise<void> {
  if (key === undefined) return work()
  const { owner } = customerShopper(customer_id)
  await once(tx, { owner, operation, key, body }, async () => {
    await work()
    return { done: true }
  })
}
