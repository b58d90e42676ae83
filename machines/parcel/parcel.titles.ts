import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Send a parcel', 'إرسال طرد'],
  states: {
    drafting: ['Filling in the parcel', 'تعبئة بيانات الطرد'],
    'drafting.open': ['Ready to order the parcel', 'يمكن إرسال الطرد'],
    'drafting.changed': ['Showing the new total', 'عرض الإجمالي الجديد'],
    'drafting.lapsed': ['Price expired', 'انتهت صلاحية السعر'],
    decidingPress: ['Checking that the parcel is complete', 'التحقق من اكتمال بيانات الطرد'],
    agreeing: ['Confirming the total', 'تأكيد الإجمالي'],
    decidingPayment: ['Checking the way to pay', 'التحقق من طريقة الدفع'],
    sending: ['Sending the order', 'جارٍ إرسال الطلب'],
    placed: ['Parcel ordered', 'تم طلب إرسال الطرد'],
    placedUnpaid: ['Parcel ordered, payment due', 'طُلب إرسال الطرد وبقي الدفع'],
    placedBefore: ['Parcel ordered by an earlier attempt', 'طُلب إرسال الطرد في محاولة سابقة'],
  },
  events: {
    'draft.change': ['The customer changes the parcel', 'يعدّل العميل بيانات الطرد'],
    'price.changed': ['The price changes', 'يتغيّر السعر'],
    'quote.renew': ['The customer updates the price', 'يحدّث العميل السعر'],
    'parcel.place': ['The customer orders the parcel', 'يطلب العميل إرسال الطرد'],
    'refused quoteOrder': ['An error stops the price calculation', 'يتوقف حساب السعر بسبب خطأ'],
    'refused keepDraft': ['An error stops the keeping of the draft', 'يتوقف حفظ المسودة بسبب خطأ'],
    'done agreeAmount': ['The check of the total ends', 'ينتهي تأكيد الإجمالي'],
    'refused agreeAmount': ['An error stops the check of the total', 'يتوقف تأكيد الإجمالي بسبب خطأ'],
    'done submitOrder': ['The sending of the order ends', 'ينتهي إرسال الطلب'],
    'refused submitOrder': ['An error stops the sending of the order', 'يتوقف إرسال الطلب بسبب خطأ'],
  },
}
