import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const ar_news = {
  signedIn: 'تم تسجيل الدخول بنجاح.',
  passwordChanged: 'تغيّرت كلمة المرور. سجّل الدخول بالجديدة.',
  loggedIn: 'تم تسجيل الدخول بنجاح',
  signedUp: 'تم إنشاء الحساب بنجاح.',
  signedOut: 'تم تسجيل الخروج بنجاح.',
  accountDeleted: 'تم حذف الحساب',
  languageChanged: 'تم تغيير اللغة',
  subscribed: 'تم الاشتراك بنجاح',
  itemAdded: 'أُضيف المنتج إلى السلة',
  cartUpdated: 'تم التحديث بنجاح.',
  itemUpdated: 'تم تحديث المنتج بنجاح',
  removedFromCart: 'أُزيل من السلة.',
  cartItemRemoved: 'تمت إزالة المنتج من السلة بنجاح',
  cartReplaced: 'تم إفراغ سلتك بنجاح، وأُضيف إليها المنتج المحدد.',
  noChanges: 'لا توجد تغييرات لتحديثها.',
  locationSet: 'تم تعيين الموقع الجديد.',
  addressSelected: 'تم اختيار عنوان توصيل جديد.',
  moduleSelected: 'تم اختيار الخدمة.',
} satisfies NamespaceNewsTranslation

export default ar_news
