import type { Words } from '#i18n/dictionaries.ts'
import { awaitsPrice } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

/** What is going on with the order, in a sentence. */
export function nowText(order: TrackedOrder, { now }: Words['tracking']): string {
  const { order_status, order_type, canceled_by } = order
  if (awaitsPrice(order)) return now.pricing()
  if (order_type === 'take_away' && order_status === 'handover') return now.readyToCollect()
  if (order_type === 'take_away' && order_status === 'delivered') return now.collected()
  if (order_status === 'canceled' && canceled_by) return now.canceledBy[canceled_by]()
  return now[order_status]()
}
