import type { Refusals } from './refusals.ts'

export const walletRefusals = {
  'wallet off': [403, 'wallet', 'The wallet is not available.', 'المحفظة غير متاحة.'],
  amount: [403, 'amount', 'Please enter an amount.', 'يرجى إدخال مبلغ.'],
  'wallet too small': [
    403,
    'payment_method',
    'There is not enough money in your wallet.',
    'لا يوجد رصيد كافٍ في محفظتك.',
  ],
  'wallet empty': [403, 'partial_payment', 'There is no money in your wallet.', 'لا يوجد رصيد في محفظتك.'],
  'wallet covers all': [
    403,
    'partial_payment',
    'Your wallet covers the whole order. Please pay from it.',
    'رصيد محفظتك يغطي الطلب كاملًا. يرجى الدفع منها.',
  ],
  'not divisible': [
    403,
    'partial_payment',
    'This order cannot be paid in parts.',
    'لا يمكن دفع هذا الطلب على أجزاء.',
  ],
  'points off': [403, 'loyalty_point', 'Loyalty points are not available.', 'نقاط الولاء غير متاحة.'],
  'points too few': [403, 'point', 'You do not have that many points.', 'ليس لديك هذا العدد من النقاط.'],
} as const satisfies Refusals
