import '#theme/late.css'
import type { ComponentType } from 'react'
import { ProfileSkeleton } from '#src/account/profile-skeleton.tsx'
import { OneFieldSkeleton, SignInSkeleton, SignUpSkeleton } from '#src/auth/auth-skeleton.tsx'
import { BrandsSkeleton } from '#src/brands/brands-skeleton.tsx'
import { CartSkeleton } from '#src/cart/cart-skeleton.tsx'
import { CategoriesSkeleton } from '#src/categories/categories-skeleton.tsx'
import { CategorySkeleton } from '#src/categories/category-skeleton.tsx'
import { ChatSkeleton } from '#src/chat/chat-skeleton.tsx'
import { CheckoutSkeleton } from '#src/checkout/checkout-skeleton.tsx'
import { HomeSkeleton } from '#src/home/parcel-skeleton.tsx'
import { ProductSkeleton } from '#src/item/product-skeleton.tsx'
import { LandingSkeleton } from '#src/landing/landing-skeleton.tsx'
import { CampaignSkeleton } from '#src/offers/campaign-skeleton.tsx'
import { CampaignsSkeleton } from '#src/offers/campaigns-skeleton.tsx'
import { SaleSkeleton } from '#src/offers/sale-skeleton.tsx'
import { HelpSkeleton } from '#src/pages/help-skeleton.tsx'
import { PageSkeleton } from '#src/pages/page-skeleton.tsx'
import { isPagePath } from '#src/pages/pages.queries.ts'
import { PaySkeleton } from '#src/pay/pay-skeleton.tsx'
import { ResultsSkeleton } from '#src/search/results-skeleton.tsx'
import { StoreSkeleton } from '#src/stores/store-skeleton.tsx'
import { StoresSkeleton } from '#src/stores/stores-skeleton.tsx'
import { FindOrderSkeleton } from '#src/tracking/find-order-skeleton.tsx'
import { SharedOrderSkeleton } from '#src/tracking/shared-order-skeleton.tsx'
import { WishlistSkeleton } from '#src/wishlist/wishlist-skeleton.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DrawerComing } from './drawer-coming.tsx'

/** The first pattern that matches path and query string decides. */
const skeletons: readonly [RegExp, ComponentType][] = [
  [/^\/\?/, LandingSkeleton],
  [/^\/home\/?\?.*\bdata_type=/, ResultsSkeleton],
  [/^\/home\b/, HomeSkeleton],
  [/^\/checkout\/?\?(?!.*\b(page=pay|flag=))/, CheckoutSkeleton],
  [/^\/checkout\b.*\bpage=pay/, PaySkeleton],
  [/^\/store\/(latest|popular)\b/, StoresSkeleton],
  [/^\/store\/./, StoreSkeleton],
  [/^\/product\/./, ProductSkeleton],
  [/^\/categories\b/, CategoriesSkeleton],
  [/^\/category\/./, CategorySkeleton],
  [/^\/all-brands\b/, BrandsSkeleton],
  [/^\/campaigns\/\w/, CampaignSkeleton],
  [/^\/campaigns\b/, CampaignsSkeleton],
  [/^\/flash-sales\b/, SaleSkeleton],
  [/^\/track-order\b/, FindOrderSkeleton],
  [/^\/t\//, SharedOrderSkeleton],
  [/^\/profile\b/, ProfileSkeleton],
  [/^\/auth\/(sign-in-code|forgot-password|verify-phone)\b/, OneFieldSkeleton],
  [/^\/auth\/sign-in\b/, SignInSkeleton],
  [/^\/auth\/sign-up\b/, SignUpSkeleton],
  [/^\/chatting\b/, ChatSkeleton],
  [/^\/help-and-support\b/, HelpSkeleton],
]

/** Returns the skeleton of the screen at an address; undefined where the screen has none of its own. */
export const skeletonAt = (path: string, search: string): ComponentType | undefined =>
  isPagePath(path) ? PageSkeleton : skeletons.find(([address]) => address.test(`${path}?${search}`))?.[1]

/** The popup of an item keeps its size and place (src/theme/recipes/dialog.ts) until its code is there. */
const ItemComing = () => (
  <div className={scrim}>
    <Loading className={sheet}>
      <Skeleton ratio="4 / 3" />
    </Loading>
  </div>
)

/** What stands in for an overlay while its code loads, by its name; the others show a spinner. */
export const overlayShapes: Partial<Record<string, ComponentType>> = {
  item: ItemComing,
  cart: () => (
    <DrawerComing>
      <CartSkeleton />
    </DrawerComing>
  ),
  wishlist: () => (
    <DrawerComing>
      <WishlistSkeleton />
    </DrawerComing>
  ),
}

const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', sm: 'center' },
  padding: { sm: '6' },
  bg: 'bg.scrim',
  visibility: 'hidden',
  animation: '[appear 0s 200ms forwards]',
})
const sheet = css({
  width: 'full',
  height: { base: '[100dvh]', sm: '[92dvh]' },
  maxWidth: { sm: 'itemSheet' },
  overflow: 'hidden',
  bg: 'bg.raised',
  borderRadius: { sm: 'lg' },
  boxShadow: 'lifted',
})
