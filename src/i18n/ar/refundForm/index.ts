import type { NamespaceRefundFormTranslation } from '../../i18n-types.ts'

const ar_refundForm = {
  title: 'طلب استرداد المبلغ',
  until: 'يمكنك تقديم الطلب حتى {time}.',
  scope: {
    label: 'ما الذي تريد استرداده؟',
    whole: 'الطلب كاملًا',
    wholeNote: 'كل الأصناف مع التوصيل والرسوم والإكرامية',
    items: 'بعض الأصناف',
    itemsNote: 'بالسعر الذي دفعته، من دون التوصيل والرسوم والإكرامية',
  },
  items: 'الأصناف المطلوب استردادها',
  pieces: '{count} من {most}',
  reason: 'ما المشكلة؟',
  note: 'أخبرنا بالتفاصيل',
  noteHint: 'الملاحظة أو الصورة تساعدنا على الرد أسرع.',
  pictures: {
    title: 'الصور',
    hint: 'حتى 3 صور توضح المشكلة.',
    takePhoto: 'التقط صورة',
    add: 'اختر صورًا',
    list: 'صور طلبك',
    picture: 'الصورة {number} من طلبك',
    remove: 'أزل الصورة {number}',
    added: 'أُضيفت {count} من {most} صور',
    tooMany: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
    notPictures: 'يُرجى اختيار صورة: jpg أو png أو gif أو webp.',
  },
  sum: {
    title: 'المبلغ المسترد',
    amount: 'تطلب استرداد',
    ways: {
      wallet: '{amount} إلى محفظتك',
      gateway: '{amount} إلى البطاقة أو الحساب الذي دفعت منه',
      transfer: '{amount} بتحويل بنكي',
      cash: '{amount} نقدًا',
    },
    way: '{way}، خلال {{days: أقل من يوم|يوم واحد|يومين|?? أيام|?? يومًا|?? يوم}}.',
    decides: 'تشمل هذه المدة يوم الرد على طلبك.',
    rewards: 'تُستعاد النقاط والاسترداد النقدي التي كسبتها منه.',
  },
  flaws: {
    items: 'اختر صنفًا واحدًا على الأقل.',
    free: 'هذه الأصناف مجانية، فلا يوجد مبلغ يُسترد.',
    reason: 'اختر المشكلة.',
  },
  failed: 'تعذّر إرسال طلبك. يمكنك المحاولة مرة أخرى بأمان.',
  send: 'أرسل الطلب',
  unread: 'تعذّر تحميل طلبك.',
  unlisted: 'تعذّر تحميل الأسباب.',
  closed: 'لا يمكن استرداد مبلغ هذا الطلب الآن',
  back: 'العودة إلى الطلب',
} satisfies NamespaceRefundFormTranslation

export default ar_refundForm
