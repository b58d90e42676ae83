import { useSearch } from 'wouter'
import { ParcelSkeleton } from '#src/features/parcel/parcel.skeleton.tsx'
import { isPayment } from '#src/navigation/pay-path.ts'
import { lazyScreen, lazyScreenAfter } from './lazy-screen.part.tsx'

const PayScreen = lazyScreen(() => import('./pay.part.tsx'), 'pay', 'checkout', 'tracking')
const ParcelScreen = lazyScreenAfter(
  ParcelSkeleton,
  () => import('#src/features/parcel/parcel.screen.tsx'),
  'sendParcel',
  'checkout',
  'addressForm',
  'goods',
)

/** The payment of a placed order, and the form of a parcel: pages that no first load has to know. */
export const Screen = () => (isPayment(useSearch()) ? <PayScreen /> : <ParcelScreen />)
