import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Count down to a moment', 'العد التنازلي إلى موعد'],
  states: {
    starting: ['Reading the clock to start', 'جارٍ قراءة الساعة للبدء'],
    unknown: ['Time unknown', 'الوقت غير معروف'],
    deciding: ['Checking for time left', 'التحقّق من الوقت المتبقي'],
    running: ['Showing the time left', 'عرض الوقت المتبقي'],
    'running.waiting': ['Waiting for the next second', 'بانتظار الثانية التالية'],
    'running.reading': ['Reading the clock again', 'جارٍ قراءة الساعة مجددًا'],
    over: ['Time over', 'انتهى الوقت'],
  },
  events: {
    'done readClock': ['The clock says the time', 'تصل قراءة الساعة'],
    'refused readClock': ['The clock cannot be read', 'تتعذّر قراءة الساعة'],
    'after clockPause': ['One second passes without a clock', 'تمر ثانية دون قراءة الساعة'],
    'after nextSecond': ['The next second begins', 'تبدأ الثانية التالية'],
  },
}
