import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { ConversationRow } from '#server/db/rows.ts'
import { conversations, deliveryMen, orders, type ReceiverType, stores } from '#server/db/schema.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'

/** With whom a customer talks; `id` is 0 for the support. */
export type Receiver = { type: ReceiverType; id: number }

type Named = {
  conversation_id?: number | undefined
  receiver_type?: ReceiverType | undefined
  receiver_id?: number | undefined
}

/**
 * The receiver that a request names, and the conversation with them if there is one. Refuses another customer's
 * conversation.
 */
export async function receiverNamed(
  db: Database,
  customer_id: number,
  { conversation_id, receiver_type: type, receiver_id }: Named,
): Promise<{ receiver: Receiver; conversation: ConversationRow | undefined }> {
  const ofCustomer = eq(conversations.customer_id, customer_id)
  if (conversation_id !== undefined) {
    const [conversation] = await db
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, conversation_id), ofCustomer))
    if (!conversation) throw refuse('conversation_id')
    return { receiver: { type: conversation.receiver_type, id: conversation.receiver_id }, conversation }
  }
  if (!type) throw refuse('talk to whom')
  const id = type === 'admin' ? 0 : receiver_id
  if (id === undefined) throw refuse('which receiver')
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(ofCustomer, eq(conversations.receiver_type, type), eq(conversations.receiver_id, id)))
  return { receiver: { type, id }, conversation }
}

/** Whether the shop still has them: a store that sells, a courier who works, the support always. */
export async function isThere(db: Database, { type, id }: Receiver): Promise<boolean> {
  if (type === 'admin') return true
  const table = type === 'vendor' ? stores : deliveryMen
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.active, true)))
  return found !== undefined
}

/** Receivers of a first message: any store, and a courier who carries an order of the customer. */
export async function ensureMayBegin(db: Database, customer_id: number, receiver: Receiver): Promise<void> {
  const isTheirs = receiver.type !== 'delivery_man' || (await carriesFor(db, customer_id, receiver.id))
  if (!isTheirs || !(await isThere(db, receiver))) throw refuse('receiver_id')
}

async function carriesFor(db: Database, customer_id: number, courier: number): Promise<boolean> {
  const { owner } = customerShopper(customer_id)
  const [carried] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.delivery_man_id, courier)))
    .limit(1)
  return carried !== undefined
}

/** An order a message is about: the customer's own, and one the receiver has to do with. */
export async function ensureAbout(
  db: Database,
  customer_id: number,
  receiver: Receiver,
  order_id: number,
): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.owner, customerShopper(customer_id).owner)))
  const isTheirs =
    receiver.type === 'admin' ||
    (receiver.type === 'vendor' ? order?.store_id : order?.delivery_man_id) === receiver.id
  if (!order || !isTheirs) throw refuse('order')
}
