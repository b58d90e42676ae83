import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Add a passkey', 'إضافة مفتاح مرور'],
  states: {
    starting: ['Requesting a challenge', 'جارٍ طلب التحدّي من الخادم'],
    proving: ['Proving to be the owner', 'إثبات ملكية الحساب'],
    creating: ['Making the passkey on the device', 'جارٍ إنشاء المفتاح على الجهاز'],
    unmade: ['No passkey made', 'لم يُنشأ مفتاح مرور'],
    'unmade.declined': ['The customer declined on the device', 'رفض العميل على الجهاز'],
    'unmade.known': ['The device already has a passkey', 'على الجهاز مفتاح مرور بالفعل'],
    'unmade.unsupported': ['No passkeys on this device', 'لا يدعم الجهاز مفاتيح المرور هنا'],
    adding: ['Saving the passkey', 'جارٍ حفظ مفتاح المرور'],
    checking: ['Checking whether the passkey was saved', 'جارٍ التحقّق من حفظ المفتاح'],
    added: ['Passkey added', 'أُضيف مفتاح المرور'],
    refused: ['The server refused the passkey', 'رفض الخادم مفتاح المرور'],
    failed: ['Adding not confirmed', 'لم تُؤكَّد الإضافة'],
    left: ['The customer adds no passkey', 'تراجع العميل عن الإضافة'],
  },
  events: {
    'done startPasskey': ['The server sends a challenge', 'يرسل الخادم التحدّي'],
    'refused startPasskey': ['The server sends no challenge', 'لا يرسل الخادم التحدّي'],
    'done proveOwner': ['The owner check ends', 'ينتهي التحقّق من صاحب الحساب'],
    'refused proveOwner': ['An error stops the owner check', 'يتوقف التحقّق من المالك بسبب خطأ'],
    'done createPasskey': ['The device answers', 'يستجيب الجهاز'],
    'refused createPasskey': ['The device fails to answer', 'لا يستجيب الجهاز'],
    'passkey.retry': ['The customer tries again on the device', 'يعيد العميل المحاولة على الجهاز'],
    'passkey.leave': ['The customer leaves without a passkey', 'يغادر العميل دون مفتاح مرور'],
    'done addPasskey': ['The server saves the passkey', 'يحفظ الخادم مفتاح المرور'],
    'refused addPasskey': ['The passkey fails to save', 'يتعذّر حفظ مفتاح المرور'],
    'done listPasskeys': ['The list of passkeys arrives', 'تصل قائمة مفاتيح المرور'],
    'refused listPasskeys': ['The list of passkeys fails to load', 'يفشل تحميل قائمة مفاتيح المرور'],
  },
}
