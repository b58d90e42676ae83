import { eq } from 'drizzle-orm'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders } from '#server/db/schema.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { guessContact } from './order-misses.ts'

/** A guest's proof of an order from another device. */
export type Proof = { contact_number?: string | undefined; contact_email?: string | undefined }

type Asking = Pick<Context<Services, Customer | Guest>, 'services' | 'principal' | 'network'>

/**
 * The order, if the caller may see it: its owner, or for a guest's order a caller who knows its phone number or e-mail
 * address (docs/spec.md §6). Other callers get "not found", and wrong contacts are counted.
 */
export async function visibleOrder(asking: Asking, id: number, proof: Proof): Promise<OrderRow> {
  const { services, principal } = asking
  const order = await orderNumbered(services.db, id)
  if (order && isOwnedBy(principal, order)) return order
  const contact = [proof.contact_number, proof.contact_email].filter(Boolean).join(' ')
  if (!contact) throw refuse('order')
  const isRight = () => order?.customer_id === null && proves(proof, order)
  if (!(await guessContact(asking, { order_id: id, contact }, isRight)) || !order) throw refuse('order')
  return order
}

/** An order for changes: only its owner may load it. */
export async function ownOrder(db: Database, id: number, principal: Customer | Guest): Promise<OrderRow> {
  const order = await orderNumbered(db, id)
  if (!order || !isOwnedBy(principal, order)) throw refuse('order')
  return order
}

async function orderNumbered(db: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

const isOwnedBy = (principal: Customer | Guest, { owner }: OrderRow) => owner === shopperOf(principal).owner

function proves({ contact_number, contact_email }: Proof, { delivery_address }: OrderRow): boolean {
  const { contact_person_number, contact_person_email } = delivery_address
  if (contact_number && contact_number === contact_person_number) return true
  const email = contact_email?.trim().toLowerCase()
  return Boolean(email) && email === contact_person_email.toLowerCase()
}
