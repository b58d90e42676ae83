import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const ar_home = {
  title: 'اطلب من {name}',
  banners: 'عروض اليوم',
  categories: 'عمّ تبحث؟',
  popularStores: 'متاجر رائجة',
  popularRestaurants: 'مطاعم رائجة',
  specialOffer: 'عرض خاص',
} satisfies NamespaceHomeTranslation

export default ar_home
