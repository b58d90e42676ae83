import { type ComponentType, Suspense } from 'react'
import { Redirect, useRoute, useSearch } from 'wouter'
import { ProfileFrame } from '#src/account/profile-frame.tsx'
import { ProfilePageSkeleton } from '#src/account/profile-skeleton.tsx'
import { orderIn } from '#src/navigation/order-in.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { payReturnPath } from '#src/pay/pay-visit.ts'
import { useConfig } from '#src/shop/config.ts'
import { Opening } from '#src/shop/opening.tsx'
import { hasProfilePage, isOffered, type ProfilePage } from '#src/shop/profile-pages.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreenAfter } from './lazy-screen.tsx'
import { Screen as NotFound } from './not-found.screen.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

const pages: Record<ProfilePage, ComponentType> = {
  'my-orders': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/orders/orders.screen.tsx'),
    'orders',
    'orderPage',
    'tracking',
  ),
  wallet: lazyScreenAfter(ProfilePageSkeleton, () => import('#src/account/wallet.screen.tsx'), 'wallet'),
  'loyalty-points': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/account/loyalty.screen.tsx'),
    'wallet',
  ),
  coupons: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/account/coupons.screen.tsx'),
    'wallet',
    'sections',
    'offers',
  ),
  'referral-code': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/account/referral.screen.tsx'),
    'wallet',
  ),
  notifications: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/notifications/notifications.screen.tsx'),
    'notifications',
  ),
  inbox: lazyScreenAfter(ProfilePageSkeleton, () => import('#src/chat/inbox.screen.tsx'), 'chat'),
  settings: lazyScreenAfter(ProfilePageSkeleton, () => import('#src/account/saved-addresses.screen.tsx')),
  'profile-settings': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/account/profile-settings.screen.tsx'),
    'auth',
  ),
}

const RateOrder = lazyScreenAfter(
  Opening,
  () => import('#src/reviews/rate-order.screen.tsx'),
  'rateOrder',
  'opinions',
)

/** The one that every shop has, whatever it is without. */
const OWN_PAGE: ProfilePage = 'profile-settings'

/** `/profile?page=`, the customer's own pages side by side, and `/rate-and-review/{orderId}` (docs/spec.md §2, Routes). */
export function Screen() {
  const [isRating] = useRoute('/rate-and-review/:orderId')
  const search = useSearch()
  if (isRating) return <SignedInOnly>{(token) => <RateOrder key={token} />}</SignedInOnly>
  const query = new URLSearchParams(search.replace('?', '&'))
  // An order names its page; the tab bar and the menu read `page`.
  if (!query.has('page') && orderIn(query)) return <Redirect to={`${ORDERS}&${query}`} replace />
  const name = query.get('page') ?? OWN_PAGE
  // A gateway brings a guest back here as well.
  const payment = name === 'my-orders' && payReturnPath(search)
  if (payment) return <Redirect to={payment} replace />
  return (
    <SignedInOnly>
      {(token) => (hasProfilePage(name) ? <Profile token={token} name={name} /> : <NotFound />)}
    </SignedInOnly>
  )
}

function Profile({ token, name }: { token: string; name: ProfilePage }) {
  const config = useConfig()
  if (!isOffered(name, config)) return <Redirect to={`/profile?page=${OWN_PAGE}`} replace />
  const Page = pages[name]
  return (
    <ProfileFrame token={token} page={name}>
      <ErrorBoundary key={name}>
        <Suspense fallback={<ProfilePageSkeleton />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </ProfileFrame>
  )
}
