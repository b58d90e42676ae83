import { and, countDistinct, eq, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { notifications } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'

const unreadOf = (customer_id: number) =>
  and(eq(notifications.customer_id, customer_id), eq(notifications.is_read, false))

/** The steps of one order count once, as the customer sees one row for them. */
export async function countUnread(db: Database, customer_id: number): Promise<number> {
  const subject = sql`coalesce(${notifications.order_id}::text, ${notifications.id})`
  const rows = await db
    .select({ count: countDistinct(subject) })
    .from(notifications)
    .where(unreadOf(customer_id))
  return onlyRow(rows).count
}

/** With a step of an order its earlier steps. 404: the notification belongs to another customer or does not exist. */
export async function markOneRead(db: Database, customer_id: number, id: string): Promise<void> {
  const [opened] = await db
    .select({ order_id: notifications.order_id, created_at: notifications.created_at })
    .from(notifications)
    .where(and(eq(notifications.customer_id, customer_id), eq(notifications.id, id)))
  if (!opened) throw refuse('notification')
  const { order_id, created_at } = opened
  const earlier =
    order_id === null
      ? undefined
      : and(eq(notifications.order_id, order_id), lte(notifications.created_at, created_at))
  await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(unreadOf(customer_id), or(eq(notifications.id, id), earlier)))
}

/** Marks what the customer has been shown: nothing that is newer than `until`. */
export async function markReadUntil(db: Database, customer_id: number, until: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(unreadOf(customer_id), lte(notifications.created_at, until)))
}

/** The customer opened the conversation, and with it the notifications of its messages. */
export async function markConversationRead(
  db: Database,
  customer_id: number,
  conversation_id: number,
): Promise<void> {
  await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(unreadOf(customer_id), eq(notifications.conversation_id, conversation_id)))
}
