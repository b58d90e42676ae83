import type { Translation } from '../i18n-types.ts'

const ar = {
  actions: {
    save: 'حفظ',
    cancel: 'إلغاء',
    close: 'إغلاق',
    retry: 'حاول مرة أخرى',
    yes: 'نعم',
    remove: 'إزالة',
    undo: 'تراجع',
    more: 'عرض المزيد',
    less: 'عرض أقل',
    viewAll: 'عرض الكل',
    signIn: 'تسجيل الدخول',
  },
  confirm: { title: 'هل تؤكد هذا الطلب؟' },
  parts: {
    skipToContent: 'انتقل إلى المحتوى',
    required: 'مطلوب',
    loading: 'جارٍ التحميل',
    country: 'الدولة',
    phonePlaceholder: 'أدخل رقم الهاتف',
    increase: 'زيادة الكمية',
    decrease: 'تقليل الكمية',
    quantity: 'الكمية: {count}',
    rating: 'التقييم {rating} من 5',
    was: 'السعر السابق: {price}',
    previousSlide: 'الشريحة السابقة',
    nextSlide: 'الشريحة التالية',
    notifications: 'الإشعارات',
    clearText: 'مسح النص',
  },
  languages: { en: 'English', ar: 'العربية' },
  problems: {
    unreachable: { title: 'تعذّر الاتصال الآن', note: 'تحقّق من اتصالك وحاول مرة أخرى. سلتك محفوظة.' },
    failed: { title: 'حدث خطأ ما', note: 'سلتك وكل ما أدخلته محفوظ.' },
  },
  counts: {
    results: '{{count: لا نتائج|نتيجة واحدة|نتيجتان|?? نتائج|?? نتيجة|?? نتيجة}}',
  },
} satisfies Translation

export default ar
