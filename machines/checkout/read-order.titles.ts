import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Load an order', 'تحميل طلب'],
  states: {
    reading: ['Loading the order', 'جارٍ تحميل الطلب'],
    unread: ['The order did not load', 'تعذّر تحميل الطلب'],
    notFound: ['Order not found', 'الطلب غير موجود'],
    read: ['Order loaded', 'حُمّل الطلب'],
  },
  events: {
    'look.again': ['The customer loads the order again', 'يعيد العميل تحميل الطلب'],
    'order.news': ['An update of the order arrives', 'يصل تحديث عن الطلب'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done trackOrder': ['The order data arrives', 'تصل بيانات الطلب'],
    'refused trackOrder': ['The order fails to load', 'يفشل تحميل الطلب'],
  },
}
