import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Use a coupon', 'استخدام قسيمة'],
  states: {
    decidingStart: ['Checking for an earlier coupon', 'التحقق من قسيمة سابقة'],
    empty: ['No coupon used', 'لا توجد قسيمة مستخدمة'],
    'empty.open': ['Ready for a code', 'بانتظار رمز القسيمة'],
    'empty.lapsed': ['Coupon refused with the order', 'رُفضت القسيمة مع الطلب'],
    checking: ['Checking the coupon', 'جارٍ التحقق من القسيمة'],
    applied: ['Coupon applied', 'طُبّقت القسيمة'],
    'applied.counting': ['Coupon lowers the total', 'القسيمة تخفّض الإجمالي'],
    'applied.suspended': ['Items below the minimum of the coupon', 'المنتجات دون الحد الأدنى للقسيمة'],
  },
  events: {
    'coupon.type': ['The customer types a code', 'يكتب العميل رمز القسيمة'],
    'coupon.apply': ['The customer applies the code', 'يطبّق العميل القسيمة'],
    'coupon.remove': ['The customer removes the coupon', 'يزيل العميل القسيمة'],
    'coupon.refused': ['The server refuses the coupon', 'يرفض الخادم القسيمة'],
    'draft.changed': ['The order draft changes', 'تتغيّر مسودة الطلب'],
    'done applyCoupon': ['The server accepts the code', 'يقبل الخادم القسيمة'],
    'refused applyCoupon': ['Checking the code fails', 'يفشل التحقق من القسيمة'],
  },
}
