import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { ConversationRow } from '#server/db/rows.ts'
import { conversations } from '#server/db/schema.ts'
import { markConversationRead } from '#server/notifications/mark-read.ts'
import { refuse } from '#server/refusals/refusal.ts'

/**
 * Marks a conversation of the customer and its notifications as read, and returns the marked row. Call it before the
 * messages are read: a message that arrives between the two stays unread.
 */
export async function openConversation(
  db: Database,
  customer_id: number,
  id: number,
): Promise<ConversationRow> {
  const [read] = await db
    .update(conversations)
    .set({ customer_read: sql`${conversations.message_count}` })
    .where(eq(conversations.id, id))
    .returning()
  if (!read) throw refuse('conversation_id')
  await markConversationRead(db, customer_id, id)
  return read
}
