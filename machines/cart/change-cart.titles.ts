import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Change a cart line', 'تعديل منتج في السلة'],
  states: {
    decidingRequest: ['Checking the kind of edit', 'التحقق من نوع التعديل'],
    updating: ['Changing the quantity', 'جارٍ تغيير الكمية'],
    replacing: ['Replacing the cart line', 'جارٍ تعديل المنتج وخياراته'],
    removing: ['Removing the cart line', 'جارٍ إزالة المنتج'],
    rereading: ['Loading the cart again', 'جارٍ تحديث السلة'],
    changed: ['Cart changed', 'تم تعديل السلة'],
    refused: ['Edit refused', 'رُفض التعديل'],
    unreachable: ['No answer from the server', 'لا رد من الخادم'],
  },
  events: {
    'done updateCart': ['The server changes the quantity', 'يغيّر الخادم الكمية'],
    'refused updateCart': ['Changing the quantity fails', 'يفشل تغيير الكمية'],
    'done replaceCartLine': ['The server replaces the cart line', 'يعدّل الخادم المنتج وخياراته'],
    'refused replaceCartLine': ['Replacing the cart line fails', 'يفشل تعديل المنتج وخياراته'],
    'done removeFromCart': ['The server removes the cart line', 'يزيل الخادم المنتج'],
    'refused removeFromCart': ['Removing the cart line fails', 'تفشل إزالة المنتج'],
    'done listCart': ['The cart finishes loading', 'يكتمل تحميل السلة'],
    'refused listCart': ['The cart fails to load', 'يفشل تحميل السلة'],
  },
}
