import type { Text } from '#server/db/shapes.ts'
import type { CouponProblem } from '#server/rules/coupon.ts'
import { timeInWords } from '#server/rules/time-in-words.ts'
import { accountsRefusals } from './accounts.ts'
import { ApiError } from './api-error.ts'
import { cartRefusals } from './cart.ts'
import { checkoutRefusals } from './checkout.ts'
import { codesRefusals } from './codes.ts'
import { messagesRefusals } from './messages.ts'
import { ordersRefusals } from './orders.ts'
import { paymentsRefusals } from './payments.ts'
import { placesRefusals } from './places.ts'
import { walletRefusals } from './wallet.ts'
import { wishlistRefusals } from './wishlist.ts'

/** Refusals whose words do not depend on anything; `throw refuse('cart_item')`. */
export const refuse = (what: keyof typeof plain): ApiError => {
  const [status, code, en, ar] = plain[what]
  return refusal(status, code, { en, ar }, mayRepeat[what])
}

/** What the same request may succeed with in some seconds. */
const mayRepeat: { [What in keyof typeof plain]?: { 'retry-after': string } } = {
  'still running': { 'retry-after': '1' },
  unavailable: { 'retry-after': '5' },
}

const refusal = (status: number, code: string, message: Text, headers: Record<string, string> = {}) =>
  new ApiError(status, { code, message }, headers)

const plain = {
  ...placesRefusals,
  ...cartRefusals,
  ...accountsRefusals,
  ...codesRefusals,
  ...messagesRefusals,
  ...walletRefusals,
  ...wishlistRefusals,
  ...checkoutRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
}

