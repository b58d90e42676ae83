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
    inbox: 'الرسائل',
    settings: 'العناوين المحفوظة',
    'profile-settings': 'إعدادات الملف الشخصي',
  },
  signedOut: 'سجّلت الخروج',
  signedOutNote: 'سجّل الدخول لترى طلباتك وعناوينك.',
  memberSince: 'معنا منذ {date}',
  profile: {
    note: 'هكذا تعرفك المتاجر ومندوبو التوصيل.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    since: 'عضو منذ',
    orders: 'الطلبات المستلمة',
  },
  addresses: {
    note: 'اختر أحدها عند الدفع، أو من أعلى الصفحة حين تكون في مكان آخر.',
    add: 'إضافة عنوان جديد',
    edit: 'تعديل {label}',
    remove: 'حذف {label}',
    kinds: { home: 'المنزل', office: 'المكتب', other: 'آخر' },
    floor: 'طابق {floor}',
    house: 'منزل {house}',
    notServed: 'لا نوصّل إلى هنا بعد',
    empty: 'لا عناوين محفوظة بعد',
    emptyNote: 'احفظ عنوان بيتك وعملك ليقصر الطلب خطوة.',
    question: 'هل تريد حذف هذا العنوان؟',
    delete: 'حذف',
  },
} satisfies NamespaceAccountTranslation

export default ar_account
