import type { NamespaceFooterTranslation } from '../../i18n-types.ts'

const ar_footer = {
  shop: 'سوق',
  help: 'المساعدة',
  more: 'المزيد من سوق',
  legal: 'الشروط والسياسات',
  aboutUs: 'من نحن',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  refund: 'سياسة الاسترداد',
  cancellation: 'سياسة الإلغاء',
  shipping: 'سياسة الشحن',
  campaigns: 'الحملات',
  myWallet: 'المحفظة',
  myPoints: 'نقاط الولاء',
  getApp: 'حمّل التطبيق',
  playStore: 'احصل عليه من Google Play',
  appStore: 'نزّله من App Store',
  contactUs: 'تواصل معنا',
  followUs: 'تابعنا',
  networks: {
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    twitter: 'تويتر',
    linkedin: 'لينكدإن',
    pinterest: 'بنترست',
  },
  newWindow: 'يُفتح في نافذة جديدة',
  showOnMap: 'عرض على الخريطة',
  reportProblem: 'الإبلاغ عن مشكلة',
  newsletter: {
    email: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    invalid: 'أدخل بريدًا إلكترونيًا صحيحًا',
  },
  zoneRequired: 'يجب اختيار منطقة للوصول إلى هذه الصفحة',
} satisfies NamespaceFooterTranslation

export default ar_footer
