import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Keep the wishlist', 'إدارة المفضلة'],
  states: {
    deciding: ['Checking for customer and location', 'التحقّق من العميل والموقع'],
    signedOut: ['No customer signed in', 'لا عميل مسجّل الدخول'],
    placeless: ['No location chosen', 'لم يُختر موقع'],
    signedIn: ['Customer with a wishlist', 'عميل له مفضلة'],
    'signedIn.loading': ['Loading the wishlist', 'جارٍ تحميل المفضلة'],
    'signedIn.ready': ['Wishlist known', 'المفضلة معروفة'],
    'signedIn.ready.idle': ['No change in flight', 'لا تعديل جارٍ'],
    'signedIn.ready.changing': ['Sending a change', 'جارٍ إرسال تعديل'],
    'signedIn.ready.rereading': ['Reading the wishlist again', 'جارٍ قراءة المفضلة مجددًا'],
    'signedIn.unavailable': ['The server does not answer', 'الخادم لا يستجيب'],
  },
  events: {
    'shopper.changed': ['Customer, module or location changes', 'يتغيّر العميل أو الخدمة أو الموقع'],
    'wish.toggle': ['The customer presses a heart', 'يضغط العميل زر القلب'],
    'wish.drop': ['The customer removes an entry', 'يزيل العميل عنصرًا من المفضلة'],
    'wishlist.changed': ['Another tab changes the wishlist', 'تتغيّر المفضلة في علامة تبويب أخرى'],
    'done listWishlist': ['The wishlist arrives', 'تصل المفضلة'],
    'refused listWishlist': ['The wishlist fails to load', 'يفشل تحميل المفضلة'],
    'done changeWishlist': ['The change of the wishlist ends', 'ينتهي تعديل المفضلة'],
    'refused changeWishlist': ['An error stops the change', 'يتوقف التعديل بسبب خطأ'],
    retry: ['The app loads the wishlist again', 'يعيد التطبيق تحميل المفضلة'],
  },
}
