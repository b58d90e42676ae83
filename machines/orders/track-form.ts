import { isPhone } from '#machines/rules/phone.ts'
import { typedText } from '#machines/rules/typed-text.ts'

/** What a person knows who asks for an order: a guest needs the contact number too (docs/spec.md §5, §6). */
export type TrackFields = { order_id: string; contact_number: string }

export type TrackAsker = 'guest' | 'customer'

/** Fields that are still missing: 'Need a order id', and for guests 'Need a contact number' (docs/spec.md §5). */
export const missingToTrack = (fields: TrackFields, asker: TrackAsker): (keyof TrackFields)[] =>
  NEEDED[asker].filter((field) => !READABLE[field](fields[field].trim()))

/** Parses a typed order number, in the digits of any keyboard, with or without its `#`. */
export const orderNumber = (text: string): number => Number(typedText(text).replace(/^#/, ''))

const NEEDED: Record<TrackAsker, (keyof TrackFields)[]> = {
  guest: ['order_id', 'contact_number'],
  customer: ['order_id'],
}

const READABLE: Record<keyof TrackFields, (text: string) => boolean> = {
  // Longer numbers are never order numbers.
  order_id: (text) => /^#?\d{1,15}$/.test(typedText(text)),
  contact_number: isPhone,
}
