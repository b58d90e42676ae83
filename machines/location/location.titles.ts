import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Keep the chosen location', 'الاحتفاظ بالموقع المختار'],
  states: {
    reading: ['Reading the stored location', 'جارٍ قراءة الموقع المحفوظ'],
    deciding: ['Checking for a location', 'التحقّق من وجود موقع'],
    unset: ['No location chosen', 'لم يُختر موقع'],
    set: ['Location chosen', 'اختير الموقع'],
    'set.storing': ['Storing the location', 'جارٍ حفظ الموقع'],
    'set.stored': ['Location settled', 'الموقع جاهز'],
  },
  events: {
    'location.set': ['The customer sets the location', 'يحدّد العميل الموقع'],
    'location.changed': ['Another tab changes the location', 'يتغيّر الموقع في علامة تبويب أخرى'],
    'done readStoredLocation': ['The browser reads the stored location', 'يقرأ المتصفح الموقع المحفوظ'],
    'refused readStoredLocation': ['The stored location cannot be read', 'تتعذّر قراءة الموقع المحفوظ'],
    'done storeLocation': ['The browser stores the location', 'يحفظ المتصفح الموقع'],
    'refused storeLocation': ['The location fails to be stored', 'يتعذّر حفظ الموقع'],
  },
}
