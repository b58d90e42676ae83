import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Convert points into money', 'تحويل النقاط إلى رصيد'],
  states: {
    editing: ['Entering the number of points', 'إدخال عدد النقاط'],
    'editing.fresh': ['No error on the number', 'لا خطأ في العدد'],
    'editing.invalid': ['The number is not valid', 'العدد غير صحيح'],
    'editing.refused': ['The server refused the points', 'رفض الخادم تحويل النقاط'],
    'editing.failed': ['Conversion not confirmed', 'لم يُؤكَّد التحويل'],
    makingKey: ['Making a key for the transfer', 'جارٍ إنشاء مفتاح للتحويل'],
    submitting: ['Converting the points', 'جارٍ تحويل النقاط'],
    done: ['Points converted', 'تم تحويل النقاط'],
  },
  events: {
    'points.change': ['The customer changes the number of points', 'يغيّر العميل عدد النقاط'],
    'form.submit': ['The customer converts the points', 'يحوّل العميل النقاط'],
    'done newTransferKey': ['The browser makes the transfer key', 'ينشئ المتصفح مفتاح التحويل'],
    'refused newTransferKey': [
      'The browser cannot make a transfer key',
      'يتعذّر على المتصفح إنشاء مفتاح التحويل',
    ],
    'done transferPoints': ['The server converts the points', 'يحوّل الخادم النقاط'],
    'refused transferPoints': ['The conversion fails', 'يفشل التحويل'],
  },
}
