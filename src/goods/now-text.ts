import type { Words } from '#i18n/dictionaries.ts'
import { awaitsPrice } from '#machines/rules/order-steps.ts'
import type { LiveOrder, TrackedOrder } from '#openapi/generated/client.ts'

type Standing = Pick<LiveOrder, 'order_status' | 'order_type' | 'prescription_order' | 'priced'> &
  Partial<Pick<TrackedOrder, 'canceled_by'>>

/** What is going on with the order, in a sentence. */
export function nowText(order: Standing, { now }: Words['tracking']): string {
  const { order_status, order_type, canceled_by } = order
  if (awaitsPrice(order)) return now.pricing()
  const ofParcel = order_type === 'parcel' && parcelTexts[order_status]
  if (ofParcel) return now.parcel[ofParcel]()
  if (order_type === 'take_away' && order_status === 'handover') return now.readyToCollect()
  if (order_type === 'take_away' && order_status === 'delivered') return now.collected()
  if (order_status === 'canceled' && canceled_by) return now.canceledBy[canceled_by]()
  return now[order_status]()
}

const parcelTexts: { [status in TrackedOrder['order_status']]?: keyof Words['tracking']['now']['parcel'] } = {
  pending: 'finding',
  accepted: 'coming',
  confirmed: 'coming',
  processing: 'coming',
  handover: 'coming',
  picked_up: 'picked_up',
  delivered: 'delivered',
}
