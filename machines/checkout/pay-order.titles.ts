import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Pay for an order', 'دفع قيمة الطلب'],
  states: {
    deciding: ['Checking the payment of the order', 'التحقق من حالة الدفع'],
    offering: ['Offering ways to pay', 'عرض طرق الدفع'],
    reading: ['Loading the order again', 'جارٍ تحميل الطلب من جديد'],
    expiring: ['Time to pay over', 'انتهت مهلة الدفع'],
    'expiring.looking': ['Looking for a late payment', 'البحث عن دفعة متأخرة'],
    'expiring.decidingEnd': ['Checking how the order ended', 'التحقق من نهاية الطلب'],
    'expiring.pausing': ['Waiting for the order to be canceled', 'انتظار إلغاء الطلب'],
    waiting: ['Waiting for the payment confirmation', 'انتظار تأكيد الدفع'],
    'waiting.pausing': ['Pausing before the next check', 'الانتظار قبل التحقق التالي'],
    'waiting.looking': ['Checking the order on the server', 'التحقق من الطلب لدى الخادم'],
    closed: ['Order canceled or refunded', 'أُلغي الطلب أو أُعيد مبلغه'],
    settled: ['Nothing left to pay', 'لم يبقَ مبلغ للدفع'],
    switched: ['Cash payment chosen', 'سيُدفع الطلب نقدًا'],
    canceled: ['Order canceled', 'أُلغي الطلب'],
  },
  events: {
    'order.news': ['An update of the order arrives', 'يصل تحديث عن الطلب'],
    'time.over': ['The time to pay runs out', 'تنتهي مهلة الدفع'],
    'look.again': ['The customer checks again', 'يتحقق العميل مرة أخرى'],
    'after lookPause': ['The pause between two checks ends', 'تنتهي فترة الانتظار بين التحققين'],
    'done offerPayment': ['The offer of ways to pay ends', 'ينتهي عرض طرق الدفع'],
    'refused offerPayment': ['An error stops the offer of ways to pay', 'يتوقف عرض طرق الدفع بسبب خطأ'],
    'done readOrder': ['The order finishes loading', 'يكتمل تحميل الطلب'],
    'refused readOrder': ['An error stops the loading of the order', 'يتوقف تحميل الطلب بسبب خطأ'],
    'done trackOrder': ['The order data arrives', 'تصل بيانات الطلب'],
    'refused trackOrder': ['Checking the order fails', 'يفشل التحقق من الطلب'],
  },
}
