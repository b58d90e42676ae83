import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Start checkout', 'بدء إتمام الطلب'],
  states: {
    deciding: ['Checking the cart and the account', 'التحقق من السلة والحساب'],
    askingGuest: ['Choosing to order as a guest or sign in', 'الاختيار بين الطلب كضيف وتسجيل الدخول'],
    atCheckout: ['On to checkout', 'الانتقال إلى إتمام الطلب'],
    atSignIn: ['On to sign-in', 'الانتقال إلى تسجيل الدخول'],
    atSignUp: ['On to sign-up', 'الانتقال إلى إنشاء حساب'],
    atHome: ['On to the home page', 'الانتقال إلى الصفحة الرئيسية'],
    staying: ['Staying on the page', 'البقاء في الصفحة'],
  },
  events: {
    'guest.choose': ['The guest continues without signing in', 'يتابع الضيف دون تسجيل الدخول'],
    'login.choose': ['The guest chooses to log in', 'يختار الضيف تسجيل الدخول'],
    'signUp.choose': ['The guest chooses to sign up', 'يختار الضيف إنشاء حساب'],
    'dialog.close': ['The guest closes the dialog', 'يغلق الضيف النافذة'],
  },
}
