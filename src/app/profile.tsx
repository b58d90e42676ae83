import { useSelector } from '@xstate/react'
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { sessionMachine } from '#machines/session.machine.ts'
import { ProfileFrame } from '#src/account/profile-frame.tsx'
import { useConfig } from '#src/shop/config.ts'
import { useGo } from '#src/shop/overlay.ts'
import { hasProfilePage, isOffered, type ProfilePage } from '#src/shop/profile-pages.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Opening } from '#ui/opening.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFound } from './not-found.tsx'

const pages: Record<ProfilePage, ComponentType> = {
  'my-orders': lazyScreen(() => import('#src/orders/orders.screen.tsx'), 'orders'),
  wallet: lazyScreen(() => import('#src/account/wallet.screen.tsx'), 'wallet'),
  'loyalty-points': lazyScreen(() => import('#src/account/loyalty.screen.tsx'), 'wallet'),
  coupons: lazyScreen(() => import('#src/account/coupons.screen.tsx'), 'wallet', 'sections', 'offers'),
  'referral-code': lazyScreen(() => import('#src/account/referral.screen.tsx'), 'wallet'),
  settings: lazyScreen(() => import('#src/account/saved-addresses.screen.tsx')),
  'profile-settings': lazyScreen(() => import('#src/account/profile-settings.screen.tsx')),
}

/** The one that every shop has, whatever it is without. */
const OWN_PAGE: ProfilePage = 'profile-settings'

const isRead = (snapshot: SnapshotFrom<typeof sessionMachine>) => !snapshot.matches('starting')

/** `/profile?page=`: the customer's own pages, side by side with the way to each of them (spec §2, Routes). */
export function Screen() {
  return useSelector(useShop().actors.session, isRead) ? <Profile /> : null
}

function Profile() {
  const token = useToken()
  const [cameSignedIn] = useState(token !== null)
  const config = useConfig()
  const name = new URLSearchParams(useSearch().replace('?', '&')).get('page') ?? OWN_PAGE
  if (token === null) return cameSignedIn ? <SignedOut /> : <NeedsLogin />
  if (!hasProfilePage(name)) return <NotFound />
  if (!isOffered(name, config)) return <Redirect to={`/profile?page=${OWN_PAGE}`} replace />
  const Page = pages[name]
  return (
    <ProfileFrame token={token} page={name}>
      <ErrorBoundary key={name}>
        <Suspense fallback={<Opening />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </ProfileFrame>
  )
}

/** 'You must be login to access this page' (spec §6); after signing in the customer is where they wanted to be. */
function NeedsLogin() {
  const { problems } = useWords()
  const { toasts } = useShop()
  const go = useGo()
  const search = useSearch()
  const leave = useEffectEvent(() => {
    toasts.show({ kind: 'warning', id: 'login', text: problems.loginRequired() })
    go(signInPath(search), { replace: true })
  })
  useEffect(() => leave(), [])
  return null
}

/** The customer left while on this page, here or in another tab. */
function SignedOut() {
  const { account, actions } = useWords()
  const go = useGo()
  const search = useSearch()
  return (
    <EmptyState
      level={1}
      picture={<Art name="wave" />}
      title={account.signedOut()}
      note={account.signedOutNote()}
      action={<Button onClick={() => go(signInPath(search))}>{actions.signIn()}</Button>}
    />
  )
}

const signInPath = (search: string) => `/auth/sign-in?next=${encodeURIComponent(`/profile?${search}`)}`
