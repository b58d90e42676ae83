import { Route, Switch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { moduleMachine } from '#machines/app/module.machine.ts'
import { Opening } from '#src/core/opening.part.tsx'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import {
  BRANDS,
  CAMPAIGNS,
  CATEGORIES,
  CHATTING,
  CHECKOUT,
  DELETE_ACCOUNT,
  FLASH_SALES,
  FORGOT_PASSWORD,
  HELP,
  HOME,
  INTERESTS,
  LATEST_STORES,
  POPULAR_STORES,
  PROFILE,
  SIGN_IN,
  SIGN_IN_CODE,
  SIGN_UP,
  SOCIAL_RETURN,
  TRACK_ORDER,
  textPages,
  VERIFY_PHONE,
} from '#src/navigation/pages.ts'
import { PARCEL_PATH } from '#src/navigation/parcel-path.ts'
import {
  CAMPAIGN_ROUTE,
  CATEGORY_ROUTE,
  PARCEL_LINK_ROUTE,
  PRODUCT_ROUTE,
  RATE_ROUTE,
  SHARED_ORDER_ROUTE,
  STORE_ROUTE,
} from '#src/navigation/routes.ts'
import { CheckoutRoute, PayAndParcel } from './checkout-route.part.tsx'
import { HomeRoute } from './home-route.part.tsx'
import { lazyScreen } from './lazy-screen.part.tsx'

const LandingScreen = lazyScreen(
  () => import('#src/features/landing/landing.screen.tsx'),
  'landing',
  'footer',
)
const SignInScreen = lazyScreen(() => import('#src/features/auth/sign-in.screen.tsx'), 'auth')
const SignUpScreen = lazyScreen(() => import('#src/features/auth/sign-up.screen.tsx'), 'auth')
const CodeScreen = lazyScreen(() => import('#src/features/auth/code-pages.screen.tsx'), 'auth')
const ProductScreen = lazyScreen(() => import('#src/features/item/product.screen.tsx'), 'item', 'offers')
const StoresScreen = lazyScreen(() => import('#src/features/stores/stores.screen.tsx'), 'stores')
const StoreScreen = lazyScreen(
  () => import('#src/features/stores/store.screen.tsx'),
  'stores',
  'prescriptions',
)
const TrackOrderScreen = lazyScreen(
  () => import('./track-order.part.tsx'),
  'tracking',
  'sharing',
  'orders',
  'orderPage',
  'map',
)
const ProfileScreen = lazyScreen(() => import('./profile.part.tsx'), 'account')
const ChattingScreen = lazyScreen(() => import('./chatting.part.tsx'), 'account', 'chat')
const HelpScreen = lazyScreen(() => import('#src/features/pages/help.screen.tsx'), 'pages', 'footer')
const CatalogueScreen = lazyScreen(() => import('./catalogue-pages.part.tsx'), 'catalogue', 'search')
const OffersScreen = lazyScreen(() => import('#src/features/offers/offer-pages.screen.tsx'), 'offers')
const PageScreen = lazyScreen(() => import('#src/features/pages/page.screen.tsx'))
const NotFound = lazyScreen(() => import('./not-found.screen.tsx'))

const isFinding = (module: SnapshotFrom<typeof moduleMachine>) => module.matches('finding')

/** Every address of the shop (docs/spec.md §2, Routes); each screen brings its own words. */
export const screens = [
  ['/', LandingScreen],
  [CHECKOUT, CheckoutRoute],
  [PARCEL_PATH, PayAndParcel],
  [HOME, HomeRoute],
  [SIGN_IN, SignInScreen],
  [SIGN_UP, SignUpScreen],
  [SIGN_IN_CODE, CodeScreen],
  [FORGOT_PASSWORD, CodeScreen],
  [VERIFY_PHONE, CodeScreen],
  [SOCIAL_RETURN, CodeScreen],
  [LATEST_STORES, StoresScreen],
  [POPULAR_STORES, StoresScreen],
  [STORE_ROUTE, StoreScreen],
  [PRODUCT_ROUTE, ProductScreen],
  [CATEGORIES, CatalogueScreen],
  [CATEGORY_ROUTE, CatalogueScreen],
  [BRANDS, CatalogueScreen],
  [CAMPAIGNS, OffersScreen],
  [CAMPAIGN_ROUTE, OffersScreen],
  [FLASH_SALES, OffersScreen],
  [TRACK_ORDER, TrackOrderScreen],
  [SHARED_ORDER_ROUTE, TrackOrderScreen],
  [PARCEL_LINK_ROUTE, TrackOrderScreen],
  [PROFILE, ProfileScreen],
  [CHATTING, ChattingScreen],
  [RATE_ROUTE, ProfileScreen],
  [DELETE_ACCOUNT, ProfileScreen],
  [INTERESTS, ProfileScreen],
  [HELP, HelpScreen],
  ...textPages.map((path) => [path, PageScreen] as const),
] as const

export function Routes() {
  // No screen asks in the name of a module that is being left.
  if (useSelector(useShop().actors.module, isFinding)) return <Opening />
  return (
    <Switch>
      {screens.map(([path, Screen]) => (
        <Route key={path} path={path} component={Screen} />
      ))}
      <Route component={NotFound} />
    </Switch>
  )
}
