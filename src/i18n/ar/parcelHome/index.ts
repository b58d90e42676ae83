import type { NamespaceParcelHomeTranslation } from '../../i18n-types.ts'

const ar_parcelHome = {
  title: 'أين طردي؟',
  note: 'تتبّع طردًا في الطريق. ولإرسال طرد، تواصل معنا.',
  everything: 'نوصّل كل شيء',
  whyChoose: 'لماذا {name}؟',
  easiest: 'أسهل طريقة للحصول على الخدمات',
  watch: 'شاهد الفيديو',
} satisfies NamespaceParcelHomeTranslation

export default ar_parcelHome
