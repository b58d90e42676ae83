import type { BaseTranslation } from '../../i18n-types.ts'

/** Foods and restaurants in a food module, items and stores elsewhere (docs/spec.md §2, Wishlist drawer). */
const en_wishlist = {
  tabs: 'What to show',
  kinds: {
    foods: 'Foods',
    items: 'Items',
    restaurants: 'Restaurants',
    stores: 'Stores',
  },
  noFoods: 'No favourite foods found',
  noItems: 'No favourite items found',
  noRestaurants: 'No favourite restaurants found',
  noStores: 'No favourite stores found',
  howTo: 'Tap the heart on anything you like to keep it here.',
  browse: 'Start browsing',
  guestNote: 'Sign in to keep your favourites here.',
  unavailable: "We couldn't load your wishlist",
  unavailableNote: 'Check your connection and try again. Nothing was changed.',
  remove: 'Delete {name:string} from the wishlist',
  question: 'Are you sure you want to  delete this item?',
  delete: 'Delete',
} satisfies BaseTranslation

export default en_wishlist
