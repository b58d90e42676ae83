import { useSearch } from 'wouter'
import { isPayment } from '#src/navigation/pay-path.ts'
import { lazyScreen } from './lazy-screen.part.tsx'

const CheckoutScreen = lazyScreen(
  () => import('#src/features/checkout/checkout.screen.tsx'),
  'checkout',
  'cart',
  'addressForm',
  'goods',
)
export const PayAndParcel = lazyScreen(() => import('./pay-and-parcel.part.tsx'))

/** /checkout shows an order that is not placed yet, or the payment of a placed order. */
export function CheckoutRoute() {
  return isPayment(useSearch()) ? <PayAndParcel /> : <CheckoutScreen />
}

CheckoutRoute.fetch = CheckoutScreen.fetch
CheckoutRoute.reads = CheckoutScreen.reads
