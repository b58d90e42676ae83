import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Find the current position', 'تحديد الموقع الحالي'],
  states: {
    asking: ['Asking the browser for the position', 'جارٍ طلب الموقع من المتصفح'],
    granted: ['Position known', 'الموقع معروف'],
    denied: ['Permission denied', 'رُفض الإذن بتحديد الموقع'],
    unavailable: ['Position not available', 'الموقع غير متاح'],
    timedOut: ['No answer in time', 'لم يصل رد في الوقت المحدد'],
  },
  events: {
    'done currentPosition': ['The browser gives the position', 'يحدّد المتصفح الموقع'],
    'refused currentPosition': ['The browser gives no position', 'لا يحدّد المتصفح الموقع'],
    'after decisionTime': ['Five seconds pass', 'تمر خمس ثوانٍ'],
  },
}
