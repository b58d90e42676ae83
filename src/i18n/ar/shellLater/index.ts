import type { NamespaceShellLaterTranslation } from '../../i18n-types.ts'

const ar_shellLater = {
  chatCount:
    '{{count: المحادثات | المحادثات، غير المقروءة ?? | المحادثات، غير المقروءة ?? | المحادثات، غير المقروءة ?? | المحادثات، غير المقروءة ?? | المحادثات، غير المقروءة ??}}',
  bellCount:
    '{{count: الإشعارات | الإشعارات، غير المقروءة ?? | الإشعارات، غير المقروءة ?? | الإشعارات، غير المقروءة ?? | الإشعارات، غير المقروءة ?? | الإشعارات، غير المقروءة ??}}',
  languageKept: 'لا',
  languageQuestion: 'هل تريد تغيير اللغة؟',
  languageNote: 'سيُعاد تحميل الصفحة لعرض المحتوى المترجم.',
  logoutQuestion: 'هل تريد تسجيل الخروج؟',
  reminder: {
    name: 'طلب بانتظار الدفع',
    payment: 'طلبك رقم {order_id} بانتظار الدفع',
    transfer: 'طلبك رقم {order_id} بانتظار التحويل',
    left: 'متبقٍّ {left}',
    pay: 'ادفع الآن',
    over: 'انتهت مهلة دفع طلبك رقم {order_id}',
    see: 'عرض الطلب',
  },
  categories: 'الأقسام',
  latestStores: 'أحدث المتاجر',
  popularStores: 'المتاجر الرائجة',
} satisfies NamespaceShellLaterTranslation

export default ar_shellLater
