import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Run the parts of checkout', 'تشغيل أجزاء إتمام الطلب'],
  states: {
    running: ['Parts running', 'الأجزاء قيد التشغيل'],
  },
  events: {
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'quote.renew': ['The customer updates fee and price', 'يحدّث العميل الرسوم والسعر'],
    'quote.refused': ['The server refuses the quote', 'يرفض الخادم السعر'],
    'coupon.refused': ['The server refuses the coupon', 'يرفض الخادم القسيمة'],
    'refused quoteDelivery': ['An error stops the fee calculation', 'يتوقف حساب رسوم التوصيل بسبب خطأ'],
    'refused quoteOrder': ['An error stops the price calculation', 'يتوقف حساب السعر بسبب خطأ'],
    'refused destination': ['An error stops the choice of destination', 'يتوقف تحديد وجهة الطلب بسبب خطأ'],
    'refused useCoupon': ['An error stops the use of the coupon', 'يتوقف استخدام القسيمة بسبب خطأ'],
    'refused keepDraft': ['An error stops the keeping of the draft', 'يتوقف حفظ المسودة بسبب خطأ'],
  },
}
