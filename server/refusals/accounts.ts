import type { Refusals } from './refusals.ts'

export const accountsRefusals = {
  'wrong password': [
    401,
    'auth-001',
    'The phone number or password is wrong.',
    'رقم الهاتف أو كلمة المرور غير صحيحة.',
  ],
  'account blocked': [403, 'auth-003', 'Your account has been blocked.', 'تم حظر حسابك.'],
  'account gone': [
    401,
    'auth-001',
    'Your account is inactive or Your token has been expired',
    'حسابك غير نشط أو انتهت صلاحية جلستك',
  ],
  'email taken': [403, 'email', 'The email is already taken.', 'البريد الإلكتروني مستخدم بالفعل.'],
  'email missing': [403, 'email', 'The email is required.', 'البريد الإلكتروني: هذا الحقل مطلوب.'],
  'email not joined': [
    403,
    'email',
    'An account has this email already. Please sign in with its password.',
    'يوجد حساب بهذا البريد الإلكتروني. يُرجى تسجيل الدخول بكلمة المرور.',
  ],
  'phone taken': [403, 'phone', 'The phone number is already taken.', 'رقم الهاتف مستخدم بالفعل.'],
  'phone wrong': [403, 'phone', 'The phone number is not valid.', 'رقم الهاتف غير صالح.'],
  'phone fixed': [403, 'phone', 'The phone number cannot be changed.', 'لا يمكن تغيير رقم الهاتف.'],
  'f_name missing': [403, 'f_name', 'The first name is required.', 'الاسم الأول: هذا الحقل مطلوب.'],
  'passwords differ': [
    403,
    'confirm_password',
    'The password confirmation does not match.',
    'تأكيد كلمة المرور غير مطابق.',
  ],
  'common password': [
    403,
    'password',
    'This password is easy to guess. Choose a less common one.',
    'كلمة المرور هذه سهلة التخمين. اختر كلمة أقل شيوعًا.',
  ],
  'personal password': [
    403,
    'password',
    'Choose a password without your name, phone number or email.',
    'اختر كلمة مرور لا تحتوي على اسمك أو رقم هاتفك أو بريدك الإلكتروني.',
  ],
  'no password': [
    403,
    'password',
    'Password can not be updated while you are logged in by using social logins.',
    'لا يمكن تحديث كلمة المرور عند تسجيل الدخول عبر حسابات التواصل الاجتماعي.',
  ],
  'not a picture': [
    403,
    'image',
    'Please choose a picture: jpg, png, gif or webp.',
    'يُرجى اختيار صورة بصيغة jpg أو png أو gif أو webp.',
  ],
  'order under way': [
    403,
    'on-going',
    'You have an order under way. Please wait until it is done.',
    'لديك طلب قيد التنفيذ. يُرجى الانتظار حتى يكتمل.',
  ],
  interest: [403, 'interest', 'Please choose categories of this module.', 'يُرجى اختيار فئات من هذا القسم.'],
  ref_code: [403, 'ref_code', 'This referral code is unknown.', 'رمز الإحالة غير معروف.'],
} as const satisfies Refusals
