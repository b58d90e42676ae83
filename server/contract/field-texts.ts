import type { ErrorObject } from 'ajv'
import type { Text } from '#server/db/shapes.ts'
import type { Refusal } from '#server/refusals/api-error.ts'

/** Names of form fields for the customer; other fields keep their wire name. */
const names: Record<string, Text> = {
  address: { en: 'address', ar: 'العنوان' },
  address_type: { en: 'address type', ar: 'نوع العنوان' },
  code: { en: 'code', ar: 'الرمز' },
  confirm_password: { en: 'confirmed password', ar: 'تأكيد كلمة المرور' },
  contact_number: { en: 'contact number', ar: 'رقم التواصل' },
  contact_person_email: { en: 'email', ar: 'البريد الإلكتروني' },
  contact_person_name: { en: 'name', ar: 'الاسم' },
  contact_person_number: { en: 'phone number', ar: 'رقم الهاتف' },
  coupon_code: { en: 'coupon code', ar: 'رمز القسيمة' },
  dm_tips: { en: 'tip', ar: 'الإكرامية' },
  email: { en: 'email', ar: 'البريد الإلكتروني' },
  f_name: { en: 'first name', ar: 'الاسم الأول' },
  floor: { en: 'floor', ar: 'الطابق' },
  house: { en: 'house number', ar: 'رقم المنزل' },
  image: { en: 'picture', ar: 'الصورة' },
  l_name: { en: 'last name', ar: 'اسم العائلة' },
  latitude: { en: 'latitude', ar: 'خط العرض' },
  longitude: { en: 'longitude', ar: 'خط الطول' },
  message: { en: 'message', ar: 'الرسالة' },
  name: { en: 'name', ar: 'الاسم' },
  order_id: { en: 'order id', ar: 'رقم الطلب' },
  order_note: { en: 'order note', ar: 'ملاحظة الطلب' },
  password: { en: 'password', ar: 'كلمة المرور' },
  phone: { en: 'phone number', ar: 'رقم الهاتف' },
  price: { en: 'price', ar: 'السعر' },
  quantity: { en: 'quantity', ar: 'الكمية' },
  reason: { en: 'reason', ar: 'السبب' },
  road: { en: 'street', ar: 'الشارع' },
  search_text: { en: 'search text', ar: 'نص البحث' },
  schedule_at: { en: 'delivery time', ar: 'وقت التوصيل' },
}

const named = (field: string): Text => {
  const key = field.split('.').findLast((part) => Number.isNaN(Number(part))) ?? field
  const wire = key.replaceAll('_', ' ')
  return names[key] ?? { en: wire, ar: `«${wire}»` }
}

const kinds: { string: Text } & Partial<Record<string, Text>> = {
  array: { en: 'a list', ar: 'قائمة' },
  boolean: { en: 'true or false', ar: 'صحيحًا أو خطأ' },
  integer: { en: 'a whole number', ar: 'عددًا صحيحًا' },
  number: { en: 'a number', ar: 'رقمًا' },
  object: { en: 'an object', ar: 'كائنًا' },
  string: { en: 'text', ar: 'نصًا' },
}

/** How the contract says that a text is more than spaces. */
const NOT_BLANK = '\\S'

/** The field holds a text instead of a file. */
export const notAFile = (field: string): Refusal => {
  const { en, ar } = named(field)
  return { code: field, message: { en: `The ${en} must be a file.`, ar: `${ar}: يجب أن يكون ملفًا.` } }
}

/** The operation has no such field. */
export const unknownField = (field: string): Refusal => {
  const { en, ar } = named(field)
  return { code: field, message: { en: `The ${en} is not known here.`, ar: `${ar}: حقل غير معروف.` } }
}

export const tooManyFiles = (field: string, most: number): Refusal => {
  const { en, ar } = named(field)
  const message =
    most === 1
      ? { en: `The ${en} must be one file.`, ar: `${ar}: يجب أن يكون ملفًا واحدًا.` }
      : {
          en: `Maximum ${most} images can be send at a time.`,
          ar: `يمكن إرسال ${most} صور كحد أقصى في المرة الواحدة.`,
        }
  return { code: field, message }
}

export const tooLargeFile = (field: string, bytes: number): Refusal => {
  const { en, ar } = named(field)
  const size = bytes / 2 ** 20
  return {
    code: field,
    message: {
      en: `The ${en} may have at most ${size} MB.`,
      ar: `${ar}: يجب ألا يزيد على ${size} ميغابايت.`,
    },
  }
}

/** Error text of a field, for the customer. */
export const fieldText = (field: string, { keyword, params }: ErrorObject): Text => {
  const { en, ar } = named(field)
  const limit = params.limit as number
  const required = { en: `The ${en} is required.`, ar: `${ar}: هذا الحقل مطلوب.` }
  const notValid = { en: `The ${en} is not valid.`, ar: `${ar}: القيمة غير صالحة.` }
  switch (keyword) {
    case 'required':
      return required
    case 'additionalProperties':
      return unknownField(field).message
    case 'type': {
      const kind = kinds[[params.type].flat()[0]] ?? kinds.string
      return { en: `The ${en} must be ${kind.en}.`, ar: `${ar}: يجب أن يكون ${kind.ar}.` }
    }
    case 'minLength':
      return limit === 1
        ? required
        : {
            en: `The ${en} must have at least ${limit} characters.`,
            ar: `${ar}: يجب ألا يقل عن ${limit} أحرف.`,
          }
    case 'maxLength':
      return {
        en: `The ${en} may have at most ${limit} characters.`,
        ar: `${ar}: يجب ألا يزيد على ${limit} حرفًا.`,
      }
    case 'maxItems':
      return {
        en: `The ${en} may have at most ${limit} entries.`,
        ar: `${ar}: يجب ألا يزيد على ${limit} عنصرًا.`,
      }
    case 'minimum':
      return { en: `The ${en} must be at least ${limit}.`, ar: `${ar}: يجب ألا يقل عن ${limit}.` }
    case 'maximum':
      return { en: `The ${en} must be at most ${limit}.`, ar: `${ar}: يجب ألا يزيد على ${limit}.` }
    case 'multipleOf':
      return {
        en: `The ${en} must be in steps of ${params.multipleOf}.`,
        ar: `${ar}: يجب أن يكون بخطوات من ${params.multipleOf}.`,
      }
    case 'contentMediaType':
      return notAFile(field).message
    case 'enum':
      return {
        en: `The ${en} must be one of ${(params.allowedValues as unknown[]).join(', ')}.`,
        ar: `${ar}: يجب أن يكون إحدى القيم ${(params.allowedValues as unknown[]).join('، ')}.`,
      }
    case 'x-spelling':
      return {
        en: `The ${en} is not valid. Check its digits and its country code.`,
        ar: `${ar}: الرقم غير صالح. تحقّق من الأرقام ومن رمز الدولة.`,
      }
    case 'pattern':
      return params.pattern === NOT_BLANK ? required : notValid
    default:
      return notValid
  }
}
