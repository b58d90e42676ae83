import { useSearch } from 'wouter'
import { lazyScreen } from './lazy-screen.tsx'

const CheckoutScreen = lazyScreen(
  () => import('#src/checkout/checkout.screen.tsx'),
  'checkout',
  'addressForm',
  'goods',
)
const PayScreen = lazyScreen(() => import('#src/pay/pay.screen.tsx'), 'pay', 'checkout')

/** Our own page, or the way back from a gateway; `src/pay` reads it in full. */
const IS_PAYMENT = /\b(page=pay|flag=)/

/** /checkout is an order that is not placed yet, or the payment of one that is. */
export function CheckoutRoute() {
  return IS_PAYMENT.test(useSearch()) ? <PayScreen /> : <CheckoutScreen />
}

CheckoutRoute.fetch = CheckoutScreen.fetch
CheckoutRoute.reads = CheckoutScreen.reads
