import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Pay online', 'الدفع عبر الإنترنت'],
  states: {
    opening: ['Opening the payment page', 'جارٍ فتح صفحة الدفع'],
    away: ['Away at the gateway', 'العميل في صفحة الدفع'],
    back: ['Back from the gateway', 'العودة من صفحة الدفع'],
    confirming: ['Another payment being confirmed', 'دفعة أخرى قيد التأكيد'],
    failed: ['The gateway did not open', 'تعذّر فتح صفحة الدفع'],
  },
  events: {
    'order.news': ['An update of the order arrives', 'يصل تحديث عن الطلب'],
    'done startPayment': ['The server starts the payment', 'يبدأ الخادم عملية الدفع'],
    'refused startPayment': ['Starting the payment fails', 'يفشل بدء عملية الدفع'],
    'done openGateway': ['The customer returns from the gateway', 'يعود العميل من صفحة الدفع'],
    'refused openGateway': ['Opening the gateway fails', 'يفشل فتح صفحة الدفع'],
  },
}
