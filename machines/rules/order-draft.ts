import type {
  CartLine,
  Config,
  CustomerInfo,
  PaymentMethod,
  PrescriptionPicture,
  Store,
} from '#openapi/generated/client.ts'
import type { CartOwner } from './cart-owner.ts'
import { type Contact, contactOfCustomer, emptyContact } from './contact.ts'
import { type Delivery, deliveryAt } from './delivery.ts'
import { type Fee, measuring } from './fee.ts'
import { type OrderKind, partsOf } from './order-kinds.ts'
import type { Place } from './place.ts'
import { type AppliedCoupon, noCoupon, noQuote, type OrderFigures, orderFigures } from './quote.ts'

/** Who orders (docs/spec.md §6). */
export type Shopper = { type: 'customer'; info: CustomerInfo } | { type: 'guest'; guest_id: string }

export type OrderType = 'delivery' | 'take_away'

/** Everything a customer says at checkout; `dm_tips` is money, `schedule_at` an instant or null for now. */
export type OrderForm = {
  order_type: OrderType
  delivery: Delivery
  contact: Contact
  payment_method: PaymentMethod
  /** The wallet pays what it can; `payment_method` pays the rest, if any. */
  partial_payment: boolean
  schedule_at: string | null
  dm_tips: number
  cutlery: boolean
  order_note: string
  delivery_instruction: string
  unavailable_item_note: string
}

/** An order before it is placed: its kind and items, the form, and the server's replies about fee and coupon. */
export type OrderDraft = OrderForm & {
  kind: OrderKind
  shopper: Shopper
  /** Where the customer shops for. */
  place: Place
  store: Store
  config: Config
  lines: CartLine[]
  /** Saved address that the order goes to; null for an address that was entered. */
  address_id: number | null
  fee: Fee
  /** The last total with its delivery fee, which the button showed; null before the first. */
  total: number | null
  coupon: AppliedCoupon
  /** Code the customer applied; it stays while the goods are below the minimum of its coupon. */
  coupon_code: string
  /** Of the prescription, as the server keeps them. */
  pictures: readonly PrescriptionPicture[]
  /** Pictures the customer chose that the server does not have yet. */
  unsentPictures: number
}

/** What the customer or a part of checkout changes in the draft. */
export type DraftChange = Partial<
  OrderForm &
    Pick<
      OrderDraft,
      'lines' | 'fee' | 'coupon' | 'coupon_code' | 'address_id' | 'pictures' | 'unsentPictures'
    >
>

export type DraftStart = Pick<OrderDraft, 'kind' | 'shopper' | 'store' | 'config' | 'lines' | 'place'> & {
  /** What this shopper said in an earlier visit to this checkout. */
  kept?: DraftChange | undefined
}

/** The draft that checkout opens with. */
export const startDraft = ({ kept, ...order }: DraftStart): OrderDraft => ({
  ...order,
  order_type:
    (partsOf[order.kind].orderTypes && offeredOrderTypes(order.store, order.config)[0]) || 'delivery',
  delivery: deliveryAt(order.place),
  contact: order.shopper.type === 'customer' ? contactOfCustomer(order.shopper.info) : emptyContact,
  payment_method: 'cash_on_delivery',
  partial_payment: false,
  schedule_at: null,
  dm_tips: 0,
  cutlery: false,
  order_note: '',
  delivery_instruction: '',
  unavailable_item_note: '',
  address_id: null,
  fee: measuring,
  total: null,
  coupon: noCoupon,
  coupon_code: '',
  pictures: [],
  unsentPictures: 0,
  ...kept,
})

export const ownerOf = (shopper: Shopper): CartOwner =>
  shopper.type === 'guest' ? { guest_id: shopper.guest_id } : {}

/** The order types of a store, delivery first. */
export const offeredOrderTypes = (
  store: Pick<Store, 'delivery' | 'take_away'>,
  config: Pick<Config, 'home_delivery_status' | 'takeaway_status'>,
): OrderType[] => [
  ...(store.delivery && config.home_delivery_status ? (['delivery'] as const) : []),
  ...(store.take_away && config.takeaway_status ? (['take_away'] as const) : []),
]

/** The figures of a draft. `final` is false while the delivery fee is not known: the amount lacks it and will change. */
export const draftFigures = (draft: OrderDraft): OrderFigures & { final: boolean } => {
  const quote = draft.fee.type === 'known' ? draft.fee.quote : noQuote
  return {
    ...orderFigures({ ...draft, quote }),
    final: draft.order_type === 'take_away' || draft.fee.type === 'known',
  }
}

/** The amount of a draft as it stands; it lacks the delivery fee while that is not `final`. */
export type AmountSoFar = { amount: number; final: boolean; fee: Fee['type'] }

export const amountSoFar = (draft: OrderDraft): AmountSoFar => {
  const { amount, final } = draftFigures(draft)
  return { amount, final, fee: draft.fee.type }
}

/** The amount at the press of the button, and the total that the customer last saw. */
export type AmountPressed = AmountSoFar & { shown: number }

export const amountPressed = (draft: OrderDraft): AmountPressed => {
  const soFar = amountSoFar(draft)
  return { ...soFar, shown: draft.total ?? soFar.amount }
}

export const changedDraft = (draft: OrderDraft, change: DraftChange): OrderDraft => {
  const changed = { ...draft, ...change }
  const { amount, final } = draftFigures(changed)
  return final ? { ...changed, total: amount } : changed
}

/** The one event by which the draft changes. */
export type ChangeDraft = { type: 'draft.change'; change: DraftChange }
