import type { Refusals } from './refusals.ts'

export const walletRefusals = {
  'wallet off': [403, 'wallet', 'The wallet is not available.', 'المحفظة غير متاحة.'],
  amount: [403, 'amount', 'Enter an amount.', 'أدخل مبلغًا.'],
  'wallet too small': [
    403,
    'payment_method',
    'Your wallet balance is too low.',
    'لا يوجد رصيد كافٍ في محفظتك.',
  ],
  'wallet empty': [403, 'partial_payment', 'Your wallet is empty.', 'لا يوجد رصيد في محفظتك.'],
  'wallet covers all': [
    403,
    'partial_payment',
    'Your wallet covers the whole order. Pay from it.',
    'رصيد محفظتك يغطي الطلب كاملًا. ادفع منها.',
  ],
  'not divisible': [
    403,
    'partial_payment',
    "This order can't be split between payment methods.",
    'لا يمكن تقسيم دفع هذا الطلب.',
  ],
  'points off': [403, 'loyalty_point', 'Loyalty points are not available.', 'نقاط الولاء غير متاحة.'],
  'points too few': [403, 'point', "You don't have that many points.", 'ليس لديك هذا العدد من النقاط.'],
} as const satisfies Refusals
