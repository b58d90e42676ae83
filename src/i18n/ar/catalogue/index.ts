import type { NamespaceCatalogueTranslation } from '../../i18n-types.ts'

const ar_catalogue = {
  categories: 'الأقسام',
  noCategories: 'لا أقسام هنا بعد',
  noCategoriesNote: 'في خدمات المتجر الأخرى المزيد.',
  toHome: 'العودة إلى الرئيسية',
  goneTitle: 'هذا القسم غير موجود',
  goneNote: 'ربما تغيّر اسمه، أو أن الرابط قديم.',
  toCategories: 'كل الأقسام',
  breadcrumbs: 'مكانك في المتجر',
  parts: 'أقسام {name}',
  all: 'الكل',
  notFoundNote: 'لا شيء من هذا القسم يُباع بالقرب منك.',
  pickPlace: 'اختر من الخريطة',
  placeNote: 'أخبرنا بمكانك لنعرض ما يُباع بالقرب منك.',
  allBrands: 'كل العلامات التجارية',
  sortDefault: 'الترتيب الأصلي',
  sortAz: 'أ إلى ي',
  sortZa: 'ي إلى أ',
} satisfies NamespaceCatalogueTranslation

export default ar_catalogue
