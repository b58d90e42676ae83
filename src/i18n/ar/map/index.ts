import type { NamespaceMapTranslation } from '../../i18n-types.ts'

const ar_map = {
  canvas: '{label}: حرّك الخريطة بمفاتيح الأسهم، وقرّب أو بعّد بزائد وناقص',
  loading: 'جارٍ رسم الخريطة',
  zoomIn: 'تقريب',
  zoomOut: 'تبعيد',
  recentre: 'العودة إلى المنتصف',
  enterFullscreen: 'ملء الشاشة',
  exitFullscreen: 'إنهاء ملء الشاشة',
  places: 'على هذه الخريطة',
  unsupported: 'لا يستطيع هذا المتصفح رسم خريطة متحركة، وهذه خريطة ثابتة.',
  failed: 'تعذّر تحميل الخريطة المتحركة، وهذه خريطة ثابتة.',
  gone: 'تعذّر تحميل الخريطة. كل ما عداها يعمل.',
  retry: 'حاول مجددًا',
  credit: 'MapLibre',
  kinds: { pin: 'المكان المختار', store: 'المتجر', home: 'عنوان التوصيل', courier: 'المندوب' },
} satisfies NamespaceMapTranslation

export default ar_map
