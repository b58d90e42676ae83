import type { NamespaceLocationTranslation } from '../../i18n-types.ts'

const ar_location = {
  title: 'موقع التوصيل',
  pick: {
    title: 'اختر موقع التوصيل',
    map: 'اختر موقعًا على الخريطة',
    search: 'ابحث عن شارع أو مكان أو حي',
    placeholder: 'ابحث عن شارع أو مكان',
    nothingFound: 'لا توجد نتائج. جرّب شارعًا آخر أو حرّك الخريطة.',
    searchFailed: 'البحث لا يستجيب. اضغط Enter للمحاولة مرة أخرى.',
    currentPosition: 'استخدم موقعي الحالي',
    confirm: 'اختيار الموقع',
    looking: 'جارٍ تحديد العنوان…',
    hint: 'حرّك الخريطة حتى يقف الدبوس عند بابك',
    unnamed: 'لا عنوان لهذا الموقع. حرّك الدبوس إلى شارع.',
    notFound: 'تعذّر تحديد عنوان هذا الموقع.',
    retry: 'حاول مرة أخرى',
    outside: 'خارج منطقة التوصيل',
    refused: 'لا نوصّل إلى هنا بعد. حرّك الدبوس إلى شارع آخر.',
  },
  permission: {
    title: 'اسمح للمتصفح بتحديد الموقع',
    note: 'إذن تتبع الموقع في متصفحك متوقف. فعّل إذن الموقع لتحديد موقعك الحالي',
    close: 'إغلاق',
    retry: 'حاول مرة أخرى',
  },
  menu: {
    now: 'نوصّل إلى',
    currentPosition: 'استخدم موقعي الحالي',
    fromMap: 'اختر من الخريطة',
    deliverHere: 'التوصيل إلى هنا',
    saved: 'العناوين المحفوظة',
    signInFirst: 'للاختيار من العناوين المحفوظة، عليك تسجيل الدخول.',
    signIn: 'تسجيل الدخول',
    none: 'لا توجد عناوين محفوظة للاختيار منها.',
    failed: 'تعذّر تحميل عناوينك.',
    retry: 'حاول مرة أخرى',
    notServed: 'لا نوصّل إلى هناك بعد',
  },
  kinds: { home: 'المنزل', office: 'المكتب', other: 'آخر' },
  storeMap: {
    title: '{name} على الخريطة',
    map: 'موقع {name}',
    you: 'عنوانك',
    way: 'المسافة إلى عنوانك: {distance}',
  },
} satisfies NamespaceLocationTranslation

export default ar_location
