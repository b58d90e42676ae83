import type { BaseTranslation } from '../../i18n-types.ts'

/** What the first screen says; what stands below it is in `sections`. */
const en_home = {
  title: 'Order from {name:string}',
  banners: "Today's offers",
  categories: 'What are you looking for?',
  popularStores: 'Popular stores',
  popularRestaurants: 'Popular restaurants',
  specialOffer: 'Special Offer',
} satisfies BaseTranslation

export default en_home
