import { useSelector } from '@xstate/react'
import { Route, Switch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { moduleMachine } from '#machines/module.machine.ts'
import { pagePaths } from '#src/pages/page-paths.ts'
import { Opening } from '#src/shop/opening.tsx'
import { useShop } from '#src/shop/shop.ts'
import { CheckoutRoute } from './checkout-route.tsx'
import { HomeRoute } from './home-route.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const LandingScreen = lazyScreen(() => import('#src/landing/landing.screen.tsx'), 'landing', 'footer')
const SignInScreen = lazyScreen(() => import('#src/auth/sign-in.screen.tsx'), 'auth')
const SignUpScreen = lazyScreen(() => import('#src/auth/sign-up.screen.tsx'), 'auth')
const CodeScreen = lazyScreen(() => import('#src/auth/code-pages.screen.tsx'), 'auth')
const ProductScreen = lazyScreen(() => import('#src/item/product.screen.tsx'), 'item', 'offers')
const StoresScreen = lazyScreen(() => import('#src/stores/stores.screen.tsx'), 'stores')
const StoreScreen = lazyScreen(() => import('#src/stores/store.screen.tsx'), 'stores', 'prescriptions')
const TrackOrderScreen = lazyScreen(
  () => import('./track-order.tsx'),
  'tracking',
  'orders',
  'orderPage',
  'map',
)
const ProfileScreen = lazyScreen(() => import('./profile.tsx'), 'account')
const ChattingScreen = lazyScreen(() => import('./chatting.tsx'), 'account', 'chat')
const HelpScreen = lazyScreen(() => import('#src/pages/help.screen.tsx'), 'pages', 'footer')
const CategoriesScreen = lazyScreen(() => import('#src/categories/categories.screen.tsx'), 'catalogue')
const CategoryScreen = lazyScreen(() => import('#src/categories/category.screen.tsx'), 'catalogue', 'search')
const BrandsScreen = lazyScreen(() => import('#src/brands/brands.screen.tsx'), 'catalogue', 'search')
const CampaignsScreen = lazyScreen(() => import('#src/offers/campaigns.screen.tsx'), 'offers')
const CampaignScreen = lazyScreen(() => import('#src/offers/campaign.screen.tsx'), 'offers')
const FlashSalesScreen = lazyScreen(() => import('#src/offers/flash-sales.screen.tsx'), 'offers')
const PageScreen = lazyScreen(() => import('#src/pages/page.screen.tsx'))
const NotFound = lazyScreen(() => import('./not-found.screen.tsx'))

const isFinding = (module: SnapshotFrom<typeof moduleMachine>) => module.matches('finding')

/** Every address of the shop (docs/spec.md §2, Routes); each screen brings its own words. */
export const screens = [
  ['/', LandingScreen],
  ['/checkout', CheckoutRoute],
  ['/home', HomeRoute],
  ['/auth/sign-in', SignInScreen],
  ['/auth/sign-up', SignUpScreen],
  ['/auth/sign-in-code', CodeScreen],
  ['/auth/forgot-password', CodeScreen],
  ['/auth/verify-phone', CodeScreen],
  ['/store/latest', StoresScreen],
  ['/store/popular', StoresScreen],
  ['/store/:id', StoreScreen],
  ['/product/:id', ProductScreen],
  ['/categories', CategoriesScreen],
  ['/category/:id', CategoryScreen],
  ['/all-brands', BrandsScreen],
  ['/campaigns', CampaignsScreen],
  ['/campaigns/:id', CampaignScreen],
  ['/flash-sales', FlashSalesScreen],
  ['/track-order', TrackOrderScreen],
  ['/t/:token', TrackOrderScreen],
  ['/profile', ProfileScreen],
  ['/chatting', ChattingScreen],
  ['/rate-and-review/:orderId', ProfileScreen],
  ['/help-and-support', HelpScreen],
  ...pagePaths.map((path) => [path, PageScreen] as const),
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
