import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Find an order after a lost reply', 'العثور على طلب ضاع رده'],
  states: {
    asking: ['Looking for the order', 'البحث عن الطلب'],
    waiting: ['Waiting while the server places the order', 'انتظار تسجيل الطلب لدى الخادم'],
    unanswered: ['No answer from the server', 'لا رد من الخادم'],
    takingKey: ['Checking whether the customer was told', 'التحقق من إبلاغ العميل من قبل'],
    found: ['Order found', 'عُثر على الطلب'],
    nothing: ['Nothing to tell', 'لا شيء لإبلاغ العميل به'],
  },
  events: {
    'after stillRunningPause': ['The pause that the server asked for ends', 'تنتهي الفترة التي طلبها الخادم'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done findPlacedOrder': ['The server finds the order', 'يعثر الخادم على الطلب'],
    'refused findPlacedOrder': ['The search for the order fails', 'يفشل البحث عن الطلب'],
    'done takeOrderKey': ['The check of the order key ends', 'ينتهي التحقق من مفتاح الطلب'],
    'refused takeOrderKey': ['The check of the order key fails', 'يفشل التحقق من مفتاح الطلب'],
  },
}
