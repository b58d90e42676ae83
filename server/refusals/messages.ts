import type { Refusals } from './refusals.ts'

export const messagesRefusals = {
  conversation_id: [404, 'conversation_id', 'This conversation does not exist.', 'هذه المحادثة غير موجودة.'],
  'talk to whom': [403, 'conversation_id', 'Please choose who to message.', 'يُرجى اختيار من تريد مراسلته.'],
  'which receiver': [
    403,
    'receiver_id',
    'Please choose a store or a courier.',
    'يُرجى اختيار متجر أو مندوب توصيل.',
  ],
  receiver_id: [404, 'receiver_id', 'This recipient does not exist.', 'هذا المستلم غير موجود.'],
  'receiver gone': [
    403,
    'receiver_id',
    'You can no longer message this recipient.',
    'لم يعد بإمكانك مراسلة هذا المستلم.',
  ],
  notification: [404, 'id', 'This notification does not exist.', 'هذا الإشعار غير موجود.'],
  'nothing to send': [
    403,
    'message',
    'Please write something or choose a picture.',
    'يُرجى كتابة رسالة أو اختيار صورة.',
  ],
} as const satisfies Refusals
