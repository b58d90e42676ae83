import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Add money to the wallet', 'إضافة رصيد إلى المحفظة'],
  states: {
    editing: ['Entering the amount', 'إدخال المبلغ'],
    'editing.fresh': ['No error on the amount', 'لا خطأ في المبلغ'],
    'editing.invalid': ['Invalid amount', 'المبلغ غير صحيح'],
    'editing.refused': ['The server refused the amount', 'رفض الخادم المبلغ'],
    'editing.failed': ['The payment page did not open', 'لم تُفتح صفحة الدفع'],
    makingKey: ['Making a key for the payment', 'جارٍ إنشاء مفتاح للدفعة'],
    submitting: ['Starting the payment', 'جارٍ بدء عملية الدفع'],
    leaving: ['Going to the gateway', 'الانتقال إلى صفحة الدفع'],
  },
  events: {
    'amount.change': ['The customer changes the amount', 'يغيّر العميل المبلغ'],
    'form.submit': ['The customer continues to payment', 'يتابع العميل إلى الدفع'],
    'done newFundKey': ['The browser makes the payment key', 'ينشئ المتصفح مفتاح الدفعة'],
    'refused newFundKey': ['The browser cannot make a payment key', 'يتعذّر على المتصفح إنشاء مفتاح الدفعة'],
    'done addFund': ['The server starts the payment', 'يبدأ الخادم عملية الدفع'],
    'refused addFund': ['The payment fails to start', 'يتعذّر بدء عملية الدفع'],
    'done openGateway': ['The customer comes back from the gateway', 'يعود العميل من صفحة الدفع'],
    'refused openGateway': ['The gateway page fails to open', 'يتعذّر فتح صفحة الدفع'],
  },
}
