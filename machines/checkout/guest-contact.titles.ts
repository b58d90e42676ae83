import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Enter the contact info of a guest', 'إدخال بيانات تواصل الضيف'],
  states: {
    decidingPlace: ['Checking how the order is received', 'التحقق من طريقة الاستلام'],
    onPage: ['Writing the contact on the page', 'كتابة بيانات التواصل في الصفحة'],
    onCard: ['Showing the contact on its card', 'عرض بيانات التواصل في بطاقتها'],
    inDialog: ['Contact dialog open', 'نافذة بيانات التواصل مفتوحة'],
    'inDialog.filling': ['Filling in the contact', 'تعبئة بيانات التواصل'],
    'inDialog.confirmingReset': ['Confirming the reset', 'تأكيد مسح الحقول'],
  },
  events: {
    'field.change': ['The guest writes in a field', 'يكتب الضيف في حقل'],
    'field.leave': ['The guest leaves a field', 'يغادر الضيف حقلًا'],
    'dialog.open': ['The guest opens the contact dialog', 'يفتح الضيف نافذة بيانات التواصل'],
    'form.reset': ['The guest resets the form', 'يعيد الضيف ضبط النموذج'],
    'reset.accept': ['The guest confirms the reset', 'يؤكّد الضيف مسح الحقول'],
    'reset.decline': ['The guest declines the reset', 'يتراجع الضيف عن مسح الحقول'],
    'form.save': ['The guest saves the contact', 'يحفظ الضيف بيانات التواصل'],
    'dialog.close': ['The guest closes the dialog', 'يغلق الضيف النافذة'],
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
  },
}
