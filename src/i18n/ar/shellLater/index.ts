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
  chooseCart: {
    title: 'لديك سلتان',
    note: 'تضم السلة منتجات متجر واحد. أيهما تريد الاحتفاظ بها؟ ستُحذف الأخرى.',
    current: 'ما اخترته الآن',
    saved: 'المحفوظة في حسابك',
    keep: 'الاحتفاظ بسلة {store}',
    savedTitle: 'سلتك المحفوظة من {store}',
    savedNote: 'كانت لديك هذه السلة قبل أن تسجّل الدخول بسلة أخرى.',
    remove: 'حذف السلة المحفوظة',
    unanswered: 'تعذّر حفظ اختيارك. حاول مرة أخرى.',
    kept: 'سلتك الآن من {store}.',
    removed: 'حُذفت السلة المحفوظة.',
  },
  categories: 'الأقسام',
  latestStores: 'أحدث المتاجر',
  popularStores: 'المتاجر الرائجة',
} satisfies NamespaceShellLaterTranslation

export default ar_shellLater
