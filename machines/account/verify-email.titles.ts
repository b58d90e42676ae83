import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Verify the e-mail address', 'التحقّق من البريد الإلكتروني'],
  states: {
    unverified: ['E-mail address not verified', 'لم يتم التحقّق من البريد'],
    entering: ['Entering the code', 'إدخال الرمز'],
    verified: ['E-mail address verified', 'تم التحقّق من البريد الإلكتروني'],
  },
  events: {
    'email.verify': ['The customer asks to verify the address', 'يطلب العميل التحقّق من البريد'],
    'code.leave': ['The customer leaves the code entry', 'يترك العميل إدخال الرمز'],
    'done enterCode': ['The server accepts the code', 'يقبل الخادم الرمز'],
    'refused enterCode': ['An error stops the code entry', 'يتوقف إدخال الرمز بسبب خطأ'],
  },
}
