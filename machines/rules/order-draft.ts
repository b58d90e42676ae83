import type {
  CartLine,
  Config,
  NewCartLine,
  PaymentMethod,
  PrescriptionPicture,
  Store,
} from '#openapi/generated/client.ts'
import { newCartLine, selectionOf } from './cart-line.ts'
import type { CartOwner } from './cart-owner.ts'
import { type Contact, contactOfCustomer, emptyContact } from './contact.ts'
import { type Delivery, deliveryAt } from './delivery.ts'
import { type Fee, measuring } from './fee.ts'
import { type OrderKind, partsOf } from './order-kinds.ts'
import { isSameQuestion, type OrderPrice, type PriceQuestion, quoteIn } from './order-price.ts'
import type { CustomerLocation } from './place.ts'
import {
  type AppliedCoupon,
  amountsOfQuote,
  noCoupon,
  noQuote,
  type OrderAmounts,
  orderAmounts,
  tipsOf,
} from './quote.ts'
import type { Shopper } from './shopper.ts'
import { soldLines } from './sold-lines.ts'

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
  /** A tip of the customer's own as typed; empty for a tip on offer. Text that is no amount leaves `dm_tips` at 0. */
  typedTip: string
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
  location: CustomerLocation
  store: Store
  config: Config
  lines: CartLine[]
  /** The cart has edits that the server has not answered: `lines` shows them, and nothing is quoted or ordered meanwhile. */
  areEditsPending: boolean
  /** Saved address that the order goes to; null for an address that was entered. */
  address_id: number | null
  fee: Fee
  /** What the server says it costs; an order without a quote is placed for the figures of this side. */
  price: OrderPrice
  /** The last total with its delivery fee, which the button showed; null before the first. */
  total: number | null
  coupon: AppliedCoupon
  /** Code the customer applied; it stays while the goods are below the minimum of its coupon. */
  coupon_code: string
  couponEntry: CouponEntry
  /** Of the prescription, as the server keeps them. */
  pictures: readonly PrescriptionPicture[]
  /** Pictures the customer chose that the server does not have yet. */
  unsentPictures: number
}

/** Does the coupon field hold a code that takes nothing off, as it is not applied or still being checked? */
export type CouponEntry = 'none' | 'unapplied' | 'checking'

/** What the customer or a part of checkout changes in the draft. */
export type DraftChange = Partial<
  OrderForm &
    Pick<
      OrderDraft,
      | 'lines'
      | 'areEditsPending'
      | 'fee'
      | 'price'
      | 'coupon'
      | 'coupon_code'
      | 'couponEntry'
      | 'address_id'
      | 'pictures'
      | 'unsentPictures'
    >
>

export type DraftStart = Pick<OrderDraft, 'kind' | 'shopper' | 'store' | 'config' | 'lines' | 'location'> & {
  /** What this shopper said in an earlier visit to this checkout. */
  saved?: DraftChange | undefined
}

/** The draft that checkout opens with. */
export const startDraft = ({ saved, ...order }: DraftStart): OrderDraft => ({
  ...order,
  order_type:
    (partsOf[order.kind].orderTypes && offeredOrderTypes(order.store, order.config)[0]) || 'delivery',
  delivery: deliveryAt(order.location),
  contact: order.shopper.type === 'customer' ? contactOfCustomer(order.shopper.info) : emptyContact,
  payment_method: 'cash_on_delivery',
  partial_payment: false,
  schedule_at: null,
  dm_tips: 0,
  typedTip: '',
  cutlery: false,
  order_note: '',
  delivery_instruction: '',
  unavailable_item_note: '',
  areEditsPending: false,
  address_id: null,
  fee: measuring,
  price: { type: 'incomplete' },
  total: null,
  coupon: noCoupon,
  coupon_code: '',
  couponEntry: 'none',
  pictures: [],
  unsentPictures: 0,
  ...saved,
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

/** Goods bought at once, at the price their items have now. */
export const boughtNow = ({ lines, config }: Pick<OrderDraft, 'lines' | 'config'>): NewCartLine[] =>
  lines.map((line) => newCartLine(line.item, selectionOf(line), config.digit_after_decimal_point))

/** The goods of the cart as the customer sees them, but for lines that are no longer sold: the server orders no others. */
export const seenCart = (draft: Pick<OrderDraft, 'lines' | 'config'>): NewCartLine[] =>
  boughtNow({ ...draft, lines: soldLines(draft.lines) })

/** What the server is asked for the price of goods; undefined where the store says it later, and while the cart waits for it. */
export const itemsQuestion = (draft: OrderDraft): PriceQuestion | undefined => {
  const { kind, order_type, store, shopper, delivery, coupon, schedule_at } = draft
  if (!partsOf[kind].payment || draft.areEditsPending) return undefined
  const { latitude, longitude } = delivery
  const body = {
    order_type,
    ...ownerOf(shopper),
    store_id: store.id,
    ...(order_type === 'delivery' && { latitude, longitude }),
    coupon_code: coupon.code || null,
    dm_tips: tipsOf(draft),
    schedule_at,
  }
  return kind === 'cart'
    ? { body: { ...body, cart: seenCart(draft) } }
    : { body: { ...body, is_buy_now: 1, cart: boughtNow(draft) } }
}

/**
 * The figures of a draft: those of its quote, or without one those of this side. `final` is false while the delivery fee is
 * not known: the amount lacks it and will change.
 */
export const draftAmounts = (draft: OrderDraft): OrderAmounts & { final: boolean } => {
  const quoted = quoteIn(draft.price)
  const amounts = quoted
    ? amountsOfQuote(quoted)
    : orderAmounts({ ...draft, quote: draft.fee.type === 'known' ? draft.fee.quote : noQuote })
  return { ...amounts, final: draft.order_type === 'take_away' || draft.fee.type === 'known' }
}

/** The amount of a draft as it stands; it lacks the delivery fee, or the server's word, while that is not `final`. */
export type AmountSoFar = { amount: number; final: boolean; fee: Fee['type'] }

export const amountSoFar = (draft: OrderDraft): AmountSoFar => {
  const { amount, final } = draftAmounts(draft)
  const isSettled = !draft.areEditsPending && draft.couponEntry !== 'checking' && !isPriceDue(draft)
  return { amount, final: final && isSettled, fee: draft.fee.type }
}

/** Is the server about to say what the order costs? */
const isPriceDue = ({ price: { type } }: OrderDraft) =>
  type === 'asking' || type === 'expired' || type === 'renewing'

/** The amount at the press of the button, and the total that the customer last saw. */
export type AmountPressed = AmountSoFar & { shown: number }

export const amountPressed = (draft: OrderDraft): AmountPressed => {
  const soFar = amountSoFar(draft)
  return { ...soFar, shown: draft.total ?? soFar.amount }
}

/** The draft after a change; a price is of one question, and is asked for again with the next. */
export const changedDraft = (draft: OrderDraft, change: DraftChange): OrderDraft => {
  const next = { ...draft, ...change }
  const changed = {
    ...next,
    ...(isPriceStale(draft, next, change) && { price: { type: 'asking' as const } }),
  }
  const { amount, final } = draftAmounts(changed)
  return final ? { ...changed, total: amount } : changed
}

const isPriceStale = (before: OrderDraft, after: OrderDraft, { price }: DraftChange): boolean =>
  price === undefined &&
  (before.price.type !== 'incomplete' || before.areEditsPending) &&
  !isSameQuestion(itemsQuestion(before), itemsQuestion(after))

/** The one event by which the draft changes. */
export type ChangeDraft = { type: 'draft.change'; change: DraftChange }
