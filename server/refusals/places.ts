import type { Refusals } from './refusals.ts'

export const placesRefusals = {
  zoneId: [403, 'zoneId', 'Please choose your location first.', 'يرجى اختيار موقعك أولًا.'],
  moduleId: [403, 'moduleId', 'Please choose a module first.', 'يرجى اختيار القسم أولًا.'],
  'not found': [404, 'id', 'Not found.', 'غير موجود.'],
  'not served': [404, 'coordinates', 'We do not deliver to this place yet.', 'لا نوصل إلى هذا المكان بعد.'],
  'zone off': [
    403,
    'coordinates',
    'We do not deliver here at the moment.',
    'لا نوصل إلى هنا في الوقت الحالي.',
  ],
  'address outside': [
    403,
    'coordinates',
    'The address is outside all delivery zones.',
    'العنوان خارج جميع مناطق التوصيل.',
  ],
  'address too far': [
    403,
    'coordinates',
    'The address is outside the zone of the store.',
    'العنوان خارج منطقة المتجر.',
  ],
} as const satisfies Refusals
