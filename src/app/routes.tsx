import { Route, Switch } from 'wouter'
import { pagePaths } from '#src/pages/pages.queries.ts'
import { HomeRoute } from './home-route.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFound } from './not-found.tsx'

const CheckoutScreen = lazyScreen(
  () => import('#src/checkout/checkout.screen.tsx'),
  'checkout',
  'addressForm',
  'goods',
)
const LandingScreen = lazyScreen(() => import('#src/landing/landing.screen.tsx'), 'landing', 'footer')
const SignInScreen = lazyScreen(() => import('#src/auth/sign-in.screen.tsx'), 'auth')
const SignUpScreen = lazyScreen(() => import('#src/auth/sign-up.screen.tsx'), 'auth')
const ProductScreen = lazyScreen(() => import('#src/item/product.screen.tsx'), 'item', 'offers')
const StoresScreen = lazyScreen(() => import('#src/stores/stores.screen.tsx'), 'stores')
const StoreScreen = lazyScreen(() => import('#src/stores/store.screen.tsx'), 'stores')
const TrackOrderScreen = lazyScreen(
  () => import('#src/tracking/track-order.screen.tsx'),
  'tracking',
  'orders',
  'map',
)
const ProfileScreen = lazyScreen(() => import('./profile.tsx'), 'account')
const HelpScreen = lazyScreen(() => import('#src/pages/help.screen.tsx'), 'pages', 'footer')
const CategoriesScreen = lazyScreen(() => import('#src/categories/categories.screen.tsx'), 'catalogue')
const CategoryScreen = lazyScreen(() => import('#src/categories/category.screen.tsx'), 'catalogue', 'search')
const BrandsScreen = lazyScreen(() => import('#src/brands/brands.screen.tsx'), 'catalogue', 'search')
const CampaignsScreen = lazyScreen(() => import('#src/offers/campaigns.screen.tsx'), 'offers')
const CampaignScreen = lazyScreen(() => import('#src/offers/campaign.screen.tsx'), 'offers')
const FlashSalesScreen = lazyScreen(() => import('#src/offers/flash-sales.screen.tsx'), 'offers')
const PageScreen = lazyScreen(() => import('#src/pages/page.screen.tsx'))

/** Every address of the shop (spec §2, Routes); each screen brings its own words. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={LandingScreen} />
      <Route path="/checkout" component={CheckoutScreen} />
      <Route path="/home" component={HomeRoute} />
      <Route path="/auth/sign-in" component={SignInScreen} />
      <Route path="/auth/sign-up" component={SignUpScreen} />
      <Route path="/store/latest" component={StoresScreen} />
      <Route path="/store/popular" component={StoresScreen} />
      <Route path="/store/:id" component={StoreScreen} />
      <Route path="/product/:id" component={ProductScreen} />
      <Route path="/categories" component={CategoriesScreen} />
      <Route path="/category/:id" component={CategoryScreen} />
      <Route path="/all-brands" component={BrandsScreen} />
      <Route path="/campaigns" component={CampaignsScreen} />
      <Route path="/campaigns/:id" component={CampaignScreen} />
      <Route path="/flash-sales" component={FlashSalesScreen} />
      <Route path="/track-order" component={TrackOrderScreen} />
      <Route path="/profile" component={ProfileScreen} />
      <Route path="/help-and-support" component={HelpScreen} />
      {pagePaths.map((path) => (
        <Route key={path} path={path} component={PageScreen} />
      ))}
      <Route component={NotFound} />
    </Switch>
  )
}
