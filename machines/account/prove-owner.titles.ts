import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Prove to own the account', 'إثبات ملكية الحساب'],
  states: {
    deciding: ['Choosing password or code', 'تحديد كلمة المرور أو الرمز'],
    password: ['Entering the current password', 'إدخال كلمة المرور الحالية'],
    'password.fresh': ['The password can be sent', 'يمكن إرسال كلمة المرور'],
    'password.incomplete': ['The password is missing', 'كلمة المرور ناقصة'],
    code: ['Entering a code', 'إدخال رمز'],
    unprovable: ['No way to prove it', 'لا سبيل إلى الإثبات'],
    known: ['Password given', 'أُدخلت كلمة المرور'],
    received: ['Code given', 'أُدخل الرمز'],
    left: ['No proof given', 'لم يُقدَّم إثبات'],
  },
  events: {
    'proof.leave': ['The customer leaves without proof', 'يغادر العميل دون إثبات'],
    'password.change': ['The customer types the password', 'يكتب العميل كلمة المرور'],
    'form.submit': ['The customer submits the password', 'يؤكد العميل كلمة المرور'],
    'code.choose': ['The customer asks for a code instead', 'يطلب العميل رمزًا بدلًا منها'],
    'done enterCode': ['The server accepts the code', 'يقبل الخادم الرمز'],
    'refused enterCode': ['An error stops the code entry', 'يتوقف إدخال الرمز بسبب خطأ'],
  },
}
