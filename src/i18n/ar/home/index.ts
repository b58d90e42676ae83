import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const ar_home = {
  title: 'اطلب من {name}',
  banners: 'عروض اليوم',
  categories: 'عمّ تبحث؟',
  popularStores: 'متاجر رائجة',
  popularRestaurants: 'مطاعم رائجة',
  newStores: 'جديدنا',
  specialOffer: 'عرض خاص',
  popularItems: 'الأكثر طلبًا بالقرب منك',
  bestReviewed: 'الأعلى تقييمًا',
  recommended: 'نرشّح لك',
  newArrivals: 'وصل حديثًا',
  visitAgain: 'زُرها من جديد',
  all: 'الكل',
  otherService: 'كل الخدمات',
  parcelTitle: 'أين طردي؟',
  parcelNote: 'تابع ما في الطريق إليك برقم الطلب ورقم هاتفك. ولإرسال طرد، تواصل معنا.',
  pickModule: 'اختر نوع الخدمة لطلباتك',
  pickModuleNote: 'يجب اختيار خدمة للمتابعة.',
} satisfies NamespaceHomeTranslation

export default ar_home
