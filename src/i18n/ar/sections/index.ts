import type { NamespaceSectionsTranslation } from '../../i18n-types.ts'

const ar_sections = {
  all: 'الكل',
  highlights: 'اخترنا لك',
  reviews: '{{count: لا تقييمات | تقييم واحد | تقييمان | ?? تقييمات | ?? تقييمًا | ?? تقييم}}',
  popularItems: 'الأكثر طلبًا بالقرب منك',
  bestReviewed: 'الأعلى تقييمًا',
  featured: 'أقسام مميّزة',
  conditions: 'مشكلات صحية شائعة',
  brands: 'العلامات التجارية',
  coupons: 'القسائم',
  orderFrom: 'للطلبات من {amount}',
  atMost: 'بحد أقصى {amount}',
  newStores: 'جديدنا',
  newArrivals: 'وصل حديثًا',
  visitStoreAgain: 'زُره من جديد',
  visitAgain: 'زُرها من جديد',
  recommended: 'نرشّح لك',
  storesAround: 'متاجر بالقرب منك',
  restaurantsAround: 'مطاعم بالقرب منك',
  nothing: 'لا توجد منتجات!',
  promotion: 'إعلان',
  storeTabs: { popular: 'رائجة', topRated: 'الأعلى تقييمًا', new: 'جديدة' },
  cashback: {
    open: 'عروض الاسترداد النقدي',
    title: 'استرداد نقدي',
    back: 'استرداد {amount}',
  },
  welcome: {
    title: 'مرحبًا بك في {name}!',
    note: 'حسابك جاهز. ابدأ طلبك الأول.',
    gift: 'خصم {discount} على طلبك الأول',
    validity: 'صالح لمدة {validity}',
    start: 'ابدأ التسوق',
  },
  goToSlide: 'انتقل إلى الشريحة {number}',
  pauseSlides: 'إيقاف الشرائح مؤقتًا',
  playSlides: 'تشغيل الشرائح',
} satisfies NamespaceSectionsTranslation

export default ar_sections
