import type { ComponentProps } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { awaitsAcceptance, awaitsPrice } from '#machines/rules/order-steps.ts'
import type { Order, OrderStatus } from '#openapi/generated/client.ts'
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
export function OrderStatusBadge({ order }: { order: Order }) {
  const { orders } = useWords()
  const { order_status: status } = order
  if (awaitsPrice(order)) return <Badge tone="warning">{orders.status.pricing()}</Badge>
  if (awaitsAcceptance(order)) return <Badge tone="warning">{orders.status.priceToAccept()}</Badge>
  return <Badge tone={tones[status]}>{orders.status[status]()}</Badge>
}
