import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Check that the money arrived', 'التحقّق من وصول الرصيد'],
  states: {
    asking: ['Checking the transactions', 'جارٍ فحص المعاملات'],
    deciding: ['Deciding whether to check again', 'النظر في تحقّق آخر'],
    waiting: ['Waiting for the payment', 'بانتظار تأكيد الدفعة'],
    pending: ['Payment not confirmed yet', 'لم تُؤكَّد الدفعة بعد'],
    unpaid: ['The gateway reports no payment', 'لم تتم الدفعة بحسب مزوّد الدفع'],
    'unpaid.decidingNext': ['Deciding whether to look again', 'النظر في بحث آخر'],
    'unpaid.pausing': ['Pausing before another look', 'انتظار قبل البحث التالي'],
    'unpaid.looking': ['Looking for the money again', 'جارٍ البحث عن المبلغ مجددًا'],
    'unpaid.resting': ['No money after half a minute', 'لم يصل المبلغ خلال نصف دقيقة'],
    arrived: ['Money in the wallet', 'أُضيف المبلغ إلى المحفظة'],
    closed: ['Notice closed', 'أُغلق التنبيه'],
  },
  events: {
    'done listWalletTransactions': ['The transactions arrive', 'تصل المعاملات'],
    'refused listWalletTransactions': ['The transactions fail to load', 'يفشل تحميل المعاملات'],
    'after pollPause': ['The pause before the next check ends', 'تنتهي فترة الانتظار قبل التحقّق'],
    'look.again': ['The customer checks again', 'يتحقّق العميل مرة أخرى'],
    'notice.close': ['The customer closes the notice', 'يغلق العميل التنبيه'],
  },
}
