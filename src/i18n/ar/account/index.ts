import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const ar_account = {
  title: 'الملف الشخصي',
  navigation: 'حسابي',
  links: {
    'my-orders': 'طلباتي',
    wallet: 'المحفظة',
    'loyalty-points': 'نقاط الولاء',
    coupons: 'القسائم',
    'referral-code': 'رمز الدعوة',
    notifications: 'الإشعارات',
    inbox: 'الرسائل',
    settings: 'الإعدادات',
    'profile-settings': 'إعدادات الملف الشخصي',
  },
  signedOut: 'تم تسجيل خروجك',
  signedOutNote: 'سجّل الدخول لترى طلباتك وعناوينك.',
  memberSince: 'عضو منذ {date}',
  profile: {
    note: 'يظهر اسمك ورقم هاتفك للمتاجر ومندوبي التوصيل.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    since: 'عضو منذ',
    orders: 'الطلبات المسلّمة',
  },
  addresses: {
    title: 'العناوين المحفوظة',
    note: 'اختر أحدها عند إتمام الطلب، أو غيّر موقع التوصيل من أعلى الصفحة.',
    add: 'إضافة عنوان جديد',
    edit: 'تعديل {label}',
    remove: 'حذف {label}',
    kinds: { home: 'المنزل', office: 'المكتب', other: 'آخر' },
    floor: 'طابق {floor}',
    house: 'منزل {house}',
    notServed: 'لا نوصّل إلى هنا بعد',
    empty: 'لا عناوين محفوظة بعد',
    emptyNote: 'احفظ عنوان بيتك وعملك لتُتمّ طلبك أسرع.',
    question: 'هل تريد حذف هذا العنوان؟',
    delete: 'حذف',
  },
} satisfies NamespaceAccountTranslation

export default ar_account
