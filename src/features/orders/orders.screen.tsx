import { useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { orderIn } from '#src/navigation/order-in.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { HOME } from '#src/navigation/pages.ts'
import { MyOrders } from './my-orders.part.tsx'
import { OrderPage } from './order-page.part.tsx'

/** `/profile?page=my-orders`, and with `&orderId=` one of these orders; `&from=checkout` leads on to the shop. */
function OrdersScreen() {
  const { orders, orderPage } = useWords()
  const [search] = useSearchParams()
  const order_id = orderIn(search)
  if (order_id === undefined) return <MyOrders />
  const back =
    search.get('from') === 'checkout'
      ? { href: HOME, name: orderPage.toShop() }
      : { href: ORDERS, name: orders.back() }
  return <OrderPage key={order_id} order_id={order_id} back={back} />
}

export { OrdersScreen as Screen }
