import { useParams } from 'wouter'
import { RateOrder } from './rate-order.tsx'

/** `/rate-and-review/{orderId}` (docs/spec.md §2, Routes). */
export function Screen() {
  const order_id = Number(useParams().orderId) || 0
  return <RateOrder key={order_id} order_id={order_id} />
}
