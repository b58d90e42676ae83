import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Ask the customer for a review', 'دعوة العميل إلى التقييم'],
  states: {
    page: ['The attention of the customer', 'انتباه العميل'],
    'page.covered': ['Checkout or a dialog open', 'إتمام الطلب أو نافذة مفتوحة'],
    'page.free': ['Nothing over the page', 'لا شيء يغطي الصفحة'],
    prompt: ['The question for a review', 'سؤال التقييم'],
    'prompt.asking': ['Looking for an order to review', 'البحث عن طلب لتقييمه'],
    'prompt.unread': ['No answer from the server', 'لا رد من الخادم'],
    'prompt.resting': ['No order to ask about', 'لا يوجد طلب للسؤال عنه'],
    'prompt.waiting': ['Waiting until nothing covers the page', 'الانتظار حتى تخلو الصفحة'],
    'prompt.shown': ['Asking the customer', 'سؤال العميل عن طلبه'],
    'prompt.canceling': ['Stopping the reminder', 'جارٍ إيقاف التذكير'],
    'prompt.uncanceled': ['Reminder not stopped yet', 'لم يتوقف التذكير بعد'],
  },
  events: {
    'page.cover': ['Checkout or a dialog opens', 'يُفتح إتمام الطلب أو نافذة'],
    'page.uncover': ['Checkout or the dialog closes', 'يُغلق إتمام الطلب أو النافذة'],
    'orders.changed': ['An order of the customer changes', 'يتغيّر أحد طلبات العميل'],
    'prompt.rate': ['The customer chooses to review', 'يختار العميل التقييم'],
    'prompt.close': ['The customer declines to review', 'يرفض العميل التقييم'],
    'prompt.answer': ['The customer answers in another tab', 'يجيب العميل في علامة تبويب أخرى'],
    'after retryPause': ['The pause before the retry ends', 'تنتهي فترة الانتظار قبل المحاولة'],
    'done getReviewReminder': ['The search for an order to review ends', 'ينتهي البحث عن طلب لتقييمه'],
    'refused getReviewReminder': ['The search for an order to review fails', 'يفشل البحث عن طلب لتقييمه'],
    'done cancelReviewReminder': ['The server stops the reminder', 'يوقف الخادم التذكير'],
    'refused cancelReviewReminder': ['Stopping the reminder fails', 'يفشل إيقاف التذكير'],
  },
}
