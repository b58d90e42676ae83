import '#theme/late.css'
import type { ComponentType } from 'react'
import { DeleteAccountSkeleton } from '#src/features/account/delete-account.skeleton.tsx'
import { InterestsPageSkeleton } from '#src/features/account/interests.skeleton.tsx'
import { ProfileSkeleton, SettingsSkeleton } from '#src/features/account/profile.skeleton.tsx'
import { OneFieldSkeleton, SignInSkeleton, SignUpSkeleton } from '#src/features/auth/auth.skeleton.tsx'
import { BrandsSkeleton } from '#src/features/brands/brands.skeleton.tsx'
import { CartSkeleton } from '#src/features/cart/cart.skeleton.tsx'
import { CategoriesSkeleton } from '#src/features/categories/categories.skeleton.tsx'
import { CategorySkeleton } from '#src/features/categories/category.skeleton.tsx'
import { ChatSkeleton } from '#src/features/chat/chat.skeleton.tsx'
import { CheckoutSkeleton } from '#src/features/checkout/checkout.skeleton.tsx'
import { HomeSkeleton } from '#src/features/home/parcel.skeleton.tsx'
import { ProductSkeleton } from '#src/features/item/product.skeleton.tsx'
import { LandingSkeleton } from '#src/features/landing/landing.skeleton.tsx'
import { CampaignSkeleton } from '#src/features/offers/campaign.skeleton.tsx'
import { CampaignsSkeleton } from '#src/features/offers/campaigns.skeleton.tsx'
import { SaleSkeleton } from '#src/features/offers/sale.skeleton.tsx'
import { HelpSkeleton } from '#src/features/pages/help.skeleton.tsx'
import { PageSkeleton } from '#src/features/pages/page.skeleton.tsx'
import { isPagePath } from '#src/features/pages/pages.queries.ts'
import { PaySkeleton } from '#src/features/payment/pay.skeleton.tsx'
import { ResultsSkeleton } from '#src/features/search/results.skeleton.tsx'
import { StoreSkeleton } from '#src/features/stores/store.skeleton.tsx'
import { StoresSkeleton } from '#src/features/stores/stores.skeleton.tsx'
import { FindOrderSkeleton } from '#src/features/tracking/find-order.skeleton.tsx'
import { SharedOrderSkeleton } from '#src/features/tracking/shared-order.skeleton.tsx'
import { WishlistSkeleton } from '#src/features/wishlist/wishlist.skeleton.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DrawerComing } from './drawer-coming.part.tsx'

export { followTranslation } from '#browser/translated-page.ts'

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
  [/^\/profile\b.*\bpage=settings\b/, SettingsSkeleton],
  [/^\/profile\b/, ProfileSkeleton],
  [/^\/interest\b/, InterestsPageSkeleton],
  [/^\/auth\/(sign-in-code|forgot-password|verify-phone|social-return)\b/, OneFieldSkeleton],
  [/^\/auth\/sign-in\b/, SignInSkeleton],
  [/^\/auth\/sign-up\b/, SignUpSkeleton],
  [/^\/delete-account\b/, DeleteAccountSkeleton],
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
