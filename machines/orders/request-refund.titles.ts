import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Request a refund', 'طلب استرداد المبلغ'],
  states: {
    reading: ['Loading the refund terms', 'جارٍ تحميل شروط الاسترداد'],
    unread: ['The refund terms did not load', 'تعذّر تحميل شروط الاسترداد'],
    filling: ['Filling in the request', 'تعبئة طلب الاسترداد'],
    closed: ['Refund not possible', 'الاسترداد غير متاح'],
    requested: ['Refund requested', 'طُلب استرداد المبلغ'],
    left: ['Dialog closed', 'أُغلقت النافذة'],
  },
  events: {
    'offer.retry': ['The customer loads the terms again', 'يعيد العميل تحميل الشروط'],
    'refund.close': ['The customer closes the dialog', 'يغلق العميل النافذة'],
    'done getRefundOffer': ['The refund terms arrive', 'تصل شروط الاسترداد'],
    'refused getRefundOffer': ['The server sends no refund terms', 'لا يرسل الخادم شروط الاسترداد'],
    'done fillRefund': ['The refund form ends', 'ينتهي نموذج الاسترداد'],
    'refused fillRefund': ['An error stops the refund form', 'يتوقف نموذج الاسترداد بسبب خطأ'],
  },
}
