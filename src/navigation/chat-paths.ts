import type { ReceiverType } from '#openapi/generated/client.ts'
import type { MessageUpdate } from '#src/core/message-news.ts'
import { PROFILE } from './pages.ts'

export const INBOX = `${PROFILE}?page=inbox`

/** One conversation of the inbox. */
export const conversationPath = (conversation_id: number): string =>
  `${INBOX}&conversationId=${conversation_id}`

/** Path of a conversation, also before its first message; `order_id` names its order (docs/spec.md §4, Order tracking). */
export const chatWith = (type: ReceiverType, id: number, order_id?: number): string =>
  `${INBOX}&type=${type}&id=${id}${order_id === undefined ? '' : `&orderId=${order_id}`}`

/** Path of a conversation on its own page, which the notification of a message opens (docs/spec.md §2, Routes). */
export const chattingPath = ({ conversation_id, sender_type }: MessageUpdate): string =>
  `/chatting?conversationId=${conversation_id}&type=${sender_type}&chatFrom=true`
