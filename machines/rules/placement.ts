import type {
  CartLine,
  Config,
  CustomerInfo,
  NewCartLine,
  OrderPlacement,
  PaymentMethod,
  Store,
} from '#openapi/generated/client.ts'
import { newCartLine, selectionOf } from './cart-line.ts'
import type { CartOwner } from './cart-owner.ts'
import { type Contact, missingContact } from './contact.ts'
import type { Delivery } from './delivery.ts'
import { type AppliedCoupon, orderFigures, type Quote } from './quote.ts'
import type { Refusal, ServerRefusal } from './refusal.ts'

/** Who orders (docs/spec.md §6). */
export type Shopper = { type: 'customer'; info: CustomerInfo } | { type: 'guest'; guest_id: string }

export type OrderType = 'delivery' | 'take_away'

/** Everything a customer says at checkout; `dm_tips` is money, `schedule_at` an instant or null for now. */
export type OrderForm = {
  order_type: OrderType
  delivery: Delivery
  contact: Contact
  payment_method: PaymentMethod
  schedule_at: string | null
  dm_tips: number
  cutlery: boolean
  order_note: string
  delivery_instruction: string
  unavailable_item_note: string
}

/** An order before it is placed: the goods, the form, and what the server said about prices. */
export type OrderDraft = OrderForm & {
  page: 'cart' | 'buy_now' | 'campaign'
  shopper: Shopper
  store: Store
  config: Config
  lines: CartLine[]
  quote: Quote
  coupon: AppliedCoupon
}

/** A refusal beside the field it is about: worded by the app (`key`), or by the server (`message`). */
export type FieldRefusal = ServerRefusal | LocalRefusal
export type LocalRefusal = { code: string; key: Refusal['message'] }

export const emptyForm = {
  schedule_at: null,
  dm_tips: 0,
  cutlery: false,
  order_note: '',
  delivery_instruction: '',
  unavailable_item_note: '',
} satisfies Partial<OrderForm>

export const ownerOf = (shopper: Shopper): CartOwner =>
  shopper.type === 'guest' ? { guest_id: shopper.guest_id } : {}

/** How a store hands out its goods, the usual way first. */
export const offeredOrderTypes = (
  store: Pick<Store, 'delivery' | 'take_away'>,
  config: Pick<Config, 'home_delivery_status' | 'takeaway_status'>,
): OrderType[] => [
  ...(store.delivery && config.home_delivery_status ? (['delivery'] as const) : []),
  ...(store.take_away && config.takeaway_status ? (['take_away'] as const) : []),
]

/** Why an order cannot be paid in cash (docs/spec.md §8): the zone does not allow it, or its limit is exceeded. */
export const cashRefusal = (draft: OrderDraft): Refusal | undefined => {
  if (!draft.config.cash_on_delivery || !draft.quote.cash_on_delivery) return { message: 'cashNotHere' }
  return orderFigures(draft).amount > draft.quote.maximum_cod_order_amount
    ? { message: 'cashLimit' }
    : undefined
}

/** What is still missing before the order may be sent, field by field in the order of the form. */
export const formRefusals = (draft: OrderDraft): LocalRefusal[] => {
  const { delivery, order_type, contact, payment_method } = draft
  const cash = payment_method === 'cash_on_delivery' ? cashRefusal(draft) : undefined
  return [
    ...(order_type === 'delivery' && delivery.address.trim() === ''
      ? [{ code: 'address', key: 'addressMissing' as const }]
      : []),
    ...missingContact(contact).map((code) => ({ code, key: 'contactMissing' as const })),
    ...(cash ? [{ code: 'payment_method', key: cash.message }] : []),
  ]
}

/** The lines a refusal speaks of by name, so that the review can mark them. */
export const linesNamed = (refusals: readonly FieldRefusal[], lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ item }) =>
    refusals.some((refusal) => 'message' in refusal && refusal.message.includes(item.name)),
  )

/** The body of placeOrder: what the customer said, and the amount they agreed to. */
export const placementOf = (draft: OrderDraft): OrderPlacement => {
  const { order_type, payment_method, store, shopper, page, contact, coupon, quote } = draft
  return {
    order_type,
    payment_method,
    order_amount: orderFigures(draft).amount,
    store_id: store.id,
    ...(order_type === 'delivery' ? { ...draft.delivery, distance: quote.metres / 1000 } : {}),
    ...ownerOf(shopper),
    contact_person_name: contact.contact_person_name.trim(),
    contact_person_number: contact.contact_person_number.trim(),
    contact_person_email: contact.contact_person_email.trim() || null,
    schedule_at: draft.schedule_at,
    coupon_code: coupon.code || null,
    dm_tips: orderFigures(draft).tips,
    cutlery: draft.cutlery ? 1 : 0,
    order_note: draft.order_note.trim() || null,
    delivery_instruction: draft.delivery_instruction.trim() || null,
    unavailable_item_note: draft.unavailable_item_note.trim() || null,
    ...(page === 'cart' ? {} : { is_buy_now: 1 as const, cart: boughtNow(draft) }),
  }
}

/** Goods bought at once, at the price their items have now. */
const boughtNow = ({ lines, config }: OrderDraft): NewCartLine[] =>
  lines.map((line) => newCartLine(line.item, selectionOf(line), config.digit_after_decimal_point))
