import type { CartLine, OrderPlacement, PrescriptionPlacement } from '#openapi/generated/client.ts'
import { isSameCart } from './cart-changes.ts'
import { contactFields, contactFlaws } from './contact.ts'
import { isAt } from './delivery.ts'
import type { FieldRefusal, LocalRefusal } from './field-refusal.ts'
import { stillAgreed } from './line-trouble.ts'
import {
  boughtNow,
  changedDraft,
  type DraftChange,
  draftAmounts,
  type OrderDraft,
  ownerOf,
  seenCart,
} from './order-draft.ts'
import { partsOf } from './order-kinds.ts'
import { cashRefusal, paymentOf, paymentRefusal, walletOffer } from './payment-offers.ts'
import type { Refusal, ServerRefusal } from './refusal.ts'
import { partOfCode } from './refused-parts.ts'
import { itemsOnPrescription } from './sold-lines.ts'
import { tipProblems } from './tips.ts'
import { typedText } from './typed-text.ts'

/** A draft, and the refusals of its fields. */
export type CheckedDraft = {
  draft: OrderDraft
  refusals: readonly FieldRefusal[]
  /** The lines that the customer ordered when the server refused the order; none before. */
  agreed: readonly CartLine[]
}

/** Why the draft does not take a change: a way to pay that this order cannot use. */
export const refusalOf = (draft: OrderDraft, change: DraftChange): Refusal | undefined =>
  change.partial_payment
    ? walletOffer(draft)?.refusal
    : change.payment_method && paymentRefusal({ ...draft, ...change })

/** Are these other goods than the customer saw? An edit that the server has confirmed leaves them as they were shown. */
export const changesLines = ({ lines }: Pick<OrderDraft, 'lines'>, change: DraftChange): boolean =>
  change.lines !== undefined && !isSameCart(change.lines, lines)

/** Does a change alter what the customer was asked to pay, so that an order on its way must be read over again? */
export const reopensReview = (draft: OrderDraft, change: DraftChange): boolean =>
  change.order_type !== undefined ||
  changesLines(draft, change) ||
  (change.delivery !== undefined && !isAt(change.delivery, draft.delivery))

/** Whether the items need a prescription (docs/spec.md §5). */
export const needsPrescription = ({ kind, lines }: Pick<OrderDraft, 'kind' | 'lines'>): boolean =>
  partsOf[kind].prescription === 'always' || itemsOnPrescription(lines).length > 0

/** The missing or malformed fields of an order, in the order of the form; the order can be sent when there are none. */
export const formRefusals = (draft: OrderDraft): LocalRefusal[] => {
  const { delivery, order_type, contact } = draft
  const prescription = prescriptionProblem(draft)
  const payment = paymentProblem(draft)
  return [
    ...(order_type === 'delivery' && delivery.address.trim() === ''
      ? [{ code: 'address', key: 'addressMissing' as const }]
      : []),
    ...contactProblems(contact),
    ...(prescription ? [{ code: 'order_attachment', key: prescription }] : []),
    ...(payment ? [{ code: 'payment_method', key: payment.message }] : []),
    ...(order_type === 'delivery' && draft.config.dm_tips_status === 1 ? tipProblems(draft) : []),
    ...(draft.couponEntry === 'unapplied' ? [{ code: 'coupon_code', key: 'couponUnapplied' as const }] : []),
  ]
}

const contactProblems = (contact: OrderDraft['contact']): LocalRefusal[] => {
  const flaws = contactFlaws(contact)
  return contactFields.flatMap((code) => {
    if (!flaws[code]) return []
    return [
      { code, key: flaws[code] === 'required' ? ('contactMissing' as const) : ('contactInvalid' as const) },
    ]
  })
}

/** The address is held against an order that the store does not deliver there. */
export const outsideRefusals = ({ fee }: Pick<OrderDraft, 'fee'>): LocalRefusal[] =>
  fee.type === 'outside' ? [{ code: 'address', key: 'notServedHere' }] : []

/** Does the press ask again for a fee or price that is missing? Not where the draft cannot be placed anyway. */
export const asksForAmount = (draft: OrderDraft): boolean =>
  formRefusals(draft).length === 0 &&
  (draft.fee.type === 'unknown' || (draft.fee.type !== 'outside' && draft.price.type === 'expired'))

/** A picture on its way would be left out of the order. */
const prescriptionProblem = (draft: OrderDraft): Refusal['message'] | undefined => {
  if (!needsPrescription(draft)) return undefined
  if (draft.unsentPictures > 0) return 'prescriptionSending'
  return draft.pictures.length === 0 ? 'prescriptionMissing' : undefined
}

/** The refusals that stand after a change; the same list when the change answers none of them. */
export const stillRefused = (
  before: OrderDraft,
  change: DraftChange,
  refusals: readonly FieldRefusal[],
): readonly FieldRefusal[] => {
  const draft = { ...before, ...change }
  const missing = new Set([...formRefusals(draft), ...outsideRefusals(draft)].map(({ code }) => code))
  const left = refusals.filter((refusal) =>
    'key' in refusal ? missing.has(refusal.code) : !isAnswered(refusal, before, change),
  )
  return left.length === refusals.length ? refusals : left
}

