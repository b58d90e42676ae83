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
  const ofParcel = order_type === 'parcel' && parcelTexts[order_status]
  if (ofParcel) return now.parcel[ofParcel]()
  if (order_type === 'take_away' && order_status === 'handover') return now.readyToCollect()
  if (order_type === 'take_away' && order_status === 'delivered') return now.collected()
  if (isExpired(order)) return wasCharged(order) ? now.expiredBack() : now.expired()
  if (isPriceExpired(order)) return now.priceExpired()
  if (order_status === 'canceled' && canceled_by) return now.canceledBy[canceled_by]()
  return now[order_status]()
}

/** What the sender's page says in words of its own. Canceled, unpaid and refunded parcels are told like other orders. */
function parcelStanding(order: Standing) {
  const at = parcelOrderNow(order)
  const isToldAsOrder = at === 'canceled' || at === 'unpaid' || order.order_status.startsWith('refund')
  return isToldAsOrder ? undefined : at
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
