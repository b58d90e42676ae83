/** Patterns of the pages whose path names their subject (docs/spec.md §2, Routes). */
export const STORE_ROUTE = '/store/:id'
export const PRODUCT_ROUTE = '/product/:id'
export const CATEGORY_ROUTE = '/category/:id'
export const CAMPAIGN_ROUTE = '/campaigns/:id'
export const SHARED_ORDER_ROUTE = '/t/:token'
export const PARCEL_LINK_ROUTE = '/p/:parcel'
export const RATE_ROUTE = '/rate-and-review/:orderId'
