import type { Refusals } from './refusals.ts'

export const paymentsRefusals = {
  method_id: [403, 'method_id', 'Choose a transfer method.', 'اختر إحدى طرق التحويل.'],
  method_informations: [
    403,
    'method_informations',
    'Fill in the transfer details as shown.',
    'املأ بيانات التحويل المطلوبة كما هي.',
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
  'time to pay over': [
    403,
    'payment_time',
    'The time to pay this order ahead is over. Choose another way to pay, or order again.',
    'انتهت مهلة الدفع المسبق لهذا الطلب. اختر طريقة دفع أخرى أو اطلب من جديد.',
  ],
  'other amount': [
    409,
    'payment_amount',
    'The amount to pay has changed. Check it and pay again.',
    'تغيّر المبلغ المطلوب. راجعه ثم ادفع مرة أخرى.',
  ],
  'paid already': [409, 'paid', 'This order is already paid.', 'هذا الطلب مدفوع بالفعل.'],
  'cash zone': [
    403,
    'cash_zone',
    'Cash is not accepted in this area.',
    'الدفع نقدًا عند الاستلام غير متاح في هذه المنطقة.',
  ],
  'cash over limit': [
    403,
    'cash_limit',
    'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام',
  ],
  'receiver pays': [
    403,
    'receiver_pays',
    'When the receiver pays, only cash is accepted.',
    'إذا كان المستلم هو من يدفع فالدفع نقدًا فقط.',
  ],
  'wallet of guest': [403, 'wallet_guest', 'Sign in to pay from your wallet.', 'سجّل الدخول للدفع من محفظتك.'],
  'wallet balance': [403, 'wallet_balance', 'Your wallet balance is too low.', 'لا يوجد رصيد كافٍ في محفظتك.'],
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
