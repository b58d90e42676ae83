import type { Refusals } from './refusals.ts'

export const messagesRefusals = {
  conversation_id: [404, 'conversation_id', 'This conversation does not exist.', 'هذه المحادثة غير موجودة.'],
  'talk to whom': [403, 'conversation_id', 'Choose who to message.', 'اختر من تريد مراسلته.'],
  'which receiver': [403, 'receiver_id', 'Choose a store or a courier.', 'اختر متجرًا أو مندوب توصيل.'],
  receiver_id: [404, 'receiver_id', 'This recipient does not exist.', 'هذا المستلم غير موجود.'],
  'receiver gone': [
    403,
    'receiver_id',
    'You can no longer message this recipient.',
    'لم يعد بإمكانك مراسلة هذا المستلم.',
  ],
  notification: [404, 'id', 'This notification does not exist.', 'هذا الإشعار غير موجود.'],
  'nothing to send': [403, 'message', 'Write something or choose a picture.', 'اكتب رسالة أو اختر صورة.'],
} as const satisfies Refusals
