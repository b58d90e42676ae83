import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Offer a passkey after the sign-in', 'عرض مفتاح مرور بعد الدخول'],
  states: {
    deciding: ['Checking for an earlier offer', 'التحقّق من عرض سابق'],
    checking: ['Checking the device', 'جارٍ التحقّق من الجهاز'],
    counting: ['Loading the passkeys', 'جارٍ تحميل مفاتيح المرور'],
    offered: ['Passkey offered', 'عُرض مفتاح مرور'],
    quiet: ['No passkey offered', 'لم يُعرض مفتاح مرور'],
  },
  events: {
    'done canKeepPasskey': ['The browser says what the device can do', 'يجيب المتصفح عن إمكانات الجهاز'],
    'refused canKeepPasskey': ['The browser does not answer', 'لا يجيب المتصفح'],
    'done listPasskeys': ['The list of passkeys arrives', 'تصل قائمة مفاتيح المرور'],
    'refused listPasskeys': ['The list of passkeys fails to load', 'يفشل تحميل قائمة مفاتيح المرور'],
  },
}
