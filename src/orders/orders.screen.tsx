import { useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { ORDERS } from '#src/navigation/order-path.ts'
import { MyOrders } from './my-orders.tsx'
import { OrderPage } from './order-page.tsx'

/** `/profile?page=my-orders`, and with `&orderId=` one of these orders. */
export function Screen() {
  const { orders } = useWords()
  const orderId = Number(new URLSearchParams(useSearch()).get('orderId'))
  return Number.isSafeInteger(orderId) && orderId > 0 ? (
    <OrderPage key={orderId} order_id={orderId} back={{ href: ORDERS, name: orders.back() }} />
  ) : (
    <MyOrders />
  )
}
