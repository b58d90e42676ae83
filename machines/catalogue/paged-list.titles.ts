import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Read a list page by page', 'قراءة قائمة صفحة بعد صفحة'],
  states: {
    list: ['Rows of the list', 'عناصر القائمة'],
    'list.decidingStart': ['Checking for pages read before', 'التحقّق من صفحات سبق تحميلها'],
    'list.loading': ['Loading the first page', 'جارٍ تحميل الصفحة الأولى'],
    'list.decidingRest': ['Checking for more pages', 'التحقّق من وجود المزيد'],
    'list.idle': ['More pages to read', 'بقيت صفحات للتحميل'],
    'list.loadingMore': ['Loading the next page', 'جارٍ تحميل الصفحة التالية'],
    'list.exhausted': ['Every row shown', 'عُرضت القائمة كاملة'],
    'list.refreshing': ['Refreshing the first page', 'جارٍ تحديث الصفحة الأولى'],
    'list.failed': ['The first page did not load', 'تعذّر تحميل الصفحة الأولى'],
    'list.failedMore': ['A later page did not load', 'تعذّر تحميل صفحة تالية'],
    end: ['Visibility of the list end', 'ظهور آخر القائمة'],
    'end.outOfView': ['List end out of view', 'آخر القائمة غير ظاهر'],
    'end.inView': ['List end in view', 'آخر القائمة ظاهر'],
  },
  events: {
    'filter.change': ['The customer changes the filter', 'يغيّر العميل التصفية'],
    'list.refresh': ['The app refreshes the list', 'يحدّث التطبيق القائمة'],
    'list.retry': ['The customer loads the page again', 'يعيد العميل تحميل الصفحة'],
    'done loadPage': ['A page of the list arrives', 'تصل صفحة من القائمة'],
    'refused loadPage': ['A page of the list fails to load', 'يفشل تحميل صفحة من القائمة'],
    'end.show': ['The end of the list comes into view', 'يظهر آخر القائمة'],
    'end.hide': ['The end of the list leaves the view', 'يختفي آخر القائمة'],
  },
}
