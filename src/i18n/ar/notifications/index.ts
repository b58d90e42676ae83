import type { NamespaceNotificationsTranslation } from '../../i18n-types.ts'

const ar_notifications = {
  title: 'الإشعارات',
  today: 'اليوم',
  yesterday: 'أمس',
  readAll: 'تحديد الكل كمقروء',
  read: 'تحديد «{title}» كمقروء',
  unread: 'غير مقروء',
  empty: 'لا إشعارات بعد',
  emptyNote: 'ستظهر هنا أخبار طلباتك ورسائلك ودعواتك.',
} satisfies NamespaceNotificationsTranslation

export default ar_notifications
