import type { NamespaceParcelHomeTranslation } from '../../i18n-types.ts'

const ar_parcelHome = {
  title: 'أين طردي؟',
  note: 'تابع ما في الطريق إليك. ولإرسال طرد، تواصل معنا.',
  everything: 'نوصّل كل شيء',
  whyChoose: 'لماذا {name}؟',
  easiest: 'أسهل طريق إلى الخدمة',
  watch: 'شاهد الفيديو',
} satisfies NamespaceParcelHomeTranslation

export default ar_parcelHome
