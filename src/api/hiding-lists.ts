import type { paths } from '#openapi/generated/client.ts'

/** The lists that read `X-diet`: path, and the operation that the keys of their reads begin with. */
export const hidingLists = {
  '/items/popular': 'listPopularItems',
  '/items/latest': 'listLatestItems',
  '/items/search': 'listLatestItems',
  '/items/discounted': 'listDiscountedItems',
  '/items/most-reviewed': 'listMostReviewedItems',
  '/items/new-arrival': 'listNewArrivals',
  '/items/recommended': 'listRecommendedItems',
  '/get-combined-data': 'combinedSearch',
  '/categories/items/{id}': 'listCategoryItems',
  '/categories/featured/items': 'listFeaturedCategoryItems',
  '/common-condition/items/{id}': 'listCommonConditionItems',
  '/brand/items/{id}': 'listBrandItems',
  '/items/related-items/{id}': 'listRelatedItems',
  '/items/suggested': 'listSuggestedItems',
  '/items/visit-again': 'listVisitAgainItems',
  '/items/item-or-store-search': 'suggestSearch',
  '/flash-sales': 'listFlashSales',
  '/flash-sales/items': 'listFlashSaleItems',
  '/campaigns/item': 'listItemCampaigns',
} satisfies Partial<Record<keyof paths, string>>
