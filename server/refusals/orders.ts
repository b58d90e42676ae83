import type { Refusals } from './refusals.ts'

export const ordersRefusals = {
  order: [404, 'order', 'Order not found', 'الطلب غير موجود'],
  receipt: [
    404,
    'id',
    'This link has expired. Please open the receipt again.',
    'انتهت صلاحية هذا الرابط. يُرجى فتح الإيصال مرة أخرى.',
  ],
  'nothing to undo': [404, 'idempotency_key', 'There is nothing to undo.', 'لا يوجد ما يمكن التراجع عنه.'],
  'cart changed': [
    409,
    'cart_changed',
    'Your cart has changed since, so it stays as it is.',
    'تغيّرت سلتك بعد ذلك، لذا ستبقى كما هي.',
  ],
  'not on the way': [
    404,
    'delivery_man',
    'No courier is on the way with this order.',
    'لا يوجد مندوب توصيل في الطريق بهذا الطلب.',
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
    'This order is not waiting for a price.',
    'هذا الطلب لا ينتظر تحديد سعره.',
  ],
  'awaits no money': [
    409,
    'order_status',
    'This order is not waiting for a payment.',
    'هذا الطلب لا ينتظر الدفع.',
  ],
  'not to review': [
    409,
    'order_status',
    'You can review an order after it is delivered.',
    'يمكنك تقييم الطلب بعد تسليمه.',
  ],
  reviewed: [409, 'review', 'You have already reviewed this.', 'لقد قيّمت هذا من قبل.'],
  'not reviewed': [404, 'review', 'You have not reviewed this yet.', 'لم تقيّم هذا بعد.'],
  'no review plan': [
    403,
    'review_plan',
    'this store is not having any review plan',
    'خطة هذا المتجر لا تشمل التقييمات',
  ],
  'too many review pictures': [
    403,
    'attachment',
    'Maximum 3 images can be send at a time.',
    'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  ],
  'review picture gone': [
    404,
    'kept',
    'A picture of this review is no longer here.',
    'لم تعد إحدى صور هذا التقييم موجودة.',
  ],
  'own review': [409, 'own_review', 'This is your own review.', 'هذا تقييمك أنت.'],
  reported: [409, 'review', 'You have already reported this review.', 'لقد أبلغت عن هذا التقييم من قبل.'],
  'not delivered': [
    409,
    'order_status',
    'Only a delivered order can be refunded.',
    'لا يمكن استرداد سوى مبلغ طلب تم تسليمه.',
  ],
  'refund asked': [
    409,
    'refund',
    'You have already asked for a refund of this order.',
    'لقد طلبت استرداد مبلغ هذا الطلب من قبل.',
  ],
  'refund too late': [
    403,
    'refund',
    'You can ask for a refund within 24 hours of delivery.',
    'يمكن طلب استرداد المبلغ خلال 24 ساعة من التسليم.',
  ],
  'refund decided': [409, 'refund', 'This refund has been decided.', 'تم البت في طلب الاسترداد هذا.'],
} as const satisfies Refusals
