import type { NamespaceOrderPageTranslation } from '../../i18n-types.ts'

const ar_orderPage = {
  copy: 'انسخ رقم الطلب',
  copied: 'تم النسخ',
  actions: 'ما يمكنك فعله الآن',
  review: 'تقييم الطلب',
  placedAt: 'طُلب في {time}',
  plannedFor: 'موعده {time}',
  delivery: {
    title: 'التوصيل',
    titleCollect: 'استلام الطلب',
    titleParcel: 'الطرد',
    store: 'المتجر',
    sender: 'الاستلام من',
    receiver: 'التوصيل إلى',
    collector: 'يستلمه',
    house: 'منزل {house}',
    floor: 'طابق {floor}',
    note: 'ملاحظة على الطلب',
    instruction: 'تعليمات التوصيل',
    unavailable: 'إذا لم يتوفر منتج',
    cutlery: 'أدوات المائدة',
    withCutlery: 'أرفقوا أدوات المائدة من فضلكم',
  },
  pictures: {
    title: 'الصور',
    prescription: 'الوصفة الطبية، الصورة {number}',
    enlarge: 'تكبير: {name}',
    transfer: 'إثبات التحويل',
    refund: 'طلب الاسترداد، الصورة {number}',
    failed: 'تعذّر تحميل صور الوصفة الطبية.',
  },
  contact: {
    title: 'هل تحتاج مساعدة؟',
    note: 'احتفظ برقم الطلب عند التواصل.',
    store: 'المتجر',
    support: 'خدمة العملاء',
    chatWith: 'محادثة مع {name}',
    callName: 'اتصل بـ{name}',
    writeTo: 'أرسل بريدًا إلى {name}',
  },
} satisfies NamespaceOrderPageTranslation

export default ar_orderPage
