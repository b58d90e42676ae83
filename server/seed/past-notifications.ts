import type { conversations, messages, notifications, OrderStatus, orders } from '#server/db/schema.ts'
import { stepWords } from '#server/orders/tell-owner.ts'
import type { Branch } from './catalogue/branches.ts'

type OrderRow = typeof orders.$inferInsert
type ConversationRow = typeof conversations.$inferInsert
type MessageRow = typeof messages.$inferInsert
type NotificationRow = typeof notifications.$inferInsert

const steps: OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
]

type Talks = { conversations: ConversationRow[]; messages: MessageRow[] }

/**
 * What the demo customers were notified of: each step of their orders, and the answer of a store. The end of the latest order
 * and the answer are unread.
 */
export function pastNotificationsOf(past: OrderRow[], talks: Talks, branches: Branch[]): NotificationRow[] {
  const latest = new Map<number, number>()
  for (const { id, customer_id } of past)
    if (customer_id && !latest.has(customer_id)) latest.set(customer_id, id)
  const ofOrders = past.flatMap((order) =>
    steps.flatMap((step): NotificationRow[] => {
      const at = order[step]
      if (!at) return []
      return [
        {
          id: `order-${order.id}-${step}`,
          customer_id: order.customer_id!,
          type: 'order_status',
          title: { en: `Order ${order.id}`, ar: `الطلب ${order.id}` },
          body: stepWords[step],
          order_id: order.id,
          is_read: step !== 'delivered' || latest.get(order.customer_id!) !== order.id,
          created_at: at,
        },
      ]
    }),
  )
  const talk = talks.conversations.find(({ receiver_type }) => receiver_type === 'vendor')!
  const { name } = branches.find(({ store }) => store.id === talk.receiver_id)!.store
  const { message, created_at } = talks.messages.findLast(
    ({ conversation_id, sender_type }) => conversation_id === talk.id && sender_type === 'vendor',
  )!
  return [
    ...ofOrders,
    {
      id: `message-${talk.id}`,
      customer_id: talk.customer_id,
      type: 'message',
      title: { en: `Message from ${name.en}`, ar: `رسالة من ${name.ar}` },
      body: { en: message, ar: message },
      conversation_id: talk.id!,
      sender_type: 'vendor',
      created_at: created_at!,
    },
  ]
}
