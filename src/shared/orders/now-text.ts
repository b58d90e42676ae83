import type { Words } from '#i18n/dictionaries.ts'
import { parcelOrderNow } from '#machines/orders/parcel-now.ts'
import { isExpired, isPriceExpired, wasCharged } from '#machines/rules/order-payment.ts'
import { awaitsAcceptance, awaitsPrice } from '#machines/rules/order-steps.ts'
import type { LiveOrder, TrackedOrder } from '#openapi/generated/client.ts'

type Standing = Pick<LiveOrder, 'order_status' | 'order_type' | 'prescription_order' | 'priced'> &
  Partial<
    Pick<
      TrackedOrder,
      | 'canceled_by'
      | 'cancellation_reason'
      | 'payment_history'
      | 'receiver_name'
      | 'receiver_details'
      | 'payment_deadline'
      | 'price_deadline'
    >
  > &
  Pick<LiveOrder, 'parcel'>

/** The current state of the order, as a sentence. */
export function nowText(order: Standing, { now, parcelLink }: Words['tracking']): string {
  const { order_status, order_type, canceled_by, payment_deadline } = order
  if (awaitsPrice(order)) return now.pricing()
  if (awaitsAcceptance(order)) return now.priceToAccept()
  if (payment_deadline) return now.unpaid()
  const standing = parcelStanding(order)
  if (standing === 'lost') return wasCharged(order) ? now.parcel.lostBack() : now.parcel.lost()
  if (standing)
    return parcelLink.now.sender[standing]({
      name: order.receiver_details?.contact_person_name ?? order.receiver_name ?? '',
    })
  if (order_type === 'parcel') return parcelText(order, now)
  if (order_type === 'take_away' && order_status === 'handover') return now.readyToCollect()
  if (order_type === 'take_away' && order_status === 'delivered') return now.collected()
  if (isExpired(order)) return wasCharged(order) ? now.expiredBack() : now.expired()
  if (isPriceExpired(order)) return now.priceExpired()
  if (order_status === 'canceled' && canceled_by) return now.canceledBy[canceled_by]()
  return now[order_status]()
}

/** What the sender's page says of the way. Canceled, unpaid and refunded parcels are told by their status. */
function parcelStanding(order: Standing) {
  const at = parcelOrderNow(order)
  const isOfStatus = at === 'canceled' || at === 'unpaid' || order.order_status.startsWith('refund')
  return isOfStatus ? undefined : at
}

/** Of a parcel by its status alone. */
function parcelText(order: Standing, { parcel: texts, refund_requested }: Words['tracking']['now']): string {
  const { order_status, canceled_by } = order
  switch (order_status) {
    case 'pending':
      return texts.finding()
    case 'refund_requested':
      return refund_requested()
    case 'canceled':
      if (isExpired(order)) return wasCharged(order) ? texts.expiredBack() : texts.expired()
      return canceled_by && canceled_by !== 'store' ? texts.canceledBy[canceled_by]() : texts.canceled()
    case 'picked_up':
    case 'delivered':
    case 'failed':
    case 'refunded':
      return texts[order_status]()
    default:
      return texts.coming()
  }
}
