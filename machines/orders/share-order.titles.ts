import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Share an order', 'مشاركة الطلب'],
  states: {
    deciding: ['Checking for working links', 'التحقق من الروابط العاملة'],
    private: ['Order not shared', 'الطلب غير مشارَك'],
    making: ['Making a link', 'جارٍ إنشاء رابط'],
    linked: ['Link ready to send', 'الرابط جاهز للإرسال'],
    shared: ['Earlier links still work', 'الروابط السابقة ما زالت تعمل'],
    stopping: ['Stopping the sharing', 'جارٍ إيقاف المشاركة'],
  },
  events: {
    'link.make': ['The customer makes a link', 'ينشئ العميل رابطًا'],
    'sharing.stop': ['The customer stops the sharing', 'يوقف العميل المشاركة'],
    'done shareOrder': ['The server makes a link', 'ينشئ الخادم رابطًا'],
    'refused shareOrder': ['Making a link fails', 'يفشل إنشاء الرابط'],
    'done stopSharingOrder': ['The server stops the sharing', 'يوقف الخادم المشاركة'],
    'refused stopSharingOrder': ['Stopping the sharing fails', 'يفشل إيقاف المشاركة'],
  },
}
