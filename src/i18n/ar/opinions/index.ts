import type { NamespaceOpinionsTranslation } from '../../i18n-types.ts'

const ar_opinions = {
  title: 'ماذا يقول العملاء',
  of: 'تقييمات {name}',
  ratings: 'من {{count: لا تقييمات|تقييم واحد|تقييمين|?? تقييمات|?? تقييمًا|?? تقييم}}',
  none: 'لا توجد تقييمات بعد.',
  more: 'مزيد من التقييمات',
  moreFailed: 'تعذّر تحميل مزيد من التقييمات.',
  shown: 'المعروض: {{count: لا تقييمات|تقييم واحد|تقييمان|?? تقييمات|?? تقييمًا|?? تقييم}}',
  answerOf: 'رد {store}',
  pictures: 'صور من {name}',
  picture: 'صورة {number}',
  fromOrder: 'من طلب تم توصيله',
  edited: 'معدَّل',
  translated: 'مترجَم',
  showOriginal: 'عرض النص الأصلي',
  showTranslation: 'عرض الترجمة',
  former: 'عميل سابق',
  policy: 'كيف تعمل التقييمات',
  report: {
    open: 'إبلاغ',
    of: 'الإبلاغ عن تقييم {name}',
    title: 'الإبلاغ عن هذا التقييم',
    why: 'ما المشكلة فيه؟',
    reasons: {
      offensive: 'فيه إساءة أو كراهية',
      personal_data: 'يكشف بيانات شخصية',
      advertisement: 'إعلان',
      untrue: 'غير صحيح',
      other: 'سبب آخر',
    },
    note: 'أخبرنا بالمزيد (اختياري)',
    missing: 'اختر سببًا',
    failed: 'تعذّر إرسال بلاغك. حاول مرة أخرى.',
    send: 'إرسال البلاغ',
    thanks: 'شكرًا على بلاغك',
    thanksNote: 'سيراجع فريقنا هذا التقييم، ويبقى ظاهرًا حتى يتخذ قراره.',
  },
} satisfies NamespaceOpinionsTranslation

export default ar_opinions
