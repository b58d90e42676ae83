import type { Refusals } from './refusals.ts'

export const placesRefusals = {
  zoneId: [403, 'zoneId', 'Choose your location first.', 'اختر موقعك أولًا.'],
  moduleId: [403, 'moduleId', 'Choose a module first.', 'اختر القسم أولًا.'],
  'not found': [404, 'id', 'Not found.', 'غير موجود.'],
  'not served': [404, 'coordinates', "We don't deliver to this location yet.", 'لا نوصّل إلى هذا الموقع بعد.'],
  'zone off': [
    403,
    'coordinates',
    "We aren't delivering here at the moment.",
    'لا نوصّل إلى هنا في الوقت الحالي.',
  ],
  'address outside': [
    403,
    'coordinates',
    'The address is outside our delivery areas.',
    'العنوان خارج مناطق التوصيل لدينا.',
  ],
  'address too far': [
    403,
    'coordinates',
    "The address is outside the store's delivery area.",
    'العنوان خارج منطقة توصيل المتجر.',
  ],
} as const satisfies Refusals
