import type { Refusals } from './refusals.ts'

export const cartRefusals = {
  cart_item: [403, 'cart_item', 'This item is already in the cart.', 'هذا المنتج موجود بالفعل في السلة.'],
  'cart full': [403, 'cart_limit', 'Your cart is full.', 'سلتك ممتلئة.'],
  different_stores: [
    403,
    'different_stores',
    'The cart holds items of another store.',
    'السلة تحتوي على منتجات من متجر آخر.',
  ],
  variation: [
    403,
    'variation',
    'The chosen options do not belong to this item.',
    'الخيارات المحددة لا تخص هذا المنتج.',
  ],
  add_on: [403, 'add_on_ids', 'An add-on does not belong to this item.', 'إحدى الإضافات لا تخص هذا المنتج.'],
  'not sold': [403, 'item_id', 'This item is no longer sold.', 'لم يعد هذا المنتج معروضًا للبيع.'],
  'line gone': [404, 'cart_id', 'This line is no longer in the cart.', 'هذا المنتج لم يعد في السلة.'],
} as const satisfies Refusals
