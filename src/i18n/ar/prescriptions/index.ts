import type { NamespacePrescriptionsTranslation } from '../../i18n-types.ts'

const ar_prescriptions = {
  way: {
    title: 'اطلب بوصفة طبية',
    note: 'أرسل صورة الوصفة، ويخبرك الصيدلي بالسعر أولًا.',
  },
  title: 'الوصفة الطبية',
  neededFor: 'مطلوبة من أجل {items}.',
  hint: 'أضف حتى 3 صور واضحة تُظهر الصفحة كاملة. لا يراها أحد سوى الصيدلية.',
  add: 'اختيار الصور',
  takePhoto: 'التقاط صورة',
  list: 'صور وصفتك الطبية',
  picture: 'الصورة {number} من وصفتك الطبية',
  remove: 'حذف الصورة {number}',
  added: 'أُضيفت {count} من {{most:لا صور|صورة واحدة|صورتين|?? صور|?? صورة|?? صورة}}',
  uploading: 'جارٍ الرفع…',
  waiting: 'بانتظار الرفع…',
  retry: 'إعادة رفع {name}',
  dismiss: 'حذف {name}',
  tooMany: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  copies: 'تُركت هذه الصور لأنك اخترتها مرتين: {names}.',
  notPictures: 'اختر صورة: jpg أو png أو gif أو webp.',
  tooLarge: 'حجم الصورة كبير جدًا. اختر صورة أصغر.',
  unread: 'تعذّر تحميل صورك.',
  order: {
    choose: 'اختر صيدلية',
    chooseNote: 'يقرأ الصيدلي وصفتك ويخبرك بالسعر.',
    none: 'لا توجد صيدلية تستقبل الوصفات هنا',
    noneNote: 'جرّب موقعًا آخر.',
    notTaken: 'لا تستقبل هذه الصيدلية الوصفات عبر الإنترنت',
    notTakenNote: 'اختر صيدلية أخرى لوصفتك.',
    another: 'اختيار صيدلية أخرى',
  },
} satisfies NamespacePrescriptionsTranslation

export default ar_prescriptions
