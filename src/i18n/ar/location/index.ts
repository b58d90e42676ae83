import type { NamespaceLocationTranslation } from '../../i18n-types.ts'

const ar_location = {
  title: 'موقع التوصيل',
  pick: {
    title: 'إلى أين نوصل؟',
    map: 'اختر المكان على الخريطة',
    search: 'ابحث عن شارع أو مكان أو حي',
    placeholder: 'ابحث عن شارع أو مكان',
    nothingFound: 'لا شيء بهذا الاسم في المدينة. جرّب شارعًا آخر أو حرّك الخريطة.',
    searchFailed: 'لم يصل رد البحث. اضغط Enter للمحاولة مجددًا.',
    currentPosition: 'استخدم موقعي الحالي',
    confirm: 'اختيار الموقع',
    looking: 'جارٍ البحث عن العنوان',
    hint: 'حرّك الخريطة لتضع الدبوس على بابك',
    unnamed: 'لا عنوان عند هذه النقطة. حرّك الدبوس إلى شارع.',
    notFound: 'لم يصل عنوان هذه النقطة.',
    retry: 'حاول مجددًا',
    refused: 'لا نوصل إلى هنا بعد. حرّك الدبوس إلى شارع آخر.',
  },
  permission: {
    title: 'يرجى السماح للمتصفح بتحديد الموقع',
    note: 'إذن تتبع الموقع في متصفحك متوقف. يرجى تفعيل إذن الموقع لتحديد موقعك الحالي',
    close: 'إغلاق',
    retry: 'حاول مجددًا',
  },
  menu: {
    now: 'نوصل إلى',
    currentPosition: 'استخدم موقعي الحالي',
    fromMap: 'اختر من الخريطة',
    deliverHere: 'التوصيل إلى هنا',
    saved: 'العناوين المحفوظة',
    signInFirst: 'للاختيار من العناوين المحفوظة، عليك تسجيل الدخول.',
    signIn: 'تسجيل الدخول',
    none: 'لا توجد عناوين محفوظة للاختيار منها.',
    failed: 'لم تصل عناوينك.',
    retry: 'حاول مجددًا',
    notServed: 'لا نوصل إلى هناك بعد',
  },
  kinds: { home: 'المنزل', office: 'العمل', other: 'آخر' },
  storeMap: {
    title: '{name} على الخريطة',
    map: 'مكان {name}',
    you: 'عنوانك',
    way: 'الطريق إلى عنوانك: {distance}',
  },
} satisfies NamespaceLocationTranslation

export default ar_location
