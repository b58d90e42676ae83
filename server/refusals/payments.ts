import type { Refusals } from './refusals.ts'

export const paymentsRefusals = {
  method_id: [403, 'method_id', 'Please choose a transfer method.', 'يُرجى اختيار إحدى طرق التحويل.'],
  method_informations: [
    403,
    'method_informations',
    'Please fill in the transfer details as shown.',
    'يُرجى تعبئة بيانات التحويل المطلوبة كما هي.',
  ],
  callback: [
    403,
    'callback',
    'The return address must be a page of this shop.',
    'يجب أن يكون رابط العودة صفحة من هذا المتجر.',
  ],
  'nothing to pay': [
    409,
    'order_status',
    'There is nothing to pay for this order.',
    'لا يوجد ما يُدفع لهذا الطلب.',
  ],
  'payment under way': [409, 'payment_status', 'Your payment is being confirmed.', 'جارٍ تأكيد عملية الدفع.'],
  signature: [403, 'signature', 'This message is not signed.', 'هذه الرسالة غير موقعة.'],
  'unread message': [403, 'body', 'The message could not be read.', 'تعذّرت قراءة الرسالة.'],
  'sandbox answer': [
    403,
    'answer',
    'The sandbox does not know this response.',
    'لا توجد إجابة كهذه في بيئة الاختبار.',
  ],
} as const satisfies Refusals
