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
  howTo: 'Press the heart of what you like, and it waits for you here.',
  browse: 'Start browsing',
  guestNote: 'Sign in, and what you like waits for you here.',
  unavailable: 'Your wishlist did not come',
  unavailableNote: 'Check your connection and try again. Nothing was changed.',
  remove: 'Delete {name:string} from the wishlist',
  question: 'Are you sure you want to  delete this item?',
  delete: 'Delete',
} satisfies BaseTranslation

export default en_wishlist
