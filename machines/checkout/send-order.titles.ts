import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Send an order to the server', 'إرسال الطلب إلى الخادم'],
  states: {
    submitting: ['Sending the order', 'جارٍ إرسال الطلب'],
    rereading: ['Loading the items again', 'جارٍ تحديث المنتجات والأسعار'],
    placed: ['Order placed', 'تم إرسال الطلب'],
    placedUnpaid: ['Order placed, payment due', 'أُرسل الطلب وبقي الدفع'],
    placedBefore: ['Order placed by an earlier attempt', 'أُرسل الطلب في محاولة سابقة'],
    emptied: ['Nothing left to order', 'لم يبقَ شيء لطلبه'],
    givenUp: ['Customer stopped waiting', 'توقف العميل عن الانتظار'],
    reread: ['Order refused, items updated', 'رُفض الطلب وحُدّثت المنتجات'],
    refused: ['Order refused', 'رُفض الطلب'],
  },
  events: {
    'done submitOrder': ['The sending of the order ends', 'ينتهي إرسال الطلب'],
    'refused submitOrder': ['An error stops the sending of the order', 'يتوقف إرسال الطلب بسبب خطأ'],
    'done rereadGoods': ['The update of the items ends', 'ينتهي تحديث المنتجات'],
    'refused rereadGoods': ['An error stops the update of the items', 'يتوقف تحديث المنتجات بسبب خطأ'],
  },
}
