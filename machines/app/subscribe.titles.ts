import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Subscribe to the newsletter', 'الاشتراك في النشرة البريدية'],
  states: {
    editing: ['Entering the e-mail address', 'إدخال البريد الإلكتروني'],
    invalid: ['Invalid e-mail address', 'البريد الإلكتروني غير صحيح'],
    submitting: ['Subscribing the address', 'جارٍ تسجيل الاشتراك'],
    done: ['Address subscribed', 'تم الاشتراك'],
  },
  events: {
    'email.change': ['The customer types the address', 'يكتب العميل بريده الإلكتروني'],
    'form.submit': ['The customer subscribes', 'يطلب العميل الاشتراك'],
    'done subscribeNewsletter': ['The server subscribes the address', 'يسجّل الخادم الاشتراك'],
    'refused subscribeNewsletter': ['The subscription fails', 'يفشل الاشتراك'],
  },
}
