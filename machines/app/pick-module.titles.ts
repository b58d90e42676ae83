import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose a module', 'اختيار خدمة'],
  states: {
    loading: ['Loading the modules', 'جارٍ تحميل الخدمات'],
    decidingOffer: ['Counting the modules of the zones', 'النظر في عدد الخدمات المتاحة'],
    choosing: ['Choosing between modules', 'الاختيار بين الخدمات'],
    noModule: ['No module in these zones', 'لا خدمات في هذه المناطق'],
    failed: ['The modules did not load', 'تعذّر تحميل الخدمات'],
    picked: ['Module picked', 'اختيرت الخدمة'],
    dismissed: ['Closed without choosing', 'إغلاق دون اختيار'],
  },
  events: {
    'picker.close': ['The customer closes the dialog', 'يغلق العميل النافذة'],
    'done listModules': ['The modules arrive', 'تصل الخدمات'],
    'refused listModules': ['The modules fail to load', 'يفشل تحميل الخدمات'],
    'module.choose': ['The customer chooses a module', 'يختار العميل خدمة'],
    'modules.retry': ['The customer loads the modules again', 'يعيد العميل تحميل الخدمات'],
  },
}
