import { ApiError } from './api-error.ts'
import type { Text } from './db/shapes.ts'
import type { CouponProblem } from './rules/coupon.ts'

/** Refusals whose words do not depend on anything; `throw refuse('cart_item')`. */
export const refuse = (what: keyof typeof plain): ApiError => {
  const [status, code, en, ar] = plain[what]
  return refusal(status, code, { en, ar }, what === 'still running' ? { 'retry-after': '1' } : {})
}

const refusal = (status: number, code: string, message: Text, headers: Record<string, string> = {}) =>
  new ApiError(status, { code, message }, headers)

const plain = {
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

  cart_item: [403, 'cart_item', 'This item is already in the cart.', 'هذا المنتج موجود بالفعل في السلة.'],
  different_stores: [
    403,
    'different_stores',
    'The cart holds items of another store.',
    'السلة تحتوي على منتجات من متجر آخر.',
  ],
  variation: [
    403,
    'variation',
    'The chosen options do not belong to this item.',
    'الخيارات المحددة لا تخص هذا المنتج.',
  ],
  add_on: [403, 'add_on_ids', 'An add-on does not belong to this item.', 'إحدى الإضافات لا تخص هذا المنتج.'],
  'line gone': [404, 'cart_id', 'This line is no longer in the cart.', 'هذا المنتج لم يعد في السلة.'],

  'wrong password': [
    401,
    'auth-001',
    'The phone number or password is wrong.',
    'رقم الهاتف أو كلمة المرور غير صحيحة.',
  ],
  'account blocked': [403, 'auth-003', 'Your account has been blocked.', 'تم حظر حسابك.'],
  'email taken': [403, 'email', 'The email is already taken.', 'البريد الإلكتروني مستخدم بالفعل.'],
  'phone taken': [403, 'phone', 'The phone number is already taken.', 'رقم الهاتف مستخدم بالفعل.'],
  'phone wrong': [403, 'phone', 'The phone number is not valid.', 'رقم الهاتف غير صالح.'],
  'passwords differ': [
    403,
    'confirm_password',
    'The password confirmation does not match.',
    'تأكيد كلمة المرور غير مطابق.',
  ],
  'phone fixed': [403, 'phone', 'The phone number cannot be changed.', 'لا يمكن تغيير رقم الهاتف.'],
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
    'يرجى اختيار صورة بصيغة jpg أو png أو gif أو webp.',
  ],
  'order under way': [
    403,
    'on-going',
    'You have an order under way. Please wait until it is done.',
    'لديك طلب قيد التنفيذ. يرجى الانتظار حتى يكتمل.',
  ],
  'account gone': [
    401,
    'auth-001',
    'Your account is inactive or Your token has been expired',
    'حسابك غير نشط أو انتهت صلاحية جلستك',
  ],
  interest: [403, 'interest', 'Please choose categories of this module.', 'يرجى اختيار فئات من هذا القسم.'],
  otp: [403, 'otp', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  reset_token: [403, 'reset_token', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  code: [403, 'code', 'The code is wrong or has expired.', 'الرمز غير صحيح أو انتهت صلاحيته.'],
  'no firebase': [
    403,
    'firebase',
    'This shop does not verify by Firebase.',
    'هذا المتجر لا يستخدم Firebase للتحقق.',
  ],
  unavailable: [
    503,
    'unavailable',
    'This is not available right now. Please try again.',
    'هذه الخدمة غير متاحة الآن. يرجى المحاولة مرة أخرى.',
  ],
  token: [
    403,
    'token',
    'This sign-in could not be confirmed. Please try again.',
    'تعذر تأكيد تسجيل الدخول. يرجى المحاولة مرة أخرى.',
  ],
  medium: [403, 'medium', 'This way to sign in is not offered.', 'طريقة تسجيل الدخول هذه غير متاحة.'],
  'email not joined': [
    403,
    'email',
    'An account has this email already. Please sign in with its password.',
    'يوجد حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول بكلمة المرور.',
  ],
  'email missing': [403, 'email', 'The email is required.', 'البريد الإلكتروني: هذا الحقل مطلوب.'],
  'f_name missing': [403, 'f_name', 'The first name is required.', 'الاسم الأول: هذا الحقل مطلوب.'],
  ref_code: [403, 'ref_code', 'This referral code is unknown.', 'رمز الإحالة غير معروف.'],

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
  'wallet off': [403, 'wallet', 'The wallet is not available.', 'المحفظة غير متاحة.'],
  'wallet too small': [
    403,
    'payment_method',
    'There is not enough money in your wallet.',
    'لا يوجد رصيد كافٍ في محفظتك.',
  ],
  amount: [403, 'amount', 'Please enter an amount.', 'يرجى إدخال مبلغ.'],
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

  'one wish': [403, 'item_id', 'Please name one item or one store.', 'يرجى تحديد منتج واحد أو متجر واحد.'],
  'wished already': [
    409,
    'wishlist',
    'This is already in your wishlist.',
    'هذا موجود بالفعل في قائمة أمنياتك.',
  ],
  'wishlist full': [403, 'wishlist_limit', 'Your wishlist is full.', 'قائمة أمنياتك ممتلئة.'],

  order: [404, 'order', 'Order not found', 'الطلب غير موجود'],
  'not to review': [
    409,
    'order_status',
    'Only what was delivered can be reviewed.',
    'يمكن تقييم ما تم تسليمه فقط.',
  ],
  reviewed: [409, 'review', 'You have reviewed this already.', 'لقد قيّمت هذا من قبل.'],
  'not delivered': [
    409,
    'order_status',
    'Only a delivered order can be refunded.',
    'لا يمكن استرداد سوى مبلغ طلب تم تسليمه.',
  ],
  'refund asked': [
    409,
    'refund',
    'You have asked for a refund of this order already.',
    'لقد طلبت استرداد مبلغ هذا الطلب من قبل.',
  ],
  'refund too late': [
    403,
    'refund',
    'A refund can be asked for within 24 hours after delivery.',
    'يمكن طلب استرداد المبلغ خلال 24 ساعة من التسليم.',
  ],
  'refund decided': [409, 'refund', 'This refund has been decided.', 'تم البت في طلب الاسترداد هذا.'],
  receipt: [
    404,
    'id',
    'This page is no longer there. Please open the receipt again.',
    'لم تعد هذه الصفحة متاحة. يرجى فتح الإيصال مرة أخرى.',
  ],
  'not on the way': [
    404,
    'delivery_man',
    'No courier is on the way with this order.',
    'لا يوجد مندوب في الطريق بهذا الطلب.',
  ],
  order_details: [403, 'order_details', 'Your cart is empty.', 'سلتك فارغة.'],
  'order too large': [
    403,
    'order_amount',
    'An order this large cannot be placed.',
    'لا يمكن تقديم طلب بهذا الحجم.',
  ],
  guest_checkout: [
    403,
    'guest_checkout',
    'Please sign in to place an order.',
    'يرجى تسجيل الدخول لإتمام الطلب.',
  ],
  contact_person_name: [403, 'contact_person_name', 'Name is required', 'الاسم مطلوب'],
  contact_person_number: [403, 'contact_person_number', 'Phone Number is required', 'رقم الهاتف مطلوب'],
  parcel_category_id: [
    403,
    'parcel_category_id',
    'Parcels of this kind are not carried.',
    'لا ننقل هذا النوع من الطرود.',
  ],
  'receiver outside': [
    403,
    'receiver_details',
    "The receiver's address is outside all delivery zones.",
    'عنوان المستلم خارج جميع مناطق التوصيل.',
  ],
  'receiver pays cash': [
    403,
    'payment_method',
    'A receiver who pays can only pay in cash.',
    'إذا كان المستلم هو من يدفع فالدفع نقدًا فقط.',
  ],
  'no delivery': [403, 'order_type', 'This store does not deliver.', 'هذا المتجر لا يوفر التوصيل.'],
  'no take away': [
    403,
    'order_type',
    'Orders cannot be collected from this store.',
    'لا يمكن استلام الطلبات من هذا المتجر.',
  ],
  payment_method: [
    403,
    'payment_method',
    'This payment method is not available for this order.',
    'طريقة الدفع هذه غير متاحة لهذا الطلب.',
  ],
  'cash limit': [
    403,
    'payment_method',
    'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام',
  ],
  store_closed: [403, 'store_closed', 'The store is closed now.', 'المتجر مغلق الآن.'],
  'closed then': [403, 'schedule_at', 'The store is closed at that time.', 'المتجر مغلق في ذلك الوقت.'],
  'no schedule': [
    403,
    'schedule_at',
    'Orders cannot be scheduled at this store.',
    'لا يمكن جدولة الطلبات في هذا المتجر.',
  ],
  'bad schedule': [
    403,
    'schedule_at',
    'Please choose a time within the next seven days.',
    'يرجى اختيار وقت خلال الأيام السبعة القادمة.',
  ],
  'no slot': [
    403,
    'schedule_at',
    'Please choose one of the times offered.',
    'يرجى اختيار أحد الأوقات المعروضة.',
  ],
  campaign: [403, 'campaign', 'This campaign is over', 'انتهت هذه الحملة'],
  prescription: [403, 'prescription', 'This order needs a prescription.', 'هذا الطلب يحتاج إلى وصفة طبية.'],
  price_changed: [
    403,
    'price_changed',
    'A price has changed. Please check your cart.',
    'تغيّر أحد الأسعار. يرجى مراجعة سلتك.',
  ],
  'still running': [409, 'idempotency_key', 'This is being done already.', 'يجري تنفيذ هذا بالفعل.'],
  'key reused': [
    422,
    'idempotency_key',
    'This was already sent with other content.',
    'تم إرسال هذا من قبل بمحتوى مختلف.',
  ],
  method_id: [
    403,
    'method_id',
    'Please choose one of the ways to transfer.',
    'يرجى اختيار إحدى طرق التحويل.',
  ],
  method_informations: [
    403,
    'method_informations',
    'Please fill in what is asked of this transfer, and nothing else.',
    'يرجى تعبئة المطلوب عن هذا التحويل فقط.',
  ],
  callback: [
    403,
    'callback',
    'The way back has to be a page of this shop.',
    'يجب أن تكون وجهة العودة صفحة من هذا المتجر.',
  ],
  'nothing to pay': [
    409,
    'order_status',
    'There is nothing to pay for this order.',
    'لا يوجد ما يُدفع لهذا الطلب.',
  ],
  'payment under way': [409, 'payment_status', 'Your payment is being confirmed.', 'جارٍ تأكيد عملية الدفع.'],
  signature: [403, 'signature', 'This message is not signed.', 'هذه الرسالة غير موقعة.'],
  'sandbox answer': [
    403,
    'answer',
    'The sandbox has no such answer.',
    'لا توجد إجابة كهذه في بيئة الاختبار.',
  ],
  'not cancelable': [
    409,
    'order_status',
    'This order can no longer be canceled.',
    'لم يعد بالإمكان إلغاء هذا الطلب.',
  ],
  'not failed': [
    409,
    'order_status',
    'The payment of this order has not failed.',
    'لم تفشل عملية الدفع لهذا الطلب.',
  ],
} as const satisfies Record<string, readonly [number, string, string, string]>

/** Refusals that name something: the words around a value in both languages. */
export const refuseFor = {
  codes: (seconds: number) =>
    refusal(
      405,
      'otp_block_time',
      {
        en: `Please wait ${seconds} seconds and ask for a new code.`,
        ar: `يرجى الانتظار ${seconds} ثانية ثم طلب رمز جديد.`,
      },
      { 'retry-after': String(seconds) },
    ),
  limit: (maximum: number) =>
    refusal(403, 'cart_item_limit', {
      en: `No more than ${maximum} of this item fit in one order.`,
      ar: `لا يمكن طلب أكثر من ${maximum} من هذا المنتج في الطلب الواحد.`,
    }),
  pointMinimum: (minimum: number) =>
    refusal(403, 'point', {
      en: `At least ${minimum} points can be transferred at a time.`,
      ar: `يمكن تحويل ${minimum} نقطة على الأقل في كل مرة.`,
    }),
  stock: (item: Text, left: number) =>
    refusal(
      403,
      'stock',
      left > 0
        ? { en: `Only ${left} of ${item.en} left.`, ar: `لم يتبقَّ سوى ${left} من ${item.ar}.` }
        : { en: `${item.en} is out of stock.`, ar: `${item.ar} غير متوفر حالياً.` },
    ),
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
      en: `${item.en} is not sold at this time.`,
      ar: `${item.ar} غير متاح في هذا الوقت.`,
    }),
  minimumOrder: (amount: string) =>
    refusal(403, 'minimum_order', {
      en: `The minimum order of this store is ${amount}.`,
      ar: `الحد الأدنى للطلب من هذا المتجر هو ${amount}.`,
    }),
  orderAmount: (amount: string) =>
    refusal(403, 'order_amount', {
      en: `The total is now ${amount}. Please check and order again.`,
      ar: `الإجمالي الآن ${amount}. يرجى المراجعة والطلب مرة أخرى.`,
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
