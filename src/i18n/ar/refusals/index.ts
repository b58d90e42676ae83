import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

const ar_refusals = {
  noConnection: 'لا يوجد اتصال. لم يتغير شيء. يُرجى المحاولة مرة أخرى.',
  tooManyRequests: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا.',
  serverFailed: 'حدث خطأ من جهتنا. لم يتغير شيء. يُرجى المحاولة مرة أخرى.',
  outOfStock: 'نفدت الكمية',
  maximumQuantity: 'الحد الأقصى لطلب هذا المنتج هو {maximum}',
  variationRequired: 'لا يمكن ترك الخيار {name} دون تحديد.',
  variationBounds: 'يجب أن يكون عدد اختيارات {name} بين {min} و{max}.',
  variationOutOfStock: 'نفدت كمية هذا الخيار. اختر خيارًا آخر للمتابعة.',
  cashOnDeliveryLimit: 'يتجاوز إجمالي الطلب الحد الأقصى للدفع عند الاستلام',
  notAvailableNow: 'غير متوفر الآن',
  cashNotHere: 'الدفع عند الاستلام غير متاح في هذا العنوان',
  addressMissing: 'يُرجى إضافة عنوان التوصيل',
  contactMissing: 'يُرجى إدخال بيانات التواصل',
  paymentMissing: 'يُرجى اختيار طريقة الدفع',
  paymentNotHere: 'غير متاح في هذا العنوان',
  nothingToPay: 'لا يوجد مبلغ للدفع',
  walletEmpty: 'محفظتك فارغة',
  walletOfCustomers: 'سجّل الدخول للدفع من محفظتك',
  walletShort: 'رصيد محفظتك أقل من الإجمالي',
  walletCoversAll: 'سيُدفع الطلب كاملًا من محفظتك',
  prescriptionMissing: 'يُرجى رفع صورة الوصفة الطبية',
  prescriptionSending: 'ما زال رفع صورك جاريًا. يُرجى الانتظار لحظة.',
  couponMissing: 'أدخل رمز القسيمة',
  notServedHere: 'لا نوصّل إلى هذا الموقع بعد',
  couponMinimum: 'لاستخدام هذه القسيمة يجب ألا تقل قيمة المنتجات عن {amount}',
  sessionExpired: 'حسابك غير نشط أو انتهت صلاحية جلستك',
  loginRequired: 'يجب تسجيل الدخول للوصول إلى هذه الصفحة',
  notLoggedIn: 'لم تسجّل الدخول',
} satisfies NamespaceRefusalsTranslation

export default ar_refusals
