import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose interests in a module', 'اختيار الاهتمامات في خدمة'],
  states: {
    choosing: ['Choosing categories', 'اختيار الفئات'],
    'choosing.free': ['No error shown', 'لا أخطاء ظاهرة'],
    'choosing.empty': ['Nothing chosen to save', 'لا اختيار لحفظه'],
    saving: ['Saving the interests', 'جارٍ حفظ الاهتمامات'],
    saved: ['Interests saved', 'حُفظت الاهتمامات'],
    skipped: ['Choice skipped', 'تخطّى العميل الاختيار'],
  },
  events: {
    'category.toggle': ['The customer turns a category on or off', 'يحدّد العميل فئة أو يلغيها'],
    'interests.save': ['The customer saves the interests', 'يحفظ العميل الاهتمامات'],
    'interests.skip': ['The customer skips the choice', 'يتخطّى العميل الاختيار'],
    'done updateInterest': ['The server saves the interests', 'يحفظ الخادم الاهتمامات'],
    'refused updateInterest': ['The interests fail to save', 'يتعذّر حفظ الاهتمامات'],
  },
}