/** Refusals of an order that would wait for its money: another way to pay answers them, too. */
const unpaid = new Set(['unpaid_orders', 'unpaid_pieces'])

/** Did the customer change what the server refused? */
const isAnswered = (refusal: ServerRefusal, before: OrderDraft, change: DraftChange): boolean => {
  const { order_type, delivery, contact, schedule_at, payment_method, partial_payment, dm_tips, pictures } =
    change
  const isGivenElsewhere = order_type !== undefined || delivery !== undefined
  switch (partOfCode(refusal.code)) {
    case 'orderType':
      return order_type !== undefined
    case 'address':
      return isGivenElsewhere
    case 'contact':
      return contact !== undefined
    case 'time':
      return schedule_at !== undefined
    case 'payment':
      return payment_method !== undefined || partial_payment !== undefined || order_type !== undefined
    case 'tip':
      return dm_tips !== undefined
    case 'prescription':
      return (pictures?.length ?? 0) > before.pictures.length
    case 'coupon':
      // Without another code the order goes on without a coupon, and the line still says why.
      return Boolean(change.coupon_code)
    case 'wishes':
      return refusal.code in change
    case 'goods':
      if (unpaid.has(refusal.code) && payment_method !== undefined) return true
      return refusal.cart_id === undefined
        ? isGivenElsewhere || dm_tips !== undefined || changesLines(before, change)
        : isLineAnswered(refusal, before, { ...before, ...change }) ||
            (refusal.code === 'available_time' && schedule_at !== undefined)
  }
}

/** The line that was refused is gone, is sold again as it is chosen now, or has no more pieces than are left for it. */
const isLineAnswered = ({ cart_id, left }: ServerRefusal, before: OrderDraft, after: OrderDraft): boolean => {
  const [was, line] = [before, after].map(({ lines }) => lines.find(({ id }) => id === cart_id))
  if (!line || (was?.refusal && !line.refusal)) return true
  return typeof left === 'number' && line.quantity <= left
}

/** The draft after a change, with the refusals that the change does not answer. */
export const changeChecked = (
  { draft, refusals, agreed }: CheckedDraft,
  change: DraftChange,
): CheckedDraft => ({
  draft: changedDraft(draft, change),
  refusals: stillRefused(draft, change, refusals),
  agreed: stillAgreed(agreed, draft.lines, change.lines ?? draft.lines),
})

/** Before the fee is known only what does not depend on it is held against the payment. */
const paymentProblem = (draft: OrderDraft): Refusal | undefined => {
  if (!partsOf[draft.kind].payment) return undefined
  if (draftAmounts(draft).final) return paymentRefusal(draft)
  const isCash = draft.payment_method === 'cash_on_delivery' && walletOffer(draft)?.use !== 'all'
  return isCash ? cashRefusal(draft) : undefined
}

/** The body of placeOrder: what the customer said, and the amount they agreed to. */
export const placementOf = (draft: OrderDraft): OrderPlacement => {
  const { order_type, store, shopper, kind, contact, coupon, fee, price } = draft
  const { amount, tips } = draftAmounts(draft)
  const metres = fee.type === 'known' ? fee.quote.metres : 0
  return {
    order_type,
    ...paymentOf(draft),
    order_amount: amount,
    ...(price.type === 'known' && { quote_id: price.quote.id }),
    store_id: store.id,
    ...(order_type === 'delivery' ? { ...draft.delivery, distance: metres / 1000 } : {}),
    ...ownerOf(shopper),
    contact_person_name: contact.contact_person_name.trim(),
    contact_person_number: contact.contact_person_number.trim(),
    contact_person_email: typedText(contact.contact_person_email) || null,
    schedule_at: draft.schedule_at,
    coupon_code: coupon.code || null,
    dm_tips: tips,
    cutlery: draft.cutlery ? 1 : 0,
    order_note: draft.order_note.trim() || null,
    delivery_instruction: draft.delivery_instruction.trim() || null,
    unavailable_item_note: draft.unavailable_item_note.trim() || null,
    ...(needsPrescription(draft) ? { prescription_pictures: draft.pictures.map(({ id }) => id) } : {}),
    ...(kind === 'cart' ? { cart: seenCart(draft) } : { is_buy_now: 1 as const, cart: boughtNow(draft) }),
  }
}

/** The body of placePrescription; the store adds items and price later. */
export const prescriptionPlacementOf = (draft: OrderDraft): PrescriptionPlacement => {
  const { store, delivery, shopper, contact, fee, pictures } = draft
  const { latitude, longitude, ...where } = delivery
  const order_note = draft.order_note.trim()
  return {
    store_id: store.id,
    ...where,
    latitude,
    longitude,
    distance: (fee.type === 'known' ? fee.quote.metres : 0) / 1000,
    ...ownerOf(shopper),
    contact_person_name: contact.contact_person_name.trim(),
    contact_person_number: contact.contact_person_number.trim(),
    dm_tips: draftAmounts(draft).tips,
    delivery_instruction: draft.delivery_instruction.trim() || null,
    ...(order_note && { order_note }),
    prescription_pictures: pictures.map(({ id }) => id),
  }
}
