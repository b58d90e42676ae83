import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Report a review', 'الإبلاغ عن تقييم'],
  states: {
    writing: ['Writing the report', 'كتابة البلاغ'],
    'writing.fresh': ['Nothing refused in the report', 'لم يُرفض شيء في البلاغ'],
    'writing.missing': ['No reason chosen', 'لم يُختر سبب'],
    'writing.refused': ['Report refused', 'رُفض البلاغ'],
    'writing.failed': ['No answer to the report', 'لا رد على البلاغ'],
    sending: ['Sending the report', 'جارٍ إرسال البلاغ'],
    thanking: ['Thanking the customer', 'شكر العميل على البلاغ'],
    reported: ['Review reported', 'أُبلغ عن التقييم'],
    dismissed: ['Nothing reported', 'لم يُرسل أي بلاغ'],
  },
  events: {
    'reason.choose': ['The customer chooses a reason', 'يختار العميل سببًا'],
    'note.write': ['The customer writes a note', 'يكتب العميل ملاحظة'],
    'report.send': ['The customer sends the report', 'يرسل العميل البلاغ'],
    'report.close': ['The customer closes the dialog', 'يغلق العميل النافذة'],
    'done reportReview': ['The server takes the report', 'يسجّل الخادم البلاغ'],
    'refused reportReview': ['Sending the report fails', 'يفشل إرسال البلاغ'],
  },
}
