import type { NamespaceModulesTranslation } from '../../i18n-types.ts'

const ar_modules = {
  title: 'اختر نوع الخدمة لطلباتك',
  note: 'يجب اختيار خدمة للمتابعة.',
  storeCount: '{{count: لا متاجر | متجر واحد | متجران | ?? متاجر | ?? متجرًا | ?? متجر}}',
  current: 'الخدمة الحالية',
  none: 'لا توجد خدمات',
  noneNote: 'تواصل مع صاحب الموقع لتفعيل الخدمات.',
  failed: 'تعذّر تحميل الخدمات',
  failedNote: 'تحقّق من اتصالك وحاول مرة أخرى. سلتك محفوظة.',
  switcher: 'الخدمات',
  open: 'إظهار الخدمات',
  close: 'إخفاء الخدمات',
  otherService: 'كل الخدمات',
} satisfies NamespaceModulesTranslation

export default ar_modules
