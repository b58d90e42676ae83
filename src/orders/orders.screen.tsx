import { useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { orderIn } from '#src/navigation/order-in.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { MyOrders } from './my-orders.tsx'
import { OrderPage } from './order-page.tsx'

/** `/profile?page=my-orders`, and with `&orderId=` one of these orders; `&from=checkout` leads on to the shop. */
export function Screen() {
  const { orders, orderPage } = useWords()
  const [search] = useSearchParams()
  const order_id = orderIn(search)
  if (order_id === undefined) return <MyOrders />
  const back =
    search.get('from') === 'checkout'
      ? { href: '/home', name: orderPage.toShop() }
      : { href: ORDERS, name: orders.back() }
  return <OrderPage key={order_id} order_id={order_id} back={back} />
}
