import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Cancel an order', 'إلغاء طلب'],
  states: {
    loading: ['Loading the reasons', 'جارٍ تحميل الأسباب'],
    failed: ['The reasons did not load', 'تعذّر تحميل الأسباب'],
    choosing: ['Choosing a reason', 'اختيار السبب'],
    sending: ['Canceling the order', 'جارٍ إلغاء الطلب'],
    agreeing: ['Agreeing to another fee', 'الموافقة على رسوم أخرى'],
    tooLate: ['Too late to cancel', 'فات أوان الإلغاء'],
    canceled: ['Order canceled', 'أُلغي الطلب'],
    kept: ['Order kept', 'بقي الطلب'],
  },
  events: {
    'reason.choose': ['The customer chooses a reason', 'يختار العميل سببًا'],
    'reasons.retry': ['The customer loads the reasons again', 'يعيد العميل تحميل الأسباب'],
    'cancel.submit': ['The customer cancels the order', 'يلغي العميل الطلب'],
    'cancel.close': ['The customer closes the dialog', 'يغلق العميل النافذة'],
    'done listCancellationReasons': ['The reasons arrive', 'تصل الأسباب'],
    'refused listCancellationReasons': ['The reasons fail to load', 'يفشل تحميل الأسباب'],
    'done cancelOrder': ['The server cancels the order', 'يلغي الخادم الطلب'],
    'refused cancelOrder': ['The server refuses to cancel', 'يرفض الخادم الإلغاء'],
  },
}
