import type { NamespaceAddressFormTranslation } from '../../i18n-types.ts'

const ar_addressForm = {
  title: { new: 'إضافة عنوان جديد', saved: 'تعديل العنوان', guest: 'عنوان التوصيل' },
  pin: 'ضع الدبوس عند الباب',
  looking: 'جارٍ تحديد العنوان…',
  outside: 'لا نوصّل إلى هذا الموقع. حرّك الخريطة إلى شارع آخر.',
  notLocated: 'تعذّر تحديد عنوان هذا الموقع.',
  label: 'تسمية العنوان',
  kinds: { home: 'المنزل', office: 'المكتب', other: 'آخر' },
  ownLabel: 'تسمية خاصة بك',
  ownLabelHint: 'مثلًا: بيت جدتي، النادي، القارب',
  address: 'العنوان',
  road: 'رقم الشارع',
  house: 'رقم المنزل',
  floor: 'الطابق',
  name: 'اسم المستلم',
  phone: 'رقم هاتف المستلم',
  email: 'بريد المستلم الإلكتروني',
  additional: 'معلومات إضافية',
  deliverHere: 'التوصيل إلى هنا',
  invalidPhone: 'أدخل رقم هاتف صحيحًا',
  missing: { address: 'العنوان مطلوب', name: 'الاسم مطلوب', phone: 'رقم الهاتف مطلوب' },
} satisfies NamespaceAddressFormTranslation

export default ar_addressForm
