import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Copy a text', 'نسخ نص'],
  states: {
    idle: ['Nothing copied recently', 'لا نسخ حديثًا'],
    copying: ['Copying the text', 'جارٍ نسخ النص'],
    copied: ['Text copied', 'تم نسخ النص'],
  },
  events: {
    'copy.request': ['The customer copies a text', 'ينسخ العميل نصًا'],
    'done writeClipboard': ['The browser copies the text', 'ينسخ المتصفح النص'],
    'refused writeClipboard': ['The browser refuses to copy', 'يرفض المتصفح النسخ'],
    'after copiedShown': ['One second passes', 'تمر ثانية واحدة'],
  },
}
