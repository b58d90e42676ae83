import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { ConversationRow, MessageRow } from '#server/db/rows.ts'
import { conversations, messages, notifications, type ReceiverType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { announce } from '#server/realtime/outbox.ts'

type Written = Pick<MessageRow, 'sender_type' | 'message' | 'pictures' | 'order_id'>

/** Appends a message; the conversation stays locked until the transaction ends. */
export async function addMessage(
  tx: Database,
  conversation_id: number,
  written: Written,
  now: Date,
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const changed = await tx
    .update(conversations)
    .set({
      message_count: sql`${conversations.message_count} + 1`,
      updated_at: now,
      ...(written.sender_type === 'customer'
        ? {}
        : { receiver_read: sql`${conversations.message_count} + 1` }),
    })
    .where(eq(conversations.id, conversation_id))
    .returning()
  const conversation = onlyRow(changed)
  const added = await tx
    .insert(messages)
    .values({ ...written, conversation_id, position: conversation.message_count, created_at: now })
    .returning()
  return { conversation, message: onlyRow(added) }
}

/** Notifies the customer of a message: now, and in the notification centre. Call the relay after the commit. */
export async function tellCustomer(
  tx: Database,
  { id: conversation_id, customer_id, receiver_type }: ConversationRow,
  { message, created_at }: MessageRow,
  from: Text,
): Promise<void> {
  const { owner } = customerShopper(customer_id)
  const sender_type: ReceiverType = receiver_type
  const title = { en: `Message from ${from.en}`, ar: `رسالة من ${from.ar}` }
  const body = message ? { en: message, ar: message } : picture
  const payload = { conversation_id, sender_type }
  await announce(tx, { owner, topic: 'message', payload, words: { title, body } }, created_at)
  await tx.insert(notifications).values({
    id: randomUUID(),
    customer_id,
    type: 'message',
    title,
    body,
    conversation_id,
    sender_type,
    created_at,
  })
}

const picture: Text = { en: 'A picture', ar: 'صورة' }
