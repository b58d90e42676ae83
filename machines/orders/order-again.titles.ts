import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Order again', 'طلب المنتجات مجددًا'],
  states: {
    reading: ['Checking the items of the order', 'جارٍ التحقق من منتجات الطلب'],
    locationMissing: ['No location chosen', 'لم يُحدَّد الموقع'],
    failed: ['The items could not be checked', 'تعذّر التحقق من المنتجات'],
    nothingLeft: ['Nothing to add to the cart', 'لا شيء لإضافته إلى السلة'],
    reviewing: ['Reviewing the changes', 'مراجعة التغييرات'],
    confirmingClear: ['Confirming a new cart', 'تأكيد بدء سلة جديدة'],
    adding: ['Adding the items to the cart', 'جارٍ إضافة المنتجات إلى السلة'],
    waiting: ['Waiting for an earlier request', 'انتظار نتيجة محاولة سابقة'],
    unanswered: ['No answer from the server', 'لا رد من الخادم'],
    added: ['Items added to the cart', 'أُضيفت المنتجات إلى السلة'],
    leftUnanswered: ['Left without an answer', 'المغادرة دون رد'],
    closed: ['Left without adding items', 'المغادرة دون إضافة منتجات'],
  },
  events: {
    'again.add': ['The customer adds the items', 'يضيف العميل المنتجات'],
    'again.retry': ['The customer tries again', 'يحاول العميل مرة أخرى'],
    'again.close': ['The customer leaves', 'يغادر العميل'],
    'clear.accept': ['The customer agrees to clear the cart', 'يوافق العميل على إفراغ السلة'],
    'clear.decline': ['The customer declines to clear the cart', 'يرفض العميل إفراغ السلة'],
    'after stillRunningPause': ['The pause that the server asked for ends', 'تنتهي الفترة التي طلبها الخادم'],
    'done previewOrderAgain': ['The check of the items ends', 'ينتهي التحقق من المنتجات'],
    'refused previewOrderAgain': ['The check of the items fails', 'يفشل التحقق من المنتجات'],
    'done orderAgain': ['The server adds the available items', 'يضيف الخادم المنتجات المتوفرة'],
    'refused orderAgain': ['Adding the items fails', 'تفشل إضافة المنتجات'],
  },
}
