import type { Notification } from '#openapi/generated/client.ts'
import { chattingPath } from '#src/navigation/chat-paths.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { profilePath } from '#src/navigation/profile-path.ts'

/** Path of what a notification is about: its order, its conversation, or the referral code of the customer. */
export function subjectPath({
  order_id,
  conversation_id,
  sender_type,
}: Pick<Notification, 'order_id' | 'conversation_id' | 'sender_type'>): string {
  if (order_id !== null) return orderPath(order_id)
  if (conversation_id !== null && sender_type !== null) return chattingPath({ conversation_id, sender_type })
  return profilePath('referral-code')
}
