/*
 * Conventions: money is an integer of minor units; `discount` and `tax` percentages are hundredths of a percent;
 * `picture`, `icon`, `logo` and `cover` hold a picture name served under /media. Catalogue keys are seeded, all
 * other integer keys are handed out by `numbers.ts`; nothing here needs a sequence, a trigger or a geometry type.
 */

export * from './tables/banners.ts'
export * from './tables/carts.ts'
export * from './tables/catalogue.ts'
export * from './tables/couriers.ts'
export * from './tables/customers.ts'
export * from './tables/ledger.ts'
export * from './tables/messages.ts'
export * from './tables/news.ts'
export * from './tables/offers.ts'
export * from './tables/orders.ts'
export * from './tables/parcels.ts'
export * from './tables/payments.ts'
export * from './tables/quotes.ts'
export * from './tables/refunds.ts'
export * from './tables/reviews.ts'
export * from './tables/shop.ts'
export * from './tables/sign-in.ts'
export * from './tables/zones.ts'
