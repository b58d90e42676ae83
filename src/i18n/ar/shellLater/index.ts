import type { NamespaceShellLaterTranslation } from '../../i18n-types.ts'

const ar_shellLater = {
  languageQuestion: 'هل تريد تغيير اللغة؟',
  languageNote: 'ستُعاد تحميل الصفحة لعرض المحتوى المترجم.',
  logoutQuestion: 'هل تريد تسجيل الخروج؟',
  latestStores: 'أحدث المتاجر',
  popularStores: 'المتاجر الرائجة',
} satisfies NamespaceShellLaterTranslation

export default ar_shellLater
