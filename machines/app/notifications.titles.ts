import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Mark notifications as read', 'تحديد الإشعارات كمقروءة'],
  states: {
    settled: ['Every mark known to the server', 'كل التحديدات محفوظة'],
    decidingNext: ['Choosing the next mark to send', 'اختيار التحديد التالي'],
    sending: ['Sending a mark', 'جارٍ إرسال التحديد'],
    'sending.one': ['Marking one row as read', 'جارٍ تحديد إشعار واحد كمقروء'],
    'sending.all': ['Marking all as read', 'جارٍ تحديد الكل كمقروء'],
  },
  events: {
    'shopper.changed': ['Another customer or guest shops', 'يتسوّق عميل أو ضيف آخر'],
    'notification.open': ['The customer opens a notification', 'يفتح العميل إشعارًا'],
    'all.read': ['The customer marks all as read', 'يحدّد العميل الكل كمقروء'],
    'done readNotification': ['The server marks one row as read', 'يحدّد الخادم إشعارًا كمقروء'],
    'refused readNotification': ['Marking one row as read fails', 'يفشل تحديد إشعار كمقروء'],
    'done readNotifications': ['The server marks all as read', 'يحدّد الخادم الكل كمقروء'],
    'refused readNotifications': ['Marking all as read fails', 'يفشل تحديد الكل كمقروء'],
  },
}
