import type { Refusals } from './refusals.ts'

export const wishlistRefusals = {
  'one wish': [403, 'item_id', 'Choose one item or one store.', 'اختر منتجًا واحدًا أو متجرًا واحدًا.'],
  'wished already': [409, 'wishlist', 'This is already in your wishlist.', 'هذا موجود بالفعل في المفضلة.'],
  'wishlist full': [403, 'wishlist_limit', 'Your wishlist is full.', 'قائمة المفضلة ممتلئة.'],
} as const satisfies Refusals
