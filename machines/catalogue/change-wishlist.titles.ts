import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Change the wishlist', 'تعديل المفضلة'],
  states: {
    decidingRequest: ['Deciding to add or to remove', 'تحديد الإضافة أو الإزالة'],
    adding: ['Adding to the wishlist', 'جارٍ الإضافة إلى المفضلة'],
    removing: ['Removing from the wishlist', 'جارٍ الإزالة من المفضلة'],
    rereading: ['Reading the wishlist again', 'جارٍ قراءة المفضلة مجددًا'],
    changed: ['Wishlist changed', 'تغيّرت المفضلة'],
    foundChanged: ['Wishlist found changed after all', 'تبيّن أن المفضلة تغيّرت'],
    refused: ['The server refused the change', 'رفض الخادم التعديل'],
    unreachable: ['No answer, wishlist unknown', 'لم يصل رد والمفضلة غير معروفة'],
  },
  events: {
    'done addToWishlist': ['The server adds to the wishlist', 'يضيف الخادم إلى المفضلة'],
    'refused addToWishlist': ['Adding to the wishlist fails', 'تفشل الإضافة إلى المفضلة'],
    'done removeFromWishlist': ['The server removes from the wishlist', 'يزيل الخادم من المفضلة'],
    'refused removeFromWishlist': ['Removing from the wishlist fails', 'تفشل الإزالة من المفضلة'],
    'done listWishlist': ['The wishlist arrives', 'تصل المفضلة'],
    'refused listWishlist': ['The wishlist fails to load', 'يفشل تحميل المفضلة'],
  },
}
