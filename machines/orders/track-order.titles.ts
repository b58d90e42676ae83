import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Track an order', 'تتبّع الطلب'],
  states: {
    following: ['Following the order', 'متابعة الطلب'],
    'following.decidingNext': ['Checking for the last status', 'التحقق من بلوغ الحالة الأخيرة'],
    'following.waiting': ['Waiting for the next check', 'انتظار التحقق التالي'],
    'following.asking': ['Checking the order', 'جارٍ التحقق من الطلب'],
    'following.backingOff': ['Pausing after a failed check', 'الانتظار بعد تعذّر التحقق'],
    paused: ['Page hidden', 'الصفحة مخفية'],
    delivered: ['Order delivered', 'وصل الطلب'],
    ended: ['Order canceled, failed or refunded', 'أُلغي الطلب أو تعذّر أو أُعيد مبلغه'],
    notFound: ['Order no longer found', 'لم يعد الطلب موجودًا'],
  },
  events: {
    'order.news': ['An update of the order arrives', 'يصل تحديث عن الطلب'],
    'page.hidden': ['The page is hidden', 'تُخفى الصفحة'],
    'page.shown': ['The page is shown again', 'تظهر الصفحة من جديد'],
    'track.retry': ['The customer checks again', 'يتحقق العميل مرة أخرى'],
    'after pollInterval': ['Ten seconds pass', 'تمر عشر ثوانٍ'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done trackOrder': ['The order data arrives', 'تصل بيانات الطلب'],
    'refused trackOrder': ['Checking the order fails', 'يفشل التحقق من الطلب'],
  },
}
