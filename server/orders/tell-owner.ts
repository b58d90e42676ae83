import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/engine/open.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { notifications, type OrderStatus, type OrderType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { together } from '#server/db/together.ts'
import { announce } from '#server/realtime/outbox.ts'
import type { RefundStep } from './refund-news.ts'

/** Other words than those of the status, and what they tell: the step of a refund, or that a parcel was lost. */
type Instead = { words?: Text; refund?: RefundStep; isLost?: boolean | undefined }

/** An order took a step: its owner hears of it now, and a customer can read it later. Call the relay after the commit. */
export async function tellOwner(
  tx: Database,
  {
    id,
    owner,
    customer_id,
    order_type,
  }: { id: number; owner: string; customer_id: number | null; order_type: OrderType },
  status: OrderStatus,
  now: Date,
  { words = stepWordsOf(order_type, status), refund, isLost }: Instead = {},
): Promise<void> {
  const title = titleOf(order_type, id)
  const step = { order_id: id, order_status: status, order_type }
  const payload = { ...step, ...(refund && { refund }), ...(isLost && { lost: true }) }
  const announced = announce(tx, { owner, topic: 'order', payload, words: { title, body: words } }, now)
  const notified =
    customer_id !== null &&
    insertInto(tx, notifications, {
      id: randomUUID(),
      customer_id,
      type: 'order_status',
      title,
      body: words,
      order_id: id,
      created_at: now,
    })
  await together([announced, notified])
}

export const titleOf = (order_type: OrderType, id: number): Text =>
  order_type === 'parcel'
    ? { en: `Parcel ${id}`, ar: `الطرد ${id}` }
    : { en: `Order ${id}`, ar: `الطلب ${id}` }

/** What an order of a type says of a step. */
export const stepWordsOf = (order_type: OrderType, status: OrderStatus): Text =>
  wordsOfType[order_type][status] ?? stepWords[status]

const stepWords: Record<OrderStatus, Text> = {
  pending: { en: 'Your order has been placed.', ar: 'تم استلام طلبك.' },
  accepted: { en: 'A courier has accepted your order.', ar: 'قبِل مندوب التوصيل طلبك.' },
  confirmed: { en: 'The store has confirmed your order.', ar: 'أكّد المتجر طلبك.' },
  processing: { en: 'Your order is being prepared.', ar: 'يجري تجهيز طلبك.' },
  handover: { en: 'Your order is ready.', ar: 'طلبك جاهز.' },
  picked_up: { en: 'Your order is on its way.', ar: 'طلبك في الطريق إليك.' },
  delivered: { en: 'Your order has been delivered.', ar: 'تم تسليم طلبك.' },
  canceled: { en: 'Your order has been canceled.', ar: 'تم إلغاء طلبك.' },
  failed: { en: 'The payment of your order has failed.', ar: 'تعذّر دفع طلبك.' },
  refund_requested: { en: 'You have asked for a refund.', ar: 'تم تسجيل طلب استرداد المبلغ.' },
  refunded: { en: 'Your order has been refunded.', ar: 'تمت إعادة مبلغ طلبك.' },
}

const collectedUpdates: Partial<Record<OrderStatus, Text>> = {
  handover: { en: 'Your order is ready to collect.', ar: 'طلبك جاهز للاستلام.' },
  delivered: { en: 'You have collected your order.', ar: 'استلمت طلبك.' },
}

/** Where no store has a hand in it. */
const parcelUpdates: Partial<Record<OrderStatus, Text>> = {
  pending: { en: 'Your parcel has been booked.', ar: 'تم تسجيل طردك.' },
  accepted: { en: 'We found a courier for your parcel.', ar: 'وجدنا مندوب توصيل لطردك.' },
  confirmed: { en: 'Your parcel will be picked up soon.', ar: 'سيُستلم طردك قريبًا.' },
  processing: { en: 'A courier is on the way to you.', ar: 'مندوب التوصيل في الطريق إليك.' },
  handover: { en: 'The courier is at your door.', ar: 'مندوب التوصيل عند بابك.' },
  picked_up: { en: 'Your parcel is on its way.', ar: 'طردك في الطريق.' },
  delivered: { en: 'Your parcel has been delivered.', ar: 'تم تسليم طردك.' },
  canceled: { en: 'Your parcel has been canceled.', ar: 'تم إلغاء طردك.' },
  failed: { en: 'The payment for your parcel has failed.', ar: 'تعذّر الدفع لطردك.' },
  refunded: { en: 'Your parcel has been refunded.', ar: 'تمت إعادة مبلغ طردك.' },
}

const wordsOfType: Record<OrderType, Partial<Record<OrderStatus, Text>>> = {
  delivery: {},
  take_away: collectedUpdates,
  parcel: parcelUpdates,
}
