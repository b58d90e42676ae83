import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Create an account', 'إنشاء حساب'],
  states: {
    editing: ['Filling in the form', 'ملء النموذج'],
    'editing.fresh': ['No error shown', 'لا أخطاء ظاهرة'],
    'editing.incomplete': ['Mistakes in the form', 'أخطاء في النموذج'],
    'editing.refused': ['The server refused the account', 'رفض الخادم إنشاء الحساب'],
    'editing.failed': ['No answer to the form', 'لم يصل رد على النموذج'],
    submitting: ['Creating the account', 'جارٍ إنشاء الحساب'],
    signedIn: ['Account created, signed in', 'أُنشئ الحساب وتم الدخول'],
    unverified: ['Account created, phone to verify', 'أُنشئ الحساب وبقي تأكيد الهاتف'],
  },
  events: {
    'field.change': ['The customer changes a field', 'يغيّر العميل أحد الحقول'],
    'form.submit': ['The customer submits the form', 'يرسل العميل النموذج'],
    'done signUp': ['The server creates the account', 'ينشئ الخادم الحساب'],
    'refused signUp': ['The sign-up fails', 'يفشل إنشاء الحساب'],
  },
}
