import { present } from '#server/assert/present.ts'
import type { conversations, messages, ReceiverType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import type { PastOrder } from './past-orders.ts'

export type TalkRow = typeof conversations.$inferInsert & { id: number; updated_at: Date }
type MessageRow = typeof messages.$inferInsert

const MINUTE = 60_000

type Line = [minutesAfterOrder: number, from: 'customer' | 'other', text: string]

/** A message is kept in the language it was written in; its notification is read in either. */
export const lastWords: Text = {
  en: 'We hope you enjoyed it. See you soon!',
  ar: 'نتمنى أن الطعام أعجبك. نراك قريبًا!',
}

type Talk = { customer: number; with: ReceiverType; lines: [Line, ...Line[]] }

/** What the demo customers said about their latest orders, each in the own language; the last words of a store are unread. */
const talks: Talk[] = [
  {
    customer: 1,
    with: 'admin',
    lines: [
      [55, 'customer', 'Could you send me a receipt for this order?'],
      [57, 'other', 'You can find it in your orders. Write to us again if something is missing.'],
    ],
  },
  {
    customer: 1,
    with: 'delivery_man',
    lines: [
      [22, 'customer', 'Please ring twice, the bell is quiet.'],
      [23, 'other', 'I will. Five minutes.'],
    ],
  },
  {
    customer: 1,
    with: 'vendor',
    lines: [
      [3, 'customer', 'Is there garlic in the sauce?'],
      [4, 'other', 'A little. Shall we leave it out?'],
      [5, 'customer', 'No, I like it. Thank you!'],
      [70, 'other', lastWords.en],
    ],
  },
  {
    customer: 2,
    with: 'delivery_man',
    lines: [
      [18, 'customer', 'المصعد الأيمن معطّل، استخدم الأيسر من فضلك.'],
      [19, 'other', 'شكرًا على التنبيه، سأصل بعد خمس دقائق.'],
    ],
  },
  {
    customer: 2,
    with: 'vendor',
    lines: [
      [2, 'customer', 'هل يمكن إرسال مناديل إضافية مع الطلب؟'],
      [3, 'other', 'بالتأكيد، سنضعها في الكيس.'],
      [60, 'other', lastWords.ar],
    ],
  },
]

/** Conversations the demo begins with; new ones are numbered from 100001. */
export function pastTalksOf(past: PastOrder[]) {
  const written = talks.map((talk, i) => {
    const order = present(
      past.find(({ customer_id }) => customer_id === talk.customer),
      `an order of customer ${talk.customer}`,
    )
    const courier = present(order.delivery_man_id, `the courier of order ${order.id}`)
    const receivers = { admin: 0, vendor: order.store_id, delivery_man: courier }
    const at = ([minutes]: Line) => new Date(order.created_at.getTime() + minutes * MINUTE)
    const [first] = talk.lines
    const conversation: TalkRow = {
      id: i + 1,
      customer_id: talk.customer,
      receiver_type: talk.with,
      receiver_id: receivers[talk.with],
      message_count: talk.lines.length,
      customer_read: talk.lines.length - (talk.with === 'vendor' ? 1 : 0),
      receiver_read: talk.lines.length,
      created_at: at(first),
      updated_at: at(talk.lines.at(-1) ?? first),
    }
    const messages = talk.lines.map((line, position): MessageRow => {
      const [, from, message] = line
      return {
        conversation_id: conversation.id,
        position: position + 1,
        sender_type: from === 'customer' ? 'customer' : talk.with,
        message,
        order_id: position === 0 ? order.id : null,
        created_at: at(line),
      }
    })
    return { conversation, messages }
  })
  return {
    conversations: written.map(({ conversation }) => conversation),
    messages: written.flatMap(({ messages }) => messages),
  }
}
