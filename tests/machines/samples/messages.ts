import type { ChatMessage, ConversationDetails } from '#openapi/generated/client.ts'

export const message = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation_id: 100001,
  sender_type: id % 2 === 0 ? 'vendor' : 'customer',
  sender_id: 3,
  message: `Message ${id}`,
  file_full_url: [],
  order_id: null,
  is_seen: 0,
  created_at: '2026-11-20T08:31:00.000Z',
  ...over,
})

/** The messages of these numbers, as many or more in all, the latest first as the shop lists them. */
export const conversationOf = (
  ids: readonly number[],
  total_size = Math.max(0, ...ids),
  over: Partial<ConversationDetails> = {},
): ConversationDetails => ({
  total_size,
  limit: 20,
  offset: 1,
  conversation_id: 100001,
  receiver_type: 'vendor',
  receiver_id: 3,
  receiver: { id: 3, f_name: 'Noor Shawarma', l_name: '', image_full_url: null },
  may_send: 1,
  messages: ids.toSorted((one, other) => other - one).map((id) => message(id)),
  ...over,
})

/** From the first number to the last, both included. */
export const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
