import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Sign in with a password', 'تسجيل الدخول بكلمة المرور'],
  states: {
    editing: ['Filling in the form', 'ملء النموذج'],
    'editing.fresh': ['No error shown', 'لا أخطاء ظاهرة'],
    'editing.incomplete': ['Fields are missing', 'حقول ناقصة'],
    'editing.refused': ['The server refused the sign-in', 'رفض الخادم تسجيل الدخول'],
    'editing.failed': ['No answer to the form', 'لم يصل رد على النموذج'],
    submitting: ['Signing in', 'جارٍ تسجيل الدخول'],
    signedIn: ['Signed in', 'تم تسجيل الدخول'],
    unverified: ['The phone must be verified first', 'يلزم التحقّق من الهاتف أولًا'],
  },
  events: {
    'field.change': ['The customer changes a field', 'يغيّر العميل أحد الحقول'],
    'remember.change': ['The customer switches Remember me', 'يبدّل العميل خيار «تذكّرني»'],
    'form.submit': ['The customer submits the form', 'يرسل العميل النموذج'],
    'done login': ['The server accepts the sign-in', 'يقبل الخادم تسجيل الدخول'],
    'refused login': ['The sign-in fails', 'يفشل تسجيل الدخول'],
  },
}
