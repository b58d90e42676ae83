import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Claim an existing account', 'إثبات ملكية حساب موجود'],
  states: {
    password: ['Signing in with the password', 'الدخول بكلمة المرور'],
    code: ['Proving the phone by a code', 'إثبات الهاتف برمز'],
    linking: ['Linking the medium to the account', 'جارٍ ربط الحساب الاجتماعي'],
    unanswered: ['No answer to the linking', 'لم يصل رد على الربط'],
    linked: ['Signed in, medium linked', 'تم تسجيل الدخول والربط'],
    unlinked: ['Signed in, medium not linked', 'تم تسجيل الدخول دون ربط'],
    unverified: ['The phone must be verified first', 'يلزم التحقّق من الهاتف أولًا'],
    left: ['Account not claimed', 'لم تُثبت ملكية الحساب'],
  },
  events: {
    'code.choose': ['The customer asks for a code instead', 'يطلب العميل رمزًا بدلًا منها'],
    'claim.leave': ['The customer goes back', 'يرجع العميل'],
    'done signIn': ['The server accepts the password', 'يقبل الخادم كلمة المرور'],
    'refused signIn': ['An error stops the password sign-in', 'يتوقف الدخول بسبب خطأ'],
    'done verifyPhone': ['The phone check ends', 'ينتهي التحقّق من الهاتف'],
    'refused verifyPhone': ['An error stops the phone check', 'يتوقف التحقّق من الهاتف بسبب خطأ'],
    'done linkSocial': ['The server links the medium', 'يربط الخادم الحساب الاجتماعي'],
    'refused linkSocial': ['The linking fails', 'يفشل الربط'],
    'link.again': ['The customer tries to link again', 'يعيد العميل محاولة الربط'],
    'link.skip': ['The customer goes on without linking', 'يتابع العميل دون ربط'],
  },
}
