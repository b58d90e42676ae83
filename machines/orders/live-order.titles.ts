import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Show the current order on every page', 'عرض الطلب الجاري في كل صفحة'],
  states: {
    reading: ['Loading the orders under way', 'جارٍ تحميل الطلبات الجارية'],
    deciding: ['Choosing the order to show', 'اختيار الطلب المعروض'],
    unpaid: ['Reminding the customer to pay', 'تذكير العميل بالدفع'],
    underWay: ['Showing the order under way', 'عرض الطلب الجاري'],
    planned: ['Waiting for the day of an order', 'انتظار موعد طلب مجدول'],
    readingEnd: ['Checking how the order ended', 'التحقق من كيفية انتهاء الطلب'],
    ended: ['Showing how the order ended', 'عرض نتيجة الطلب'],
    resting: ['No order under way', 'لا توجد طلبات جارية'],
    unread: ['No answer from the server', 'لا رد من الخادم'],
  },
  events: {
    'orders.changed': ['An order of the customer changes', 'يتغيّر أحد طلبات العميل'],
    'after untilDeadline': ['The time to pay runs out', 'تنتهي مهلة الدفع'],
    'after pollInterval': ['A minute passes', 'تمر دقيقة'],
    'after plannedPause': ['Half an hour passes', 'تمر نصف ساعة'],
    'after farewell': ['Fifteen seconds pass', 'تمر خمس عشرة ثانية'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done checkRunningOrder': ['The orders under way arrive', 'تصل بيانات الطلبات الجارية'],
    'refused checkRunningOrder': ['The orders under way fail to load', 'يفشل تحميل الطلبات الجارية'],
    'done trackOrder': ['The last state of the order arrives', 'تصل الحالة الأخيرة للطلب'],
    'refused trackOrder': ['The ended order fails to load', 'يفشل تحميل الطلب المنتهي'],
  },
}
