import type { Refusals } from './refusals.ts'

export const ordersRefusals = {
  order: [404, 'order', 'Order not found', 'الطلب غير موجود'],
  receipt: [
    404,
    'id',
    'This page is no longer there. Please open the receipt again.',
    'لم تعد هذه الصفحة متاحة. يرجى فتح الإيصال مرة أخرى.',
  ],
  'not on the way': [
    404,
    'delivery_man',
    'No courier is on the way with this order.',
    'لا يوجد مندوب في الطريق بهذا الطلب.',
  ],
  'not cancelable': [
    409,
    'order_status',
    'This order can no longer be canceled.',
    'لم يعد بالإمكان إلغاء هذا الطلب.',
  ],
  'not to price': [
    409,
    'order_status',
    'This order does not wait for its price.',
    'هذا الطلب لا ينتظر تحديد سعره.',
  ],
  'not failed': [
    409,
    'order_status',
    'The payment of this order has not failed.',
    'لم تفشل عملية الدفع لهذا الطلب.',
  ],
  'not to review': [
    409,
    'order_status',
    'Only what was delivered can be reviewed.',
    'يمكن تقييم ما تم تسليمه فقط.',
  ],
  reviewed: [409, 'review', 'You have reviewed this already.', 'لقد قيّمت هذا من قبل.'],
  'not delivered': [
    409,
    'order_status',
    'Only a delivered order can be refunded.',
    'لا يمكن استرداد سوى مبلغ طلب تم تسليمه.',
  ],
  'refund asked': [
    409,
    'refund',
    'You have asked for a refund of this order already.',
    'لقد طلبت استرداد مبلغ هذا الطلب من قبل.',
  ],
  'refund too late': [
    403,
    'refund',
    'A refund can be asked for within 24 hours after delivery.',
    'يمكن طلب استرداد المبلغ خلال 24 ساعة من التسليم.',
  ],
  'refund decided': [409, 'refund', 'This refund has been decided.', 'تم البت في طلب الاسترداد هذا.'],
} as const satisfies Refusals
