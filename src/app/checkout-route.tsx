import { useSearch } from 'wouter'
import { isPayment } from '#src/navigation/pay-path.ts'
import { lazyScreen } from './lazy-screen.tsx'

const CheckoutScreen = lazyScreen(
  () => import('#src/checkout/checkout.screen.tsx'),
  'checkout',
  'cart',
  'addressForm',
  'goods',
)
const PayScreen = lazyScreen(() => import('#src/pay/pay.screen.tsx'), 'pay', 'checkout')

/** /checkout is an order that is not placed yet, or the payment of one that is. */
export function CheckoutRoute() {
  return isPayment(useSearch()) ? <PayScreen /> : <CheckoutScreen />
}

CheckoutRoute.fetch = CheckoutScreen.fetch
CheckoutRoute.reads = CheckoutScreen.reads
