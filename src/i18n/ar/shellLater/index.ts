import type { NamespaceShellLaterTranslation } from '../../i18n-types.ts'

const ar_shellLater = {
  chatCount:
    '{{count: المحادثات | المحادثات، رسالة غير مقروءة | المحادثات، رسالتان غير مقروءتين | المحادثات، ?? رسائل غير مقروءة | المحادثات، ?? رسالة غير مقروءة | المحادثات، ?? رسالة غير مقروءة}}',
  bellCount:
    '{{count: الإشعارات | الإشعارات، واحد غير مقروء | الإشعارات، اثنان غير مقروءين | الإشعارات، ?? غير مقروءة | الإشعارات، ?? غير مقروء | الإشعارات، ?? غير مقروء}}',
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
  },
  latestStores: 'أحدث المتاجر',
  popularStores: 'المتاجر الرائجة',
} satisfies NamespaceShellLaterTranslation

export default ar_shellLater
