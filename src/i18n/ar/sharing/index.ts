import type { NamespaceSharingTranslation } from '../../i18n-types.ts'

const ar_sharing = {
  copied: 'تم نسخ الرابط',
  notShared: 'تعذّرت مشاركة الرابط أو نسخه.',
  stop: 'إيقاف المشاركة',
  off: 'المشاركة متوقفة.',
  order: {
    title: 'شارك هذا الطلب',
    note: 'أرسل رابطًا إلى من ينتظر هذا الطلب. يعرض الرابط حالة الطلب، ولا يعرض اسمك أو رقم هاتفك أو عنوانك أو محتوى الطلب أو الدفع.',
    get: 'إنشاء رابط',
    send: 'إرسال الرابط',
    email: 'إرسال بالبريد الإلكتروني',
    until: 'رابطك جاهز، ويعمل حتى {time}.',
    earlier: 'شاركت هذا الطلب، وتعمل روابطك حتى {time}.',
  },
  parcel: {
    title: 'رابط لكل طرف',
    note: 'يرى المستلم موعد وصول المندوب ورمز التسليم، ويرى من يسلّم الطرد موعد أخذه. لا يرى أي منهما رقم هاتف الآخر أو عنوانه.',
    get: 'إنشاء الرابطين',
    sendTo: 'إرسال إلى {name}',
    until: 'الرابطان جاهزان، ويعملان حتى {time}.',
    earlier: 'شاركت هذا الطرد. تعمل روابطك حتى {time}.',
  },
} satisfies NamespaceSharingTranslation

export default ar_sharing