/** Refusals that name something: the words around a value in both languages. */
export const refuseFor = {
  codes: (seconds: number) =>
    refusal(
      405,
      'otp_block_time',
      {
        en: `Wait ${timeInWords(seconds).en} and ask for a new code.`,
        ar: `انتظر ${timeInWords(seconds).ar} ثم اطلب رمزًا جديدًا.`,
      },
      { 'retry-after': String(seconds) },
    ),
  tooManyCodes: (seconds: number) =>
    refusal(
      405,
      'otp_block_time',
      {
        en: `Too many codes were requested or tried. Wait ${timeInWords(seconds).en}, then ask for a new one.`,
        ar: `طُلبت أو جُرّبت رموز كثيرة. انتظر ${timeInWords(seconds).ar}، ثم اطلب رمزًا جديدًا.`,
      },
      { 'retry-after': String(seconds) },
    ),
  triesOfCode: (seconds: number) =>
    refusal(
      405,
      'otp_block_time',
      {
        en: `Too many wrong tries. Ask for a new code in ${timeInWords(seconds).en}.`,
        ar: `محاولات خاطئة كثيرة. اطلب رمزًا جديدًا بعد ${timeInWords(seconds).ar}.`,
      },
      { 'retry-after': String(seconds) },
    ),
  codesOfStrangers: (seconds: number) =>
    refusal(
      405,
      'otp_block_time',
      {
        en: `Too many codes were requested or tried. Wait ${timeInWords(seconds).en}, or use a device that you have signed in on before.`,
        ar: `طُلبت أو جُرّبت رموز كثيرة. انتظر ${timeInWords(seconds).ar}، أو استخدم جهازًا سبق أن سجّلت الدخول منه.`,
      },
      { 'retry-after': String(seconds) },
    ),
  loginTries: (seconds: number) =>
    refusal(
      429,
      'too_many_requests',
      {
        en: 'Too many attempts. Wait a few minutes, or set a new password by a code.',
        ar: 'محاولات كثيرة جدًا. انتظر بضع دقائق، أو عيّن كلمة مرور جديدة برمز.',
      },
      { 'retry-after': String(seconds) },
    ),
  couponGuesses: (seconds: number) =>
    refusal(
      429,
      'too_many_requests',
      {
        en: 'Too many unknown coupons. Try again later.',
        ar: 'قسائم غير معروفة كثيرة جدًا. حاول مرة أخرى لاحقًا.',
      },
      { 'retry-after': String(seconds) },
    ),
  subscriptions: (seconds: number) =>
    refusal(
      429,
      'too_many_requests',
      {
        en: 'Too many subscriptions. Try again later.',
        ar: 'طلبات اشتراك كثيرة جدًا. حاول مرة أخرى لاحقًا.',
      },
      { 'retry-after': String(seconds) },
    ),
  orderMisses: (seconds: number) =>
    refusal(
      429,
      'too_many_requests',
      {
        en: 'Too many wrong order numbers or contacts. Try again later.',
        ar: 'أرقام طلبات أو بيانات تواصل خاطئة كثيرة جدًا. حاول مرة أخرى لاحقًا.',
      },
      { 'retry-after': String(seconds) },
    ),
  limit: (maximum: number) =>
    refusal(403, 'cart_item_limit', {
      en: `You can order up to ${maximum} of this item.`,
      ar: `لا يمكن طلب أكثر من ${maximum} من هذا المنتج في الطلب الواحد.`,
    }),
  reviewTime: (days: number) =>
    refusal(403, 'review', {
      en: `A review can be changed for ${days} days.`,
      ar: `يمكن تعديل التقييم خلال ${days} يومًا من كتابته.`,
    }),
  pointMinimum: (minimum: number) =>
    refusal(403, 'point', {
      en: `Convert at least ${minimum} points at a time.`,
      ar: `يمكن تحويل ${minimum} نقطة على الأقل في كل مرة.`,
    }),
  stock: (item: Text, left: number) =>
    refusal(
      403,
      'stock',
      left > 0
        ? { en: `Only ${left} of ${item.en} left.`, ar: `لم يتبقَّ سوى ${left} من ${item.ar}.` }
        : { en: `${item.en} is out of stock.`, ar: `${item.ar} غير متوفر حاليًا.` },
    ),
  unpaidPieces: (item: Text, most: number) =>
    refusal(403, 'unpaid_pieces', {
      en: `We can hold up to ${most} of ${item.en} until you pay. Order fewer, or choose another way to pay.`,
      ar: `يمكننا حجز ${most} من ${item.ar} كحد أقصى إلى أن تدفع. قلّل الكمية أو اختر طريقة دفع أخرى.`,
    }),
  unpaidTotal: (most: number) =>
    refusal(403, 'unpaid_pieces', {
      en: `We can hold up to ${most} pieces until you pay. Order fewer, or choose another way to pay.`,
      ar: `الحد الأقصى للقطع التي نحجزها إلى أن تدفع هو ${most}. قلّل الكمية أو اختر طريقة دفع أخرى.`,
    }),
  unanswered: (group: Text) =>
    refusal(403, 'variation', {
      en: `The variation named ${group.en} cannot remain without selection`,
      ar: `يجب اختيار ${group.ar}`,
    }),
  outOfBounds: (group: Text, least: number, most: number) =>
    refusal(403, 'variation', {
      en: `The selected variation named ${group.en} must be in between ${least} and ${most}`,
      ar: `يجب أن تكون اختيارات ${group.ar} بين ${least} و${most}`,
    }),
  transferInput: (label: Text) =>
    refusal(403, 'method_informations', {
      en: `${label.en} is required.`,
      ar: `${label.ar}: هذا الحقل مطلوب.`,
    }),
  availableTime: (item: Text) =>
    refusal(403, 'available_time', {
      en: `${item.en} is not available at this time.`,
      ar: `${item.ar} غير متاح في هذا الوقت.`,
    }),
  minimumOrder: (amount: string) =>
    refusal(403, 'minimum_order', {
      en: `The minimum order at this store is ${amount}.`,
      ar: `الحد الأدنى للطلب من هذا المتجر هو ${amount}.`,
    }),
  orderAmount: (amount: string) =>
    new ApiError(403, {
      code: 'order_amount',
      message: {
        en: `The total is now ${amount}. Check it and place your order again.`,
        ar: `الإجمالي الآن ${amount}. راجعه ثم أكّد الطلب من جديد.`,
      },
      expected: Number(amount),
    }),
  acceptedAmount: (amount: string) =>
    new ApiError(409, {
      code: 'order_amount',
      message: {
        en: `The price is ${amount}. Check it and accept it again.`,
        ar: `السعر هو ${amount}. راجعه ثم اقبله من جديد.`,
      },
      expected: Number(amount),
    }),
  weight: (most: number) =>
    refusal(403, 'weight', {
      en: `This size takes up to ${most} kg. Choose a larger one.`,
      ar: `يتسع هذا الحجم لما وزنه ${most} كغ على الأكثر. اختر حجمًا أكبر.`,
    }),
  otherZone: (field: 'destination' | 'receiver_details', zone: Text) =>
    refusal(403, field, {
      en: `The receiver's address is outside ${zone.en}. A parcel stays within the sender's delivery area.`,
      ar: `عنوان المستلم خارج منطقة ${zone.ar}. ننقل الطرود داخل منطقة توصيل المرسل فقط.`,
    }),
  cancelFee: (amount: string) =>
    new ApiError(409, {
      code: 'cancel_fee',
      message: {
        en: `Canceling now costs ${amount}. Confirm it again.`,
        ar: `رسوم الإلغاء الآن ${amount}. أكّد الإلغاء من جديد.`,
      },
      expected: Number(amount),
    }),
  coupon: (problem: CouponProblem, status: number, minimum: string) =>
    refusal(status, 'coupon', couponWords(minimum)[problem]),
}

const couponWords = (minimum: string): Record<CouponProblem, Text> => ({
  unknown: { en: 'This coupon does not exist.', ar: 'هذه القسيمة غير موجودة.' },
  expired: { en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' },
  'used up': { en: 'You have already used this coupon.', ar: 'لقد استخدمت هذه القسيمة من قبل.' },
  'not eligible': { en: 'This coupon is not valid for this order.', ar: 'هذه القسيمة غير صالحة لهذا الطلب.' },
  'below minimum': {
    en: `To apply this coupon, total item amount should be minimum ${minimum}`,
    ar: `لاستخدام هذه القسيمة يجب ألا يقل إجمالي المنتجات عن ${minimum}`,
  },
})
