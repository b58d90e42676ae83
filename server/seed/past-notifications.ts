import { present } from '#server/assert/present.ts'
import type { notifications, OrderStatus } from '#server/db/schema.ts'
import { stepWordsOf, titleOf } from '#server/orders/tell-owner.ts'
import type { Branch } from './catalogue/branches.ts'
import type { PastOrder } from './past-orders.ts'
import { lastWords, type TalkRow } from './past-talks.ts'

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

/**
 * What the demo customers were notified of: each step of their orders, and the answers of stores. The end of the latest
 * order and the answers are unread.
 */
export function pastNotificationsOf(
  past: PastOrder[],
  talks: TalkRow[],
  branches: Branch[],
): NotificationRow[] {
  const latest = new Map<number, number>()
  for (const { id, customer_id } of past) if (!latest.has(customer_id)) latest.set(customer_id, id)
  const ofOrders = past.flatMap((order) =>
    steps.flatMap((step): NotificationRow[] => {
      const at = order[step]
      if (!at) return []
      return [
        {
          id: `order-${order.id}-${step}`,
          customer_id: order.customer_id,
          type: 'order_status',
          title: titleOf(order.order_type, order.id),
          body: stepWordsOf(order.order_type, step),
          order_id: order.id,
          is_read: step !== 'delivered' || latest.get(order.customer_id) !== order.id,
          created_at: at,
        },
      ]
    }),
  )
  const ofTalks = talks
    .filter(({ receiver_type }) => receiver_type === 'vendor')
    .map(({ id, customer_id, receiver_id, updated_at }): NotificationRow => {
      const branch = branches.find(({ store }) => store.id === receiver_id)
      const { name } = present(branch, 'the store of the conversation').store
      return {
        id: `message-${id}`,
        customer_id,
        type: 'message',
        title: { en: `Message from ${name.en}`, ar: `رسالة من ${name.ar}` },
        body: lastWords,
        conversation_id: id,
        sender_type: 'vendor',
        created_at: updated_at,
      }
    })
  return [...ofOrders, ...ofTalks]
}
