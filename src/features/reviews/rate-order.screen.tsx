import { useParams } from 'wouter'
import { RateOrder } from './rate-order.part.tsx'

/** `/rate-and-review/{orderId}` (docs/spec.md §2, Routes). */
function RateOrderScreen() {
  const order_id = Number(useParams().orderId) || 0
  return <RateOrder key={order_id} order_id={order_id} />
}

export { RateOrderScreen as Screen }
