import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Calculate the price of an order', 'حساب سعر الطلب'],
  states: {
    decidingQuestion: ['Checking the details for a price', 'التحقق من بيانات حساب السعر'],
    incomplete: ['No price yet', 'لا يوجد سعر بعد'],
    quoting: ['Calculating the price', 'جارٍ حساب السعر'],
    known: ['Price valid', 'السعر صالح'],
    expired: ['Price expired', 'انتهت صلاحية السعر'],
    refused: ['Price refused by the server', 'رفض الخادم حساب السعر'],
    unknown: ['No answer about the price', 'تعذّر حساب السعر'],
  },
  events: {
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'quote.renew': ['The customer updates the price', 'يحدّث العميل السعر'],
    'quote.refused': ['The server refuses the quote', 'يرفض الخادم السعر'],
    'after quoteLifetime': ['The price expires', 'تنتهي صلاحية السعر'],
    'done createQuote': ['The price arrives', 'يصل السعر'],
    'refused createQuote': ['Calculating the price fails', 'يفشل حساب السعر'],
  },
}
