import { useSearch } from 'wouter'
import { MyOrders } from './my-orders.tsx'
import { OrderDetail } from './order-detail.tsx'

/** `/profile?page=my-orders`, and with `&orderId=` one order of them. */
export function Screen() {
  const orderId = Number(new URLSearchParams(useSearch()).get('orderId'))
  return Number.isSafeInteger(orderId) && orderId > 0 ? (
    <OrderDetail key={orderId} order_id={orderId} />
  ) : (
    <MyOrders />
  )
}
