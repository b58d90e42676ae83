import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Review an order', 'تقييم طلب'],
  states: {
    reading: ['Loading the order to review', 'جارٍ تحميل الطلب المراد تقييمه'],
    unread: ['The order did not load', 'تعذّر تحميل الطلب'],
    notDelivered: ['Order not delivered yet', 'لم يُسلَّم الطلب بعد'],
    recalling: ['Looking for unsent reviews', 'البحث عن تقييمات لم تُرسل'],
    deciding: ['Checking for something to review', 'التحقق مما يمكن تقييمه'],
    writing: ['Writing the reviews', 'كتابة التقييمات'],
    rated: ['All reviews saved', 'حُفظت كل التقييمات'],
    closed: ['Nothing to review', 'لا يوجد ما يمكن تقييمه'],
    notFound: ['Order not found', 'الطلب غير موجود'],
  },
  events: {
    'order.retry': ['The customer loads the order again', 'يعيد العميل تحميل الطلب'],
    'done getOrderReviews': ['The order finishes loading', 'يكتمل تحميل الطلب'],
    'refused getOrderReviews': ['The order fails to load', 'يفشل تحميل الطلب'],
    'done recallReviews': ['The search for unsent reviews ends', 'ينتهي البحث عن تقييمات لم تُرسل'],
    'refused recallReviews': ['The search for unsent reviews fails', 'يفشل البحث عن تقييمات لم تُرسل'],
    'done writeReviews': ['The customer finishes the reviews', 'ينهي العميل التقييمات'],
    'refused writeReviews': ['An error stops the writing of reviews', 'تتوقف كتابة التقييمات بسبب خطأ'],
  },
}
