import type { ComponentProps } from 'react'
import type { Words } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { parcelOrderNow } from '#machines/orders/parcel-now.ts'
import { awaitsAcceptance, awaitsPrice } from '#machines/rules/order-steps.ts'
import type { LiveOrder, Order, OrderStatus } from '#openapi/generated/client.ts'
import { Badge } from '#ui/badge.tsx'

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  accepted: 'info',
  confirmed: 'info',
  processing: 'info',
  handover: 'info',
  picked_up: 'accent',
  delivered: 'success',
  canceled: 'danger',
  failed: 'danger',
  refund_requested: 'warning',
  refunded: 'neutral',
}

/** Status of an order as one word. */
export function OrderStatusBadge({ order }: { order: Order & Pick<LiveOrder, 'parcel'> }) {
  const { orders } = useWords()
  const tone = awaitsPrice(order) || awaitsAcceptance(order) ? 'warning' : tones[order.order_status]
  return <Badge tone={tone}>{statusText(order, orders)}</Badge>
}

type Standing = Parameters<typeof awaitsAcceptance>[0] &
  Parameters<typeof awaitsPrice>[0] &
  Pick<Order, 'order_status' | 'order_type'> &
  Pick<LiveOrder, 'parcel'>

export function statusText(order: Standing, { status }: Words['orders']): string {
  if (awaitsPrice(order)) return status.pricing()
  if (awaitsAcceptance(order)) return status.priceToAccept()
  const at = parcelOrderNow(order)
  if (at === 'waiting' || at === 'returning' || at === 'lost') return status.parcel[at]()
  const isParcel = order.order_type === 'parcel'
  if (isParcel && order.order_status === 'processing') return status.parcel.processing()
  if (isParcel && order.order_status === 'handover') return status.parcel.handover()
  const isCollected = order.order_type === 'take_away' && order.order_status === 'delivered'
  return isCollected ? status.collected() : status[order.order_status]()
}
