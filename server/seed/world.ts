import { pictureName } from '#server/media/picture-name.ts'
import { randomOf } from '#server/rules/seeded-random.ts'
import { booksOf } from './books.ts'
import { allergens } from './catalogue/allergens.ts'
import { type Branch, branches } from './catalogue/branches.ts'
import { brands } from './catalogue/brands.ts'
import { categories, modules } from './catalogue/categories.ts'
import { commonConditions } from './catalogue/conditions.ts'
import { moduleZoneRows, zoneRows } from './delivery-charges.ts'
import { reviewsOf } from './item-reviews.ts'
import { otherBannerRows, reasonRows, videoContentRows } from './module-words.ts'
import { advertisementsOf, cashbacksOf, walletBonusesOf } from './offers.ts'
import { offlineMethodRows } from './offline-methods.ts'
import {
  cancellationReasonTexts,
  parcelCancellationReasonTexts,
  refundReasonTexts,
  shopPages,
} from './pages.ts'
import { parcelCategoryRows, parcelSizeRows } from './parcels.ts'
import { pastNotificationsOf } from './past-notifications.ts'
import { pastOrdersOf } from './past-orders.ts'
import { pastReviewsOf } from './past-reviews.ts'
import { pastTalksOf } from './past-talks.ts'
import { addressesOf, customersOf, deliveryMenOf } from './people.ts'
import { bannersOf, campaignItemsOf, campaignsOf, couponsOf, flashSalesOf } from './promotions.ts'
import { shopSettings } from './settings.ts'

/**
 * The demo shop as rows of the database: the same for the same `now`. Stores and what they sell come one by one from
 * `branches`, because a large `scale` would not fit in memory at once.
 */
export function buildWorld({ scale, now }: { scale: number; now: Date }) {
  const first = [...branches({ scale: 1, now })]
  const trading = first.filter(({ items }) => items.length > 0)
  const homes = addressesOf(now)
  const past = pastOrdersOf(first, homes, now, randomOf('past orders'))
  const talks = pastTalksOf(past.orders)
  const people = customersOf(now)
  const reviews = reviewsOf(trading, now, randomOf('reviews'))
  return {
    settings: shopSettings,
    pages: shopPages,
    cancellationReasons: [
      ...cancellationReasonTexts.map((reason) => ({ reason, of_parcels: false })),
      ...parcelCancellationReasonTexts.map((reason) => ({ reason, of_parcels: true })),
    ].map((reason, i) => ({ id: i + 1, ...reason })),
    refundReasons: refundReasonTexts.map((reason, i) => ({ id: i + 1, reason })),
    zones: zoneRows,
    modules: modules.map(({ art, hue, ...module }, position) => ({
      ...module,
      icon: pictureName('module', art, hue),
      thumbnail: pictureName('module', art, hue),
      position,
    })),
    moduleZones: moduleZoneRows,
    categories: categories.map(({ key, hue, ...category }) => category),
    allergens,
    brands: brands.map(({ key, ...brand }) => brand),
    commonConditions,
    parcelCategories: parcelCategoryRows,
    parcelSizes: parcelSizeRows,
    offlinePaymentMethods: offlineMethodRows,
    otherBanners: otherBannerRows,
    videoContents: videoContentRows,
    reasons: reasonRows,
    advertisements: advertisementsOf(trading, now),
    cashbacks: cashbacksOf(now),
    walletBonuses: walletBonusesOf(now),
    banners: bannersOf(trading, randomOf('banners')),
    ...campaignsOf(trading, now, randomOf('campaigns')),
    campaignItems: campaignItemsOf(trading, now, FIRST_CAMPAIGN_ITEM, randomOf('campaign items')),
    ...flashSalesOf(trading, now, randomOf('flash sales')),
    coupons: couponsOf(first, now),
    deliveryMen: deliveryMenOf(randomOf('couriers')),
    customers: people.map((customer) => ({
      ...customer,
      order_count: past.orders.filter(
        ({ customer_id, order_status }) => customer_id === customer.id && order_status === 'delivered',
      ).length,
    })),
    addresses: homes,
    ...past,
    ...talks,
    notifications: pastNotificationsOf(past.orders, talks.conversations, first),
    transfers: booksOf(past.orders, now),
    reviews: [...reviews, ...pastReviewsOf(past, people, reviews.length + 1)],
    branches: (): Iterable<Branch> => (scale === 1 ? first : branches({ scale, now })),
  }
}

/** Far above the ids of ordinary items at any scale in use. */
const FIRST_CAMPAIGN_ITEM = 90_000_001
