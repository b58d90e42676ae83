import type { NamespaceLandingTranslation } from '../../i18n-types.ts'

const ar_landing = {
  pickOnMap: 'أدخل عنوانك أو اختره على الخريطة',
  useCurrent: 'استخدم موقعي الحالي',
  locating: 'جارٍ تحديد موقعك…',
  continueTo: 'تابع التسوق',
  deliverTo: 'نوصّل إلى {address}',
  change: 'تغيير',
  services: 'الخدمات',
  storesCount: '{{count: لا متاجر | متجر واحد | متجران | ?? متاجر | ?? متجرًا | ?? متجر}}',
  storesInAllZones:
    '{{count: لا متاجر | متجر واحد | متجران | ?? متاجر | ?? متجرًا | ?? متجر}} في جميع المناطق',
  why: 'لماذا تطلب منا؟',
  inNumbers: 'بالأرقام',
  statistics: {
    stores: 'المتاجر',
    items: 'المنتجات',
    zones: 'مناطق التوصيل',
    orders: 'الطلبات المسلّمة',
  },
} satisfies NamespaceLandingTranslation

export default ar_landing
