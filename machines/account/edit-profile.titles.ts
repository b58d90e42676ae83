import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Edit the profile', 'تعديل الملف الشخصي'],
  states: {
    editing: ['Filling in the profile', 'تعديل البيانات'],
    'editing.fresh': ['No error shown', 'لا أخطاء ظاهرة'],
    'editing.incomplete': ['Mistakes in the form', 'أخطاء في النموذج'],
    'editing.same': ['Nothing changed, nothing to save', 'لا تغيير لحفظه'],
    'editing.refused': ['The server refused the changes', 'رفض الخادم التغييرات'],
    'editing.failed': ['Changes not confirmed', 'لم تُؤكَّد التغييرات'],
    proving: ['Proving to be the owner', 'إثبات ملكية الحساب'],
    saving: ['Saving the profile', 'جارٍ حفظ الملف الشخصي'],
  },
  events: {
    'field.change': ['The customer changes a field', 'يغيّر العميل أحد الحقول'],
    'form.submit': ['The customer saves the profile', 'يحفظ العميل الملف الشخصي'],
    'form.reset': ['The customer resets the form', 'يعيد العميل تعيين النموذج'],
    'done proveOwner': ['The owner check ends', 'ينتهي التحقّق من صاحب الحساب'],
    'refused proveOwner': ['An error stops the owner check', 'يتوقف التحقّق من المالك بسبب خطأ'],
    'done updateCustomerInfo': ['The server saves the changes', 'يحفظ الخادم التغييرات'],
    'refused updateCustomerInfo': ['The changes fail to save', 'يتعذّر حفظ التغييرات'],
  },
}
