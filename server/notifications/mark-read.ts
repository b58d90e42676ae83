import { and, count, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { notifications } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'

const unreadOf = (customer_id: number) =>
  and(eq(notifications.customer_id, customer_id), eq(notifications.is_read, false))

export async function countUnread(db: Database, customer_id: number): Promise<number> {
  const rows = await db.select({ count: count() }).from(notifications).where(unreadOf(customer_id))
  return onlyRow(rows).count
}

/** 404: the notification belongs to another customer or does not exist. */
export async function markOneRead(db: Database, customer_id: number, id: string): Promise<void> {
  const [row] = await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(eq(notifications.customer_id, customer_id), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  if (!row) throw refuse('notification')
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
