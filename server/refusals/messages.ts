import type { Refusals } from './refusals.ts'

export const messagesRefusals = {
  conversation_id: [404, 'conversation_id', 'This conversation does not exist.', 'هذه المحادثة غير موجودة.'],
  'talk to whom': [
    403,
    'conversation_id',
    'Please choose whom to talk to.',
    'يرجى اختيار من تريد التحدث إليه.',
  ],
  'which receiver': [
    403,
    'receiver_id',
    'Please choose a store or a courier.',
    'يرجى اختيار متجر أو مندوب توصيل.',
  ],
  receiver_id: [404, 'receiver_id', 'There is nobody to talk to here.', 'لا يوجد من تتحدث إليه هنا.'],
  'receiver gone': [403, 'receiver_id', 'They can no longer be written to.', 'لم يعد بالإمكان مراسلتهم.'],
  'nothing to send': [
    403,
    'message',
    'Please write something or choose a picture.',
    'يرجى كتابة رسالة أو اختيار صورة.',
  ],
} as const satisfies Refusals
