import type { NamespaceMapTranslation } from '../../i18n-types.ts'

const ar_map = {
  canvas: '{label}: حرّك الخريطة بمفاتيح الأسهم، وقرّب أو بعّد بزائد وناقص',
  loading: 'جارٍ تحميل الخريطة',
  zoomIn: 'تقريب',
  zoomOut: 'تبعيد',
  recentre: 'توسيط الخريطة',
  enterFullscreen: 'ملء الشاشة',
  exitFullscreen: 'الخروج من ملء الشاشة',
  places: 'على الخريطة',
  unsupported: 'لا يدعم متصفحك الخريطة التفاعلية، فهذه خريطة ثابتة.',
  failed: 'تعذّر تحميل الخريطة التفاعلية، فهذه خريطة ثابتة.',
  gone: 'تعذّر تحميل الخريطة. كل شيء آخر يعمل.',
  retry: 'حاول مجددًا',
  credit: 'MapLibre',
  kinds: { pin: 'الموقع المختار', store: 'المتجر', home: 'عنوان التوصيل', courier: 'مندوب التوصيل' },
} satisfies NamespaceMapTranslation

export default ar_map
