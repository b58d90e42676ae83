import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Place an order', 'إرسال الطلب'],
  states: {
    decidingPress: ['Checking that the order is complete', 'التحقق من اكتمال الطلب'],
    agreeing: ['Confirming the total', 'تأكيد الإجمالي'],
    decidingPayment: ['Checking the way to pay', 'التحقق من طريقة الدفع'],
    sending: ['Sending the order', 'جارٍ إرسال الطلب'],
    sent: ['Sending of the order ended', 'انتهى إرسال الطلب'],
    incomplete: ['Order incomplete', 'الطلب غير مكتمل'],
    outside: ['No delivery to the address', 'التوصيل غير متاح إلى العنوان'],
    changed: ['Total changed', 'تغيّر الإجمالي'],
    impossible: ['No total without a fee or a price', 'لا إجمالي دون رسوم أو سعر'],
    reopened: ['Order changed, to be read over', 'تغيّر الطلب ويلزم مراجعته'],
    emptied: ['Nothing left to order', 'لم يبقَ شيء لطلبه'],
    failed: ['Stopped by an error', 'توقّف بسبب خطأ'],
  },
  events: {
    'draft.change': ['A part of the order changes', 'يتغيّر جزء من الطلب'],
    'done agreeAmount': ['The check of the total ends', 'ينتهي تأكيد الإجمالي'],
    'refused agreeAmount': ['An error stops the check of the total', 'يتوقف تأكيد الإجمالي بسبب خطأ'],
    'done sendOrder': ['The sending of the order ends', 'ينتهي إرسال الطلب'],
    'refused sendOrder': ['An error stops the sending of the order', 'يتوقف إرسال الطلب بسبب خطأ'],
  },
}
