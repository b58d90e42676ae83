import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Check out an order', 'إتمام الطلب'],
  states: {
    drafting: ['Filling in the order', 'تعبئة بيانات الطلب'],
    'drafting.decidingNotice': ['Checking for refused prices', 'التحقق من رفض الأسعار'],
    'drafting.open': ['Ready to place the order', 'يمكن إرسال الطلب'],
    'drafting.repriced': ['Showing the new prices of the server', 'عرض الأسعار الجديدة من الخادم'],
    'drafting.changed': ['Total changed after the press', 'تغيّر الإجمالي بعد الضغط'],
    placing: ['Placing the order', 'جارٍ إرسال الطلب'],
    placed: ['Order placed', 'تم إرسال الطلب'],
    placedUnpaid: ['Order placed, payment due', 'أُرسل الطلب وبقي الدفع'],
    placedBefore: ['Order placed by an earlier attempt', 'أُرسل الطلب في محاولة سابقة'],
    emptied: ['Nothing left to order', 'لم يبقَ شيء لطلبه'],
  },
  events: {
    'draft.change': ['A part of the order changes', 'يتغيّر جزء من الطلب'],
    'price.changed': ['The price changes', 'يتغيّر السعر'],
    'quote.renew': ['The customer updates fee and price', 'يحدّث العميل الرسوم والسعر'],
    'part.failed': ['A part of checkout fails', 'يتعطّل أحد أجزاء إتمام الطلب'],
    'order.place': ['The customer places the order', 'يرسل العميل الطلب'],
    'refused runParts': ['An error stops all parts of checkout', 'تتوقف كل أجزاء إتمام الطلب بسبب خطأ'],
    'done placeOrder': ['The placing of the order ends', 'تنتهي عملية إرسال الطلب'],
    'refused placeOrder': ['An error stops the placing of the order', 'تتوقف عملية إرسال الطلب بسبب خطأ'],
  },
}
