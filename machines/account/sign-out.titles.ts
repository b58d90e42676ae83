import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Sign out', 'تسجيل الخروج'],
  states: {
    deciding: ['Checking for a signed-in customer', 'التحقّق من وجود عميل مسجّل'],
    confirming: ['Confirming the sign-out', 'تأكيد تسجيل الخروج'],
    leaving: ['Pausing before the sign-out', 'انتظار قصير قبل الخروج'],
    clearing: ['Clearing the data of the customer', 'جارٍ مسح بيانات العميل'],
    revoking: ['Revoking the token', 'جارٍ إبطال رمز الجلسة'],
    signedOut: ['Signed out', 'تم تسجيل الخروج'],
    stayed: ['Sign-out not done', 'لم يُسجَّل الخروج'],
  },
  events: {
    'logout.accept': ['The customer confirms the sign-out', 'يؤكد العميل تسجيل الخروج'],
    'logout.decline': ['The customer declines the sign-out', 'يتراجع العميل عن تسجيل الخروج'],
    'after logoutPause': ['Half a second passes', 'يمر نصف ثانية'],
    'done clearCustomer': ['The browser clears the data', 'يمسح المتصفح البيانات'],
    'refused clearCustomer': ['The browser cannot clear the data', 'يتعذّر على المتصفح مسح البيانات'],
    'done logOut': ['The server revokes the token', 'يبطل الخادم رمز الجلسة'],
    'refused logOut': ['The token fails to be revoked', 'يتعذّر إبطال رمز الجلسة'],
  },
}
