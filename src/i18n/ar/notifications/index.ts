import type { NamespaceNotificationsTranslation } from '../../i18n-types.ts'

const ar_notifications = {
  title: 'الإشعارات',
  today: 'اليوم',
  yesterday: 'أمس',
  running: 'قيد التنفيذ',
  earlier:
    '{{count: لا تحديثات سابقة|تحديث سابق واحد|تحديثان سابقان|?? تحديثات سابقة|?? تحديثًا سابقًا|?? تحديث سابق}}',
  readAll: 'تحديد الكل كمقروء',
  read: 'تحديد «{title}» كمقروء',
  unread: 'غير مقروء',
  empty: 'لا إشعارات بعد',
  emptyNote: 'ستظهر هنا أخبار طلباتك ورسائلك ودعواتك.',
  kinds: {
    title: 'ما ننبّهك إليه',
    note: 'ما توقفه لا نرسله إلى أجهزتك، لكنه يبقى ظاهرًا في هذه القائمة.',
    order_status: 'تحديثات الطلبات',
    message: 'الرسائل',
    referral_code: 'الدعوات والمكافآت',
    failed: 'تعذّر حفظ اختيارك. حاول مرة أخرى.',
  },
} satisfies NamespaceNotificationsTranslation

export default ar_notifications
