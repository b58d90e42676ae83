import type { NamespaceLandingTranslation } from '../../i18n-types.ts'

const ar_landing = {
  pickOnMap: 'أدخل عنوانك أو اختره على الخريطة',
  useCurrent: 'استخدم موقعي الحالي',
  locating: 'نحدّد موقعك…',
  continueTo: 'تابع التسوق',
  deliverTo: 'نوصّل إلى {address}',
  change: 'تغيير',
  services: 'الخدمات',
  storesCount: '{{count: لا متاجر | متجر واحد | متجران | ?? متاجر | ?? متجرًا | ?? متجر}}',
  why: 'لماذا يطلب الناس من هنا',
  inNumbers: 'بالأرقام',
  statistics: {
    stores: 'متجر',
    items: 'منتج',
    zones: 'مناطق من المدينة',
    orders: 'طلب وصل',
  },
} satisfies NamespaceLandingTranslation

export default ar_landing
