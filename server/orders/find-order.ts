import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders } from '#server/db/schema.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { isSamePhone } from '#server/rules/phone.ts'

/** A guest's proof of an order from another device. */
export type Proof = { contact_number?: string | undefined; contact_email?: string | undefined }

/**
 * The order, if the caller may see it: its owner, or for a guest's order a caller who knows its phone number or e-mail
 * address (docs/spec.md §6). Other callers get "not found".
 */
export async function visibleOrder(
  db: Database,
  id: number,
  principal: Customer | Guest,
  proof: Proof = {},
): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw refuse('order')
  if (order.owner !== shopperOf(principal).owner && !(order.customer_id === null && proves(proof, order)))
    throw refuse('order')
  return order
}

/** An order for changes: only its owner may load it. */
export const ownOrder = (db: Database, id: number, principal: Customer | Guest): Promise<OrderRow> =>
  visibleOrder(db, id, principal)

function proves({ contact_number, contact_email }: Proof, { delivery_address }: OrderRow): boolean {
  const { contact_person_number, contact_person_email } = delivery_address
  if (contact_number && isSamePhone(contact_number, contact_person_number)) return true
  const email = contact_email?.trim().toLowerCase()
  return Boolean(email) && email === contact_person_email.toLowerCase()
}
