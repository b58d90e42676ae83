import type { Words } from '#i18n/dictionaries.ts'
import type { FieldRefusal } from '#machines/rules/placement.ts'
import { refusalText } from '#src/shop/refusal-text.ts'

/** The parts of checkout, and the codes of the contract (§2, Orders) whose refusals stand beside each. */
const codes = {
  orderType: ['order_type'],
  address: ['address', 'coordinates', 'latitude', 'longitude', 'address_type', 'road', 'house', 'floor'],
  contact: ['contact_person_name', 'contact_person_number', 'contact_person_email'],
  time: ['schedule_at', 'store_closed'],
  payment: ['payment_method'],
  prescription: ['order_attachment', 'prescription', 'prescription_pictures', 'same_picture', 'image'],
  coupon: ['coupon', 'coupon_code'],
} satisfies Record<string, string[]>

export type CheckoutPart = keyof typeof codes | 'goods'

const placed = new Set(Object.values(codes).flat())

/** What is held against a part of the form, each sentence once; whatever names no part is about the goods. */
export function refusedAt(
  part: CheckoutPart,
  refusals: readonly FieldRefusal[],
  words: Words,
): string | undefined {
  const own: readonly string[] = part === 'goods' ? [] : codes[part]
  const sentences = refusals
    .filter(({ code }) => (part === 'goods' ? !placed.has(code) : own.includes(code)))
    .map((refusal) => ('key' in refusal ? refusalText({ message: refusal.key }, words) : refusal.message))
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : undefined
}
