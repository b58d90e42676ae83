import type { Whom } from '#machines/chat/conversation.machine.ts'
import type { ReceiverType } from '#openapi/generated/client.ts'

const types: readonly string[] = ['vendor', 'delivery_man', 'admin'] satisfies ReceiverType[]

/** What an address of the inbox or of /chatting says: with whom, about which order, of which kind (docs/spec.md §2, Routes). */
export type ChatAddress = {
  whom: Whom | undefined
  order_id: number | undefined
  type: ReceiverType | undefined
}

export function chatIn(query: URLSearchParams): ChatAddress {
  const named = query.get('type')
  const type = named && types.includes(named) ? (named as ReceiverType) : undefined
  return { whom: whomIn(query, type), order_id: numberIn(query, 'orderId'), type }
}

function whomIn(query: URLSearchParams, receiver_type: ReceiverType | undefined): Whom | undefined {
  const conversation_id = numberIn(query, 'conversationId')
  if (conversation_id) return { conversation_id }
  const receiver_id = receiver_type === 'admin' ? 0 : numberIn(query, 'id')
  return receiver_type && receiver_id !== undefined ? { receiver_type, receiver_id } : undefined
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
