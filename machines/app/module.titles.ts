import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Keep the chosen module', 'الاحتفاظ بالخدمة المختارة'],
  states: {
    reading: ['Reading the stored module', 'جارٍ قراءة الخدمة المحفوظة'],
    deciding: ['Checking for a module', 'التحقّق من وجود خدمة'],
    unset: ['No module chosen', 'لم تُختر خدمة'],
    set: ['Module chosen', 'اختيرت الخدمة'],
    'set.storing': ['Storing the module', 'جارٍ حفظ الخدمة'],
    'set.stored': ['Module settled', 'الخدمة جاهزة'],
    finding: ['Finding the module of the page', 'جارٍ البحث عن خدمة الصفحة'],
  },
  events: {
    'module.set': ['The customer chooses a module', 'يختار العميل خدمة'],
    'module.changed': ['Another tab changes the module', 'تتغيّر الخدمة في علامة تبويب أخرى'],
    'page.open': ['The customer opens a page', 'يفتح العميل صفحة'],
    'done readStoredModule': ['The browser reads the stored module', 'يقرأ المتصفح الخدمة المحفوظة'],
    'refused readStoredModule': ['The stored module cannot be read', 'تتعذّر قراءة الخدمة المحفوظة'],
    'done storeModule': ['The browser stores the module', 'يحفظ المتصفح الخدمة'],
    'refused storeModule': ['The module fails to be stored', 'يتعذّر حفظ الخدمة'],
    'done findModule': ['The modules of the location arrive', 'تصل خدمات الموقع'],
    'refused findModule': ['The modules of the location fail to load', 'يفشل تحميل خدمات الموقع'],
  },
}
