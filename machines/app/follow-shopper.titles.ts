import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Follow who shops during a checkout', 'متابعة المتسوّق عند إتمام الطلب'],
  states: {
    same: ['Same shopper as at the start', 'المتسوّق نفسه منذ البداية'],
    deciding: ['Comparing the shoppers', 'مقارنة المتسوّق بمن بدأ'],
    expired: ['Session expired', 'انتهت الجلسة'],
    signedOut: ['Signed out in another tab', 'خروج من علامة تبويب أخرى'],
    signedIn: ['Guest signed in in another tab', 'دخل الضيف من علامة تبويب أخرى'],
    another: ['Another customer or guest shops now', 'عميل أو ضيف آخر يتسوّق الآن'],
    accepted: ['Checkout starts over', 'يبدأ إتمام الطلب من جديد'],
  },
  events: {
    'shopper.changed': ['Another tab changes the shopper', 'يتغيّر المتسوّق في علامة تبويب أخرى'],
    'token.expired': ['The server refuses the token', 'يرفض الخادم رمز الجلسة'],
    'shopper.accept': ['The shopper agrees to go on', 'يوافق المتسوّق على المتابعة'],
  },
}
