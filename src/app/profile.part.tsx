import { type ComponentType, Suspense } from 'react'
import { Redirect, useRoute, useSearch } from 'wouter'
import { useConfig } from '#src/core/config.ts'
import { Opening } from '#src/core/opening.part.tsx'
import { DeleteAccountSkeleton } from '#src/features/account/delete-account.skeleton.tsx'
import { InterestsPageSkeleton } from '#src/features/account/interests.skeleton.tsx'
import { ProfilePageSkeleton, SettingsPageSkeleton } from '#src/features/account/profile.skeleton.tsx'
import { ProfileFrame } from '#src/features/account/profile-frame.part.tsx'
import { payReturnPath } from '#src/features/payment/pay-visit.ts'
import { orderIn } from '#src/navigation/order-in.ts'
import { ordersPath } from '#src/navigation/order-path.ts'
import { DELETE_ACCOUNT, INTERESTS } from '#src/navigation/pages.ts'
import { hasProfilePage, isOffered, type ProfilePage } from '#src/navigation/profile-pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { isQuietPage, type QuietPage } from '#src/navigation/quiet-pages.ts'
import { RATE_ROUTE } from '#src/navigation/routes.ts'
import { css } from '#styled/css/index.js'
import { ErrorBoundary } from './error-boundary.part.tsx'
import { lazyScreenAfter } from './lazy-screen.part.tsx'
import { Screen as NotFound } from './not-found.screen.tsx'
import { SignedInOnly } from './signed-in-only.part.tsx'

const pages: Record<ProfilePage, ComponentType> = {
  'my-orders': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/orders/orders.screen.tsx'),
    'orders',
    'orderPage',
    'tracking',
  ),
  wallet: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/wallet.screen.tsx'),
    'wallet',
  ),
  'loyalty-points': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/loyalty.screen.tsx'),
    'wallet',
  ),
  coupons: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/coupons.screen.tsx'),
    'wallet',
    'sections',
    'offers',
  ),
  'referral-code': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/referral.screen.tsx'),
    'wallet',
  ),
  notifications: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/notifications/notifications.screen.tsx'),
    'notifications',
  ),
  inbox: lazyScreenAfter(ProfilePageSkeleton, () => import('#src/features/chat/inbox.screen.tsx'), 'chat'),
  settings: lazyScreenAfter(SettingsPageSkeleton, () => import('#src/features/account/settings.screen.tsx')),
  'profile-settings': lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/profile-settings.screen.tsx'),
    'auth',
  ),
}

/** Pages that the settings lead to. */
const quietScreens: Record<QuietPage, ComponentType> = {
  addresses: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/saved-addresses.screen.tsx'),
  ),
  diet: lazyScreenAfter(ProfilePageSkeleton, () => import('#src/features/diet/diet.screen.tsx')),
  sessions: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/sessions.screen.tsx'),
    'auth',
  ),
  passkeys: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/passkeys.screen.tsx'),
    'auth',
  ),
  delete: lazyScreenAfter(
    ProfilePageSkeleton,
    () => import('#src/features/account/delete-my-account.screen.tsx'),
    'auth',
  ),
}

const DeleteAccount = lazyScreenAfter(
  DeleteAccountSkeleton,
  () => import('#src/features/account/delete-account.screen.tsx'),
  'auth',
)

const RateOrder = lazyScreenAfter(
  Opening,
  () => import('#src/features/reviews/rate-order.screen.tsx'),
  'rateOrder',
  'opinions',
)

const Interests = lazyScreenAfter(
  InterestsPageSkeleton,
  () => import('#src/features/account/interests.screen.tsx'),
)

/** The way to all others, which every shop has and guests see, too. */
const OWN_PAGE: ProfilePage = 'settings'

/** `/profile?page=`, the customer's own pages side by side, `/rate-and-review/{orderId}` and `/interest` (docs/spec.md §2, Routes). */
export function Screen() {
  const [isRating] = useRoute(RATE_ROUTE)
  const [isDeleting] = useRoute(DELETE_ACCOUNT)
  const [isAboutInterests] = useRoute(INTERESTS)
  const search = useSearch()
  if (isDeleting) return <DeleteAccount />
  if (isAboutInterests) return <SignedInOnly>{(token) => <Interests key={token} />}</SignedInOnly>
  if (isRating) return <SignedInOnly>{(token) => <RateOrder key={token} />}</SignedInOnly>
  const query = new URLSearchParams(search.replace('?', '&'))
  // An order names its page; the tab bar and the menu read `page`.
  if (!query.has('page') && orderIn(query)) return <Redirect to={ordersPath(query)} replace />
  const name = query.get('page') ?? OWN_PAGE
  // A gateway brings a guest back here as well.
  const payment = name === 'my-orders' && payReturnPath(search)
  if (payment) return <Redirect to={payment} replace />
  return (
    <SignedInOnly others={(name === 'settings' || name === 'diet') && <GuestPage name={name} />}>
      {(token) => (isPage(name) ? <Profile token={token} name={name} /> : <NotFound />)}
    </SignedInOnly>
  )
}

/** A guest has settings, too: those of the device, and what they avoid. */
const GuestPage = ({ name }: { name: 'settings' | 'diet' }) => {
  const Page = name === 'diet' ? quietScreens.diet : pages.settings
  return (
    <div className={guestPage}>
      <Suspense fallback={<SettingsPageSkeleton />}>
        <Page />
      </Suspense>
    </div>
  )
}

const isPage = (name: string): name is ProfilePage | QuietPage => hasProfilePage(name) || isQuietPage(name)

function Profile({ token, name }: { token: string; name: ProfilePage | QuietPage }) {
  const config = useConfig()
  if (hasProfilePage(name) && !isOffered(name, config)) return <Redirect to={profilePath(OWN_PAGE)} replace />
  const Page = isQuietPage(name) ? quietScreens[name] : pages[name]
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

const guestPage = css({ maxWidth: '[640px]', marginInline: 'auto', paddingBlock: { base: '4', lg: '8' } })
