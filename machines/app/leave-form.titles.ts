import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Leave a form with unsaved changes', 'مغادرة نموذج دون حفظ'],
  states: {
    staying: ['Staying at the form', 'البقاء في النموذج'],
    asking: ['Confirming to leave', 'تأكيد المغادرة'],
    left: ['Changes given up, page left', 'غادر العميل دون حفظ'],
  },
  events: {
    'page.leave': ['The customer starts to leave the page', 'يهمّ العميل بمغادرة الصفحة'],
    'leave.accept': ['The customer gives up the changes', 'يتخلّى العميل عن التغييرات'],
    'leave.decline': ['The customer goes on editing', 'يتابع العميل التعديل'],
  },
}
