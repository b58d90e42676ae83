import type { NamespaceCartTranslation } from '../../i18n-types.ts'

const ar_cart = {
  title: 'سلة التسوق',
  empty: 'سلتك فارغة',
  emptyNote: 'تبقى المنتجات التي تضيفها هنا إلى أن تطلبها.',
  browse: 'ابدأ التسوق',
  from: 'من {store}',
  addStill: 'أضف المزيد',
  clear: 'إفراغ السلة',
  clearQuestion: 'هل تريد إزالة كل ما في السلة؟',
  clearStore:
    'لديك منتج من متجر آخر في السلة. إذا تابعت فستُزال كل المنتجات السابقة من السلة ويُضاف هذا المنتج.',
  clearStoreTitle: 'هل نبدأ سلة جديدة؟',
  clearStoreAccept: 'متابعة',
  needLocation: 'إلى أين نوصّل؟',
  needLocationNote: 'اختر موقع التوصيل لنضيف هذا المنتج إلى سلتك.',
  pickFromMap: 'اختر من الخريطة',
  notNow: 'ليس الآن',
  saving: 'توفّر {amount} في هذا الطلب',
  freeDeliveryMissing: 'أضف منتجات بقيمة {amount} لتحصل على توصيل مجاني',
  freeDeliveryReached: 'حصلت على تخفيض رسوم التوصيل',
  freeDelivery: 'التوصيل المجاني',
  subtotal: 'المجموع الفرعي',
  subtotalNote: 'تُضاف رسوم التوصيل والضرائب عند إتمام الطلب.',
  edit: 'تعديل {name}',
  remove: 'إزالة {name}',
  quantityOf: '{name}',
  addOns: 'الإضافات: {list}',
  unavailable: 'لا يمكننا عرض سلتك الآن',
  unavailableNote: 'منتجاتك محفوظة، وسنحفظ تغييراتك فور عودة الاتصال.',
  prescription: 'يتطلب وصفة طبية',
  prescriptionNote: 'ستضيف صورة وصفتك الطبية عند إتمام الطلب.',
} satisfies NamespaceCartTranslation

export default ar_cart
