import type { TrackedOrder } from '#openapi/generated/client.ts'
import type { OrderDraft } from './order-draft.ts'
import { paymentStateOf } from './order-payment.ts'
import { awaitsAcceptance, awaitsPrice } from './order-steps.ts'

/** What the customer of a placed order waits for. */
export type NextStep =
  | { type: 'delivery' | 'take_away' | 'parcel' | 'unpaid' | 'prescription' }
  | { type: 'scheduled'; order_type: TrackedOrder['order_type']; at: string }

const handOver = (order_type: TrackedOrder['order_type'], planned: string | null | undefined): NextStep =>
  planned ? { type: 'scheduled', order_type, at: planned } : { type: order_type }

/** What comes next for a draft that became an order and needs no payment now. */
export const nextStepOfDraft = ({
  kind,
  order_type,
  schedule_at,
}: Pick<OrderDraft, 'kind' | 'order_type' | 'schedule_at'>): NextStep =>
  kind === 'prescription' ? { type: 'prescription' } : handOver(order_type, schedule_at)

/** What comes next for an order that the store has yet to confirm; undefined for every other order. */
export const nextStepOf = (order: TrackedOrder): NextStep | undefined => {
  if (order.order_status !== 'pending') return undefined
  if (awaitsPrice(order)) return { type: 'prescription' }
  if (awaitsAcceptance(order)) return undefined
  const { type } = paymentStateOf(order)
  if (type === 'payable' || type === 'failed' || type === 'transfer') return { type: 'unpaid' }
  // The server dates an order for now as well: `scheduled` tells the two apart.
  return handOver(order.order_type, order.scheduled === 1 ? order.schedule_at : null)
}
