import type {
  ChatMessage,
  Conversation,
  Correspondent as WireCorrespondent,
} from '#openapi/generated/server.ts'
import type { ConversationRow, MessageRow } from '#server/db/rows.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { type Format, flag } from '#server/wire/format.ts'
import type { Correspondent } from './correspondents.ts'

export function messageOnWire(
  { position, conversation_id, sender_type, message, pictures, order_id, created_at }: MessageRow,
  conversation: ConversationRow,
  { picture }: Format,
): ChatMessage {
  const isOwn = sender_type === 'customer'
  return {
    id: position,
    conversation_id,
    sender_type,
    sender_id: isOwn ? conversation.customer_id : conversation.receiver_id,
    message,
    file_full_url: pictures.map((name) => picture(name, PHOTO_WIDTH)),
    order_id,
    is_seen: flag(position <= (isOwn ? conversation.receiver_read : conversation.customer_read)),
    created_at: created_at.toISOString(),
  }
}

export const correspondentOnWire = (
  { id, f_name, l_name, picture: name }: Correspondent,
  { text, picture }: Format,
): WireCorrespondent => ({
  id,
  f_name: text(f_name),
  l_name: text(l_name),
  image_full_url: name && picture(name, 160),
})

export const conversationOnWire = (
  conversation: ConversationRow,
  receiver: Correspondent,
  { last, unread }: { last: MessageRow; unread: number },
  format: Format,
): Conversation => ({
  id: conversation.id,
  receiver_type: receiver.type,
  receiver_id: receiver.id,
  receiver: correspondentOnWire(receiver, format),
  may_send: flag(receiver.active),
  unread_message_count: unread,
  last_message: messageOnWire(last, conversation, format),
  last_message_time: last.created_at.toISOString(),
  created_at: conversation.created_at.toISOString(),
})
