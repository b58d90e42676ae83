import type { NamespaceGoodsTranslation } from '../../i18n-types.ts'

const ar_goods = {
  addToCart: 'أضف {name} إلى السلة',
  wish: 'أضف {name} إلى المفضلة',
  choose: 'اختر خيارات {name}',
  inCart: '{name} في السلة',
  from: 'يبدأ من',
  quickView: 'نظرة سريعة على {name}',
  off: 'خصم {discount}',
  recommended: 'نوصي به',
  organic: 'عضوي',
  halal: 'حلال',
  veg: 'نباتي',
  nonVeg: 'غير نباتي',
  outOfStock: 'نفدت الكمية',
  notAvailableNow: 'غير متوفر الآن',
  hours: '{from} – {to}',
  orderLater: 'يمكنك طلبه لوقت لاحق',
  closedNow: 'مغلق الآن',
  closedNowSmall: 'مغلق الآن',
  opensAt: 'يفتح الساعة {time}',
  freeDelivery: 'توصيل مجاني',
  deliveryFrom: 'التوصيل من {amount}',
  kilometres: '{distance} كم',
  minutes: '{range} د',
  featured: 'مميّز',
} satisfies NamespaceGoodsTranslation

export default ar_goods
