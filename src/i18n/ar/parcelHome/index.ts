import type { NamespaceParcelHomeTranslation } from '../../i18n-types.ts'

const ar_parcelHome = {
  title: 'أين طردي؟',
  note: 'ابحث عنه برقم الطلب ورقم الهاتف. وإن واجهتك مشكلة، فتواصل معنا.',
  everything: 'نوصّل كل شيء',
  whyChoose: 'لماذا {name}؟',
  easiest: 'أسهل طريقة للحصول على الخدمات',
  watch: 'شاهد الفيديو',
} satisfies NamespaceParcelHomeTranslation

export default ar_parcelHome
