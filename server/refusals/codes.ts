import type { Refusals } from './refusals.ts'

export const codesRefusals = {
  otp: [403, 'otp', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  reset_token: [403, 'reset_token', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  code: [403, 'code', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  session: [
    403,
    'session',
    'This code can no longer be used. Get another code.',
    'لم يعد هذا الرمز صالحًا. اطلب رمزًا آخر.',
  ],
  verification_method: [
    403,
    'verification_method',
    'We cannot send a code there. Choose another way.',
    'لا يمكننا إرسال رمز إلى هناك. اختر طريقة أخرى.',
  ],
  token: [
    403,
    'token',
    'This sign-in could not be confirmed. Try again.',
    'تعذّر تأكيد تسجيل الدخول. حاول مرة أخرى.',
  ],
  medium: [403, 'medium', 'This way to sign in is not offered.', 'طريقة تسجيل الدخول هذه غير متاحة.'],
  'no firebase': [
    403,
    'firebase',
    'This shop does not verify by Firebase.',
    'هذا المتجر لا يستخدم Firebase للتحقق.',
  ],
  unavailable: [
    503,
    'unavailable',
    'This is not available right now. Try again.',
    'هذه الخدمة غير متاحة الآن. حاول مرة أخرى.',
  ],
} as const satisfies Refusals
