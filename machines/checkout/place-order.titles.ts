import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Place an order', 'إرسال الطلب'],
  states: {
    decidingPress: ['Checking that the order is complete', 'التحقق من اكتمال الطلب'],
    agreeing: ['Confirming the total', 'تأكيد الإجمالي'],
    decidingPayment: ['Checking the way to pay', 'التحقق من طريقة الدفع'],
    submitting: ['Sending the order', 'جارٍ إرسال الطلب'],
    rereading: ['Loading the items again', 'جارٍ تحديث المنتجات والأسعار'],
    placed: ['Order placed', 'تم إرسال الطلب'],
    placedUnpaid: ['Order placed, payment due', 'أُرسل الطلب وبقي الدفع'],
    placedBefore: ['Order placed by an earlier attempt', 'أُرسل الطلب في محاولة سابقة'],
    givenUp: ['Customer stopped waiting', 'توقف العميل عن الانتظار'],
    reread: ['Order refused, items updated', 'رُفض الطلب وحُدّثت المنتجات'],
    refused: ['Order refused', 'رُفض الطلب'],
    incomplete: ['Order incomplete', 'الطلب غير مكتمل'],
    outside: ['No delivery to the address', 'التوصيل غير متاح إلى العنوان'],
    changed: ['Total changed', 'تغيّر الإجمالي'],
    impossible: ['No total without a fee or a price', 'لا إجمالي دون رسوم أو سعر'],
    reopened: ['Order changed, to be read over', 'تغيّر الطلب ويلزم مراجعته'],
    emptied: ['Nothing left to order', 'لم يبقَ شيء لطلبه'],
    failed: ['Stopped by an error', 'توقّف بسبب خطأ'],
  },
  events: {
    'draft.change': ['A part of the order changes', 'يتغيّر جزء من الطلب'],
    'done agreeAmount': ['The check of the total ends', 'ينتهي تأكيد الإجمالي'],
    'refused agreeAmount': ['An error stops the check of the total', 'يتوقف تأكيد الإجمالي بسبب خطأ'],
    'done submitOrder': ['The sending of the order ends', 'ينتهي إرسال الطلب'],
    'refused submitOrder': ['An error stops the sending of the order', 'يتوقف إرسال الطلب بسبب خطأ'],
    'done rereadGoods': ['The update of the items ends', 'ينتهي تحديث المنتجات'],
    'refused rereadGoods': ['An error stops the update of the items', 'يتوقف تحديث المنتجات بسبب خطأ'],
  },
}
