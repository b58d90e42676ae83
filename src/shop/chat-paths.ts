import type { ReceiverType } from '#openapi/generated/client.ts'
import type { MessageNews } from './message-news.ts'

export const INBOX = '/profile?page=inbox'

/** One conversation of the inbox. */
export const conversationPath = (conversation_id: number): string =>
  `${INBOX}&conversationId=${conversation_id}`

/** The conversation with somebody, also before the first message; `order_id` is what it is about (docs/spec.md §4, Order tracking). */
export const chatWith = (type: ReceiverType, id: number, order_id?: number): string =>
  `${INBOX}&type=${type}&id=${id}${order_id === undefined ? '' : `&orderId=${order_id}`}`

/** A conversation by itself, where news of a message leads (docs/spec.md §2, Routes). */
export const chattingPath = ({ conversation_id, sender_type }: MessageNews): string =>
  `/chatting?conversationId=${conversation_id}&type=${sender_type}&chatFrom=true`
