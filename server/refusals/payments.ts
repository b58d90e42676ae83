import type { Refusals } from './refusals.ts'

export const paymentsRefusals = {
  method_id: [
    403,
    'method_id',
    'Please choose one of the ways to transfer.',
    'يرجى اختيار إحدى طرق التحويل.',
  ],
  method_informations: [
    403,
    'method_informations',
    'Please fill in what is asked of this transfer, and nothing else.',
    'يرجى تعبئة المطلوب عن هذا التحويل فقط.',
  ],
  callback: [
    403,
    'callback',
    'The way back has to be a page of this shop.',
    'يجب أن تكون وجهة العودة صفحة من هذا المتجر.',
  ],
  'nothing to pay': [
    409,
    'order_status',
    'There is nothing to pay for this order.',
    'لا يوجد ما يُدفع لهذا الطلب.',
  ],
  'payment under way': [409, 'payment_status', 'Your payment is being confirmed.', 'جارٍ تأكيد عملية الدفع.'],
  signature: [403, 'signature', 'This message is not signed.', 'هذه الرسالة غير موقعة.'],
  'sandbox answer': [
    403,
    'answer',
    'The sandbox has no such answer.',
    'لا توجد إجابة كهذه في بيئة الاختبار.',
  ],
} as const satisfies Refusals
