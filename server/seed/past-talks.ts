import type { conversations, messages, orders, ReceiverType } from '#server/db/schema.ts'

type ConversationRow = typeof conversations.$inferInsert
type MessageRow = typeof messages.$inferInsert
type OrderRow = typeof orders.$inferInsert

const MINUTE = 60_000

type Line = [minutesAfterOrder: number, from: 'customer' | 'other', text: string]

/** What was said about the latest order of the first demo customer; the store's last words are unread. */
const talks: [ReceiverType, Line[]][] = [
  [
    'admin',
    [
      [55, 'customer', 'Could you send me a receipt for this order?'],
      [57, 'other', 'You find it in your orders. Write again if something is missing.'],
    ],
  ],
  [
    'delivery_man',
    [
      [22, 'customer', 'The bell is shy, please ring twice.'],
      [23, 'other', 'I will. Five minutes.'],
    ],
  ],
  [
    'vendor',
    [
      [3, 'customer', 'Is there garlic in the sauce?'],
      [4, 'other', 'A little. Shall we leave it out?'],
      [5, 'customer', 'No, I like it. Thank you!'],
      [70, 'other', 'We hope you enjoyed it. See you soon!'],
    ],
  ],
]

/** Conversations the demo begins with; new ones are numbered from 100001. */
export function pastTalksOf(past: OrderRow[]) {
  const [order] = past
  const start = order!.created_at!.getTime()
  const at = (minutes: number) => new Date(start + minutes * MINUTE)
  const receivers = { admin: 0, vendor: order!.store_id!, delivery_man: order!.delivery_man_id! }
  const rows = talks.map(([receiver_type, lines], i): ConversationRow => {
    const isUnread = receiver_type === 'vendor'
    return {
      id: i + 1,
      customer_id: order!.customer_id!,
      receiver_type,
      receiver_id: receivers[receiver_type],
      message_count: lines.length,
      customer_read: lines.length - (isUnread ? 1 : 0),
      receiver_read: lines.length,
      created_at: at(lines[0]![0]),
      updated_at: at(lines.at(-1)![0]),
    }
  })
  const said = talks.flatMap(([receiver_type, lines], i) =>
    lines.map(
      ([minutes, from, message], position): MessageRow => ({
        conversation_id: i + 1,
        position: position + 1,
        sender_type: from === 'customer' ? 'customer' : receiver_type,
        message,
        order_id: position === 0 ? order!.id : null,
        created_at: at(minutes),
      }),
    ),
  )
  return { conversations: rows, messages: said }
}
