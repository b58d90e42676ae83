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
  former: 'عميل سابق',
  policy: 'كيف تعمل التقييمات',
} satisfies NamespaceOpinionsTranslation

export default ar_opinions
