import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Find an order to track', 'البحث عن طلب لتتبّعه'],
  states: {
    decidingStart: ['Checking the given details', 'التحقق من البيانات المتوفرة'],
    editing: ['Filling in the form', 'تعبئة النموذج'],
    'editing.fresh': ['Nothing refused in the form', 'لم يُرفض شيء في النموذج'],
    'editing.correcting': ['Correcting the phone number', 'تصحيح رقم الهاتف'],
    'editing.incomplete': ['Details missing', 'بيانات ناقصة'],
    'editing.notFound': ['Order not found', 'الطلب غير موجود'],
    'editing.tooMany': ['Too many wrong look-ups', 'محاولات بحث خاطئة كثيرة'],
    'editing.failed': ['No answer from the server', 'لا رد من الخادم'],
    asking: ['Looking for the order', 'جارٍ البحث عن الطلب'],
    found: ['Order found', 'عُثر على الطلب'],
  },
  events: {
    'field.change': ['The customer fills in a field', 'يملأ العميل حقلًا'],
    'form.submit': ['The customer submits the form', 'يرسل العميل النموذج'],
    'done trackOrder': ['The server finds the order', 'يعثر الخادم على الطلب'],
    'refused trackOrder': ['The search for the order fails', 'يفشل البحث عن الطلب'],
  },
}
