import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Search for items and stores', 'البحث عن المنتجات والمتاجر'],
  states: {
    box: ['Search box', 'مربع البحث'],
    'box.decidingStart': ['Checking for text typed early', 'التحقّق من نص كُتب مبكرًا'],
    'box.idle': ['No suggestions requested', 'لا اقتراحات مطلوبة'],
    'box.typing': ['Typing, suggestions not requested', 'الكتابة قبل طلب الاقتراحات'],
    'box.suggesting': ['Loading the suggestions', 'جارٍ تحميل الاقتراحات'],
    'box.offering': ['Offering the suggestions', 'عرض الاقتراحات'],
    'box.unavailable': ['The suggestions did not load', 'تعذّر تحميل الاقتراحات'],
    recent: ['Recent searches', 'عمليات البحث الأخيرة'],
    'recent.reading': ['Reading the recent searches', 'جارٍ قراءة عمليات البحث الأخيرة'],
    'recent.known': ['Recent searches known', 'عمليات البحث الأخيرة معروفة'],
    'recent.known.stored': ['Recent searches settled', 'عمليات البحث الأخيرة جاهزة'],
    'recent.known.storing': ['Storing the recent searches', 'جارٍ حفظ عمليات البحث الأخيرة'],
  },
  events: {
    'text.change': ['The customer types in the search box', 'يكتب العميل في مربع البحث'],
    'text.clear': ['The customer clears the search box', 'يمسح العميل مربع البحث'],
    'search.submit': ['The customer presses Enter', 'يضغط العميل Enter'],
    'search.choose': ['The customer chooses what to search for', 'يختار العميل ما يبحث عنه'],
    'after searchPause': ['Half a second passes', 'يمر نصف ثانية'],
    'done suggestSearch': ['The suggestions arrive', 'تصل الاقتراحات'],
    'refused suggestSearch': ['The suggestions fail to load', 'يفشل تحميل الاقتراحات'],
    'done readRecentSearches': ['The browser reads the recent searches', 'يقرأ المتصفح عمليات البحث الأخيرة'],
    'refused readRecentSearches': ['The recent searches cannot be read', 'تتعذّر قراءة عمليات البحث الأخيرة'],
    'recent.remove': ['The customer removes a recent search', 'يحذف العميل عملية بحث سابقة'],
    'done storeRecentSearches': [
      'The browser stores the recent searches',
      'يحفظ المتصفح عمليات البحث الأخيرة',
    ],
    'refused storeRecentSearches': [
      'The recent searches fail to be stored',
      'يتعذّر حفظ عمليات البحث الأخيرة',
    ],
  },
}
