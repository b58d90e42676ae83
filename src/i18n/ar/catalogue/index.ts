import type { NamespaceCatalogueTranslation } from '../../i18n-types.ts'

const ar_catalogue = {
  itemCount: '{{count: لا منتجات|منتج واحد|منتجان|?? منتجات|?? منتجًا|?? منتج}}',
  categories: 'الأقسام',
  noCategories: 'لا توجد أقسام هنا بعد',
  noCategoriesNote: 'جرّب خدمة أخرى.',
  toHome: 'العودة إلى الرئيسية',
  goneTitle: 'هذا القسم غير موجود',
  goneNote: 'ربما تغيّر اسمه أو حُذف.',
  toCategories: 'كل الأقسام',
  breadcrumbs: 'مسار التنقل',
  parts: 'الأقسام الفرعية من {name}',
  all: 'الكل',
  notFoundNote: 'لا يتوفر شيء من هذا القسم بالقرب منك.',
  allZones: 'تشاهد المتاح في جميع مناطق التوصيل. حدّد موقعك لترى ما يتوفر بالقرب منك.',
  setLocation: 'تحديد الموقع',
  allBrands: 'كل العلامات التجارية',
  sortDefault: 'الترتيب الأصلي',
  sortAz: 'أ إلى ي',
  sortZa: 'ي إلى أ',
} satisfies NamespaceCatalogueTranslation

export default ar_catalogue
