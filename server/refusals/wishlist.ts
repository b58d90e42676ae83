import type { Refusals } from './refusals.ts'

export const wishlistRefusals = {
  'one wish': [403, 'item_id', 'Please choose one item or one store.', 'يُرجى تحديد منتج واحد أو متجر واحد.'],
  'wished already': [409, 'wishlist', 'This is already in your wishlist.', 'هذا موجود بالفعل في المفضلة.'],
  'wishlist full': [403, 'wishlist_limit', 'Your wishlist is full.', 'قائمة المفضلة ممتلئة.'],
} as const satisfies Refusals
