import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Download the customer data', 'تنزيل بيانات العميل في ملف'],
  states: {
    idle: ['Nothing being saved', 'لا تنزيل جارٍ'],
    saving: ['Saving the file', 'جارٍ حفظ الملف'],
  },
  events: {
    'data.save': ['The customer downloads the data', 'يطلب العميل تنزيل بياناته'],
    'done downloadData': ['The browser begins to save the file', 'يبدأ المتصفح حفظ الملف'],
    'refused downloadData': ['The download fails', 'يفشل التنزيل'],
  },
}
