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
 * The order, if the caller may see it: its owner, a browser that may act for its guest, or for a guest's order a caller who
 * knows its phone number or e-mail address (docs/spec.md §6). Other callers get "not found".
 */
export async function visibleOrder(asking: Asking, id: number, proof: Proof): Promise<OrderRow> {
  const order = await orderNumbered(asking.services.db, id)
  if (order && mayAct(asking.principal, order)) return order
  return provedOrder(asking, id, order, proof)
}

/** A guest's order, for a caller who knows its phone number or e-mail address. */
export const orderOfContact = async (asking: Asking, id: number, proof: Proof): Promise<OrderRow> =>
  provedOrder(asking, id, await orderNumbered(asking.services.db, id), proof)

/** Wrong contacts are counted. */
async function provedOrder(asking: Asking, id: number, order: OrderRow | undefined, proof: Proof) {
  const contact = [proof.contact_number, proof.contact_email].filter(Boolean).join(' ')
  if (!contact) throw refuse('order')
  const isRight = () => order?.customer_id === null && proves(proof, order)
  if (!(await guessContact(asking, { order_id: id, contact }, isRight)) || !order) throw refuse('order')
  return order
}

/** An order for changes: only its owner may load it, or a browser that may act for its guest. */
export async function ownOrder(db: Database, id: number, principal: Customer | Guest): Promise<OrderRow> {
  const order = await orderNumbered(db, id)
  if (!order || !mayAct(principal, order)) throw refuse('order')
  return order
}

async function orderNumbered(db: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** The owner of the order, or a browser that proved the phone of its guest, while the order is a guest's. */
export const mayAct = (principal: Customer | Guest, order: Owned): boolean =>
  order.owner === shopperOf(principal).owner || actsUntil(principal, order) !== null

/** Until when the caller's token of this order works; null without one. */
export const actsUntil = (
  { proven }: Customer | Guest,
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
): Date | null => (proven?.order_id === id && customer_id === null ? proven.until : null)

type Owned = Pick<OrderRow, 'id' | 'customer_id' | 'owner'>

function proves({ contact_number, contact_email }: Proof, { delivery_address }: OrderRow): boolean {
  const { contact_person_number, contact_person_email } = delivery_address
  if (contact_number && contact_number === contact_person_number) return true
  const email = contact_email?.trim().toLowerCase()
  return Boolean(email) && email === contact_person_email.toLowerCase()
}
