import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Share a page or a text', 'مشاركة صفحة أو نص'],
  states: {
    idle: ['Nothing being shared', 'لا مشاركة جارية'],
    sharing: ['Share sheet open', 'نافذة المشاركة مفتوحة'],
    copying: ['Copying instead of sharing', 'جارٍ النسخ بدلًا من المشاركة'],
    copied: ['Copied to the clipboard', 'تم النسخ إلى الحافظة'],
  },
  events: {
    'share.request': ['The customer shares a page or a text', 'يشارك العميل صفحة أو نصًا'],
    'done openShareSheet': ['The customer shares or closes the sheet', 'يشارك العميل أو يغلق النافذة'],
    'refused openShareSheet': ['The browser has no share sheet', 'لا نافذة مشاركة في المتصفح'],
    'done writeClipboard': ['The browser copies the text', 'ينسخ المتصفح النص'],
    'refused writeClipboard': ['The browser refuses to copy', 'يرفض المتصفح النسخ'],
    'after copiedShown': ['One second passes', 'تمر ثانية واحدة'],
  },
}
