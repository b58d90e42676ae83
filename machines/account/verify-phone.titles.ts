import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Verify the phone', 'التحقّق من الهاتف'],
  states: {
    deciding: ['Checking for a known number', 'التحقّق من معرفة الرقم'],
    naming: ['Entering the phone number', 'إدخال رقم الهاتف'],
    'naming.fresh': ['No error on the number', 'لا خطأ في الرقم'],
    'naming.incomplete': ['A valid phone number is missing', 'ينقص رقم هاتف صحيح'],
    resuming: ['Entering a code that was sent before', 'إدخال رمز أُرسل من قبل'],
    entering: ['Entering the code', 'إدخال الرمز'],
    proving: ['Proving the phone by Firebase', 'إثبات الهاتف عبر Firebase'],
    verified: ['Phone verified, signed in', 'تم التحقّق من الهاتف والدخول'],
    left: ['Phone not verified yet', 'لم يتم التحقّق من الهاتف بعد'],
  },
  events: {
    'page.leave': ['The customer leaves the page', 'يغادر العميل الصفحة'],
    'phone.change': ['The customer types the phone number', 'يكتب العميل رقم الهاتف'],
    'form.submit': ['The customer asks for a code', 'يطلب العميل رمزًا'],
    'name.change': ['The customer goes back to the number', 'يعود العميل إلى الرقم'],
    'done enterCode': ['The server accepts the code', 'يقبل الخادم الرمز'],
    'done phoneByFirebase': ['Firebase proves the phone', 'يثبت Firebase الهاتف'],
    'refused phoneByFirebase': [
      'An error stops the proof by Firebase',
      'يتوقف الإثبات عبر Firebase بسبب خطأ',
    ],
    'refused enterCode': ['An error stops the code entry', 'يتوقف إدخال الرمز بسبب خطأ'],
  },
}
