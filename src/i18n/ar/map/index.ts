import type { NamespaceMapTranslation } from '../../i18n-types.ts'

const ar_map = {
  canvas: '{label}: حرّك الخريطة بمفاتيح الأسهم، وكبّرها أو صغّرها بمفتاحي الزائد والناقص',
  loading: 'جارٍ تحميل الخريطة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  recentre: 'توسيط الخريطة',
  enterFullscreen: 'ملء الشاشة',
  exitFullscreen: 'الخروج من ملء الشاشة',
  places: 'على الخريطة',
  unsupported: 'لا يدعم متصفحك الخريطة التفاعلية، لذلك نعرض خريطة ثابتة.',
  failed: 'تعذّر تحميل الخريطة التفاعلية، لذلك نعرض خريطة ثابتة.',
  gone: 'تعذّر تحميل الخريطة. كل شيء آخر يعمل.',
  retry: 'حاول مرة أخرى',
  credit: 'MapLibre',
  kinds: { pin: 'الموقع المختار', store: 'المتجر', home: 'عنوان التوصيل', courier: 'مندوب التوصيل' },
} satisfies NamespaceMapTranslation

export default ar_map
