/** The parts of checkout, and the codes of the contract (§2, Orders) whose refusals stand beside each. */
export const codesOfPart = {
  orderType: ['order_type'],
  address: ['address', 'coordinates', 'latitude', 'longitude', 'address_type', 'road', 'house', 'floor'],
  contact: ['contact_person_name', 'contact_person_number', 'contact_person_email'],
  time: ['schedule_at', 'store_closed'],
  payment: ['payment_method'],
  tip: ['dm_tips'],
  prescription: ['order_attachment', 'prescription', 'prescription_pictures', 'same_picture', 'image'],
  coupon: ['coupon', 'coupon_code'],
  wishes: ['delivery_instruction', 'unavailable_item_note', 'order_note'],
} satisfies Record<string, string[]>

/** `goods` is also where a refusal stands that names no part. */
export type CheckoutPart = keyof typeof codesOfPart | 'goods'

export const partOfCode = (code: string): CheckoutPart =>
  parts.find((part) => (codesOfPart[part] as string[]).includes(code)) ?? 'goods'

const parts = Object.keys(codesOfPart) as (keyof typeof codesOfPart)[]
