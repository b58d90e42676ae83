import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose the kinds of notifications', 'اختيار أنواع الإشعارات'],
  states: {
    settled: ['Choice saved', 'الاختيار محفوظ'],
    saving: ['Saving the choice', 'جارٍ حفظ الاختيار'],
    decidingNext: ['Checking for later presses', 'التحقّق من تغييرات لاحقة'],
    failed: ['Choice not saved, switches turned back', 'لم يُحفظ الاختيار فعاد كما كان'],
  },
  events: {
    'kind.toggle': ['The customer presses a switch', 'يضغط العميل أحد المفاتيح'],
    'done updateNotificationSettings': ['The server saves the choice', 'يحفظ الخادم الاختيار'],
    'refused updateNotificationSettings': ['The choice fails to save', 'يتعذّر حفظ الاختيار'],
  },
}
