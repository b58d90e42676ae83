import type {
  AddOn,
  CartVariation,
  DeliveryMan,
  Item,
  ListedOrder,
  LiveOrder,
  Order,
  OrderAddress,
  OrderLine,
  OrderStore,
  PaymentEntry,
  PaymentOption,
  Repayment,
  TrackedOrder,
} from '#openapi/generated/server.ts'
import { zip } from '#server/assert/zip.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Config } from '#server/config/config.ts'
import type { CourierRow, OrderLineRow, OrderRow, StoreRow } from '#server/db/rows.ts'
import type { DeliveryAddress, SoldItem, Text } from '#server/db/shapes.ts'
import { figuresOnWire } from '#server/orders/order-figures.wire.ts'
import { paymentsOnWire } from '#server/orders/payments.wire.ts'
import type { Rewards } from '#server/orders/rewards.ts'
import type { ShownOrder } from '#server/orders/shown-order.ts'
import { handoverOnWire, liveParcelOnWire } from '#server/parcels/parcel-hand-over.wire.ts'
import type { ParcelState } from '#server/parcels/read-parcel.ts'
import type { ShownRefund } from '#server/refunds/read-refund.ts'
import { refundOnWire } from '#server/refunds/refund.wire.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { lineIdOf } from '#server/rules/line-id.ts'
import { isOnTheWay } from '#server/rules/order-status.ts'
import { awaitsTransfer, deadlineOf } from '#server/rules/payment.ts'
import { acceptanceDeadline } from '#server/rules/prescription.ts'
import { refundableUntil } from '#server/rules/refund.ts'
import { arrivalOnWire } from '#server/wire/arrival.ts'
import { degrees, type Format, flag, instant } from '#server/wire/format.ts'
import { allergensOnWire, categoryPath, discountOnWire } from '#server/wire/item.ts'
import { transferOnWire } from '#server/wire/offline-payment.ts'
import { onlinePaymentOnWire } from '#server/wire/online-payment.ts'
import { parcelCategoryOnWire, parcelSizeOnWire, weightOnWire } from '#server/wire/parcel-category.ts'

export const listedOrderOnWire = (
  shown: ShownOrder & { parcel: ParcelState | undefined },
  format: Format,
  reference: Reference,
  minutes: number,
): ListedOrder => ({
  ...orderOnWire(shown, format, reference, minutes),
  parcel: shown.parcel ? liveParcelOnWire(shown.order, shown.parcel, format) : null,
})

const orderOnWire = (
  { order, store, details_count, online_payment, offline_payment }: ShownOrder,
  format: Format,
  { modules }: Reference,
  minutes: number,
): Order => ({
  id: order.id,
  module_id: order.module_id,
  module_type: modules.get(order.module_id)?.type ?? 'ecommerce',
  zone_id: order.zone_id,
  order_status: order.order_status,
  order_type: order.order_type,
  order_amount: format.money(order.order_amount),
  payment_method: order.payment_method,
  payment_status: order.payment_status,
  details_count,
  scheduled: flag(order.scheduled),
  schedule_at: order.schedule_at.toISOString(),
  created_at: order.created_at.toISOString(),
  delivered: instant(order.delivered),
  online_payment: online_payment ? onlinePaymentOnWire(online_payment) : null,
  payment_deadline: paymentDeadline({ order, online_payment, offline_payment }, minutes),
  prescription_order: flag(order.prescription_order),
  priced: instant(order.priced),
  price_deadline: instant(acceptanceDeadline(order)),
  receiver_name: receiverName(order),
  store: store && orderStore(store, format),
})

/** Only a parcel has a receiver of its own; a sender who erased the account leaves no name behind. */
const receiverName = ({ receiver_details }: OrderRow): string | null =>
  receiver_details?.contact_person_name || null

/** `minutes` that a customer has to pay. */
const paymentDeadline = (
  {
    order,
    online_payment,
    offline_payment,
  }: Pick<ShownOrder, 'order' | 'online_payment' | 'offline_payment'>,
  minutes: number,
): string | null => {
  const isLookedInto = online_payment?.status === 'processing' || offline_payment?.status === 'pending'
  return instant(deadlineOf(order, isLookedInto, minutes))
}

export const liveOrderOnWire = (
  shown: ShownOrder & { arrival: ArrivalEstimate | null; parcel: ParcelState | undefined },
  format: Format,
  { at, config }: { at: Date; config: Pick<Config, 'PAYMENT_TIMEOUT_MINUTES'> },
): LiveOrder => {
  const { order, arrival, parcel } = shown
  return {
    id: order.id,
    order_status: order.order_status,
    order_type: order.order_type,
    payment_method: order.payment_method,
    payment_deadline: paymentDeadline(shown, config.PAYMENT_TIMEOUT_MINUTES),
    schedule_at: order.schedule_at.toISOString(),
    prescription_order: flag(order.prescription_order),
    priced: instant(order.priced),
    price_deadline: instant(acceptanceDeadline(order)),
    ...arrivalOnWire(arrival, at),
    receiver_name: receiverName(order),
    parcel: parcel ? liveParcelOnWire(order, parcel, format) : null,
  }
}

export function trackedOrderOnWire(
  shown: ShownOrder & {
    arrival: ArrivalEstimate | null
    refund: ShownRefund | undefined
    parcel: ParcelState | undefined
    /** Minor units; `null` when the caller cannot cancel it. */
    cancel_fee: number | null
    cancellation_reason: Text | null
    rewards: Rewards
    shared_until: Date | null
    payment_options: PaymentOption[]
    repayments: Repayment[]
    payment_history: PaymentEntry[]
  },
  format: Format,
  reference: Reference,
  { at, config }: { at: Date; config: Pick<Config, 'PAYMENT_TIMEOUT_MINUTES'> },
): TrackedOrder {
  const { order, courier, arrival, refund, rewards } = shown
  const address = order.order_type === 'take_away' ? null : orderAddress(order.delivery_address)
  return {
    ...orderOnWire(shown, format, reference, config.PAYMENT_TIMEOUT_MINUTES),
    user_id: order.customer_id ?? order.guest_id ?? '',
    is_guest: flag(order.customer_id === null),
    pending: instant(order.pending),
    accepted: instant(order.accepted),
    confirmed: instant(order.confirmed),
    processing: instant(order.processing),
    handover: instant(order.handover),
    picked_up: instant(order.picked_up),
    canceled: instant(order.canceled),
    failed: instant(order.failed),
    refund_requested: instant(order.refund_requested),
    refunded: instant(order.refunded),
    ...figuresOnWire(order, rewards, format),
    payments: paymentsOnWire(order, format),
    payment_options: shown.payment_options,
    repayments: shown.repayments,
    payment_history: shown.payment_history,
    offline_payment:
      shown.offline_payment &&
      transferOnWire(shown.offline_payment, awaitsTransfer(order) ? order.pay_by : null, format),
    distance: order.distance / 1000,
    ...arrivalOnWire(arrival, at),
    cutlery: flag(order.cutlery),
    prescription_order: flag(order.prescription_order),
    priced: instant(order.priced),
    order_attachment_count: order.order_attachment.length,
    order_note: order.order_note || null,
    unavailable_item_note: order.unavailable_item_note || null,
    delivery_instruction: order.delivery_instruction || null,
    cancellation_reason: shown.cancellation_reason && format.text(shown.cancellation_reason),
    canceled_by: order.canceled_by,
    charge_payer: order.charge_payer,
    parcel_category: shown.parcel_category && parcelCategoryOnWire(shown.parcel_category, format),
    cancel_fee: shown.cancel_fee === null ? null : format.money(shown.cancel_fee),
    parcel: shown.parcel ? handoverOnWire(order, shown.parcel, format) : null,
    parcel_size: order.parcel_size && parcelSizeOnWire(order.parcel_size, order.size_charge, format),
    weight: weightOnWire(order),
    refund: refund ? refundOnWire(refund, format) : null,
    refundable_until: instant(refundableUntil(order, refund !== undefined, at)),
    shared_until: instant(shown.shared_until),
    delivery_man: courier && deliveryManOnWire(courier, order, format),
    delivery_address: address,
    receiver_details: order.receiver_details ? orderAddress(order.receiver_details) : address,
  }
}

export function orderLineOnWire(line: OrderLineRow, format: Format, reference: Reference): OrderLine {
  const { item_details: sold } = line
  const { money } = format
  return {
    id: lineIdOf(line),
    order_id: line.order_id,
    item_id: sold.is_campaign ? null : line.item_id,
    item_campaign_id: sold.is_campaign ? line.item_id : null,
    quantity: line.quantity,
    price: money(line.price),
    discount_on_item: money(line.discount_on_item),
    discount_by: line.discount_on_item > 0 ? (sold.discount_by ?? null) : null,
    total_add_on_price: money(line.total_add_on_price),
    tax_amount: money(line.tax_amount),
    variation: soldVariation(sold, format),
    options: soldOptions(sold, format),
    add_ons: soldAddOns(sold, format),
    item_details: soldItemOnWire(line.item_id, sold, format, reference),
  }
}

export const orderStore = (store: StoreRow, { text, picture }: Format): OrderStore => ({
  id: store.id,
  slug: store.slug,
  name: text(store.name),
  phone: store.phone,
  address: text(store.address),
  latitude: degrees(store.latitude),
  longitude: degrees(store.longitude),
  logo_full_url: picture(store.logo, 160),
  module_id: store.module_id,
  zone_id: store.zone_id,
})

const orderAddress = (address: DeliveryAddress): OrderAddress => ({
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
  contact_person_email: address.contact_person_email || null,
  address_type: address.address_type,
  address: address.address,
  latitude: degrees(address.latitude ?? 0),
  longitude: degrees(address.longitude ?? 0),
  road: address.road,
  house: address.house,
  floor: address.floor,
  delivery_instruction: address.additional_information || null,
})

const deliveryManOnWire = (
  courier: CourierRow,
  order: ShownOrder['order'],
  { text, picture }: Format,
): DeliveryMan => ({
  id: courier.id,
  f_name: text(courier.f_name),
  l_name: text(courier.l_name),
  image_full_url: picture(courier.picture, 160),
  avg_rating: courier.avg_rating,
  rating_count: courier.rating_count,
  phone: courier.phone,
  lat: isOnTheWay(order) ? courier.latitude : null,
  lng: isOnTheWay(order) ? courier.longitude : null,
})

function soldVariation({ variation }: SoldItem, { text, money }: Format): CartVariation[] {
  if (!variation) return []
  return Array.isArray(variation)
    ? variation.map(({ name, labels }) => ({ name: text(name), values: { label: labels.map(text) } }))
    : [{ type: text(variation.type), price: money(variation.price), stock: variation.stock }]
}

/** What each option added to the price of the item, as far as it is known. */
const soldOptions = ({ variation }: SoldItem, { text, money }: Format) =>
  Array.isArray(variation)
    ? variation.flatMap(({ name, labels, prices = [] }) =>
        zip(prices, labels).map(([price, label]) => ({
          name: text(name),
          label: text(label),
          price: money(price),
        })),
      )
    : []

const soldAddOns = ({ add_ons, store_id }: SoldItem, { text, money }: Format): AddOn[] =>
  add_ons.map(({ id, name, price, quantity }) => ({
    id,
    store_id,
    name: text(name),
    price: money(price),
    quantity,
  }))

/** The item of a line as the order remembers it; what an order does not keep is empty. */
function soldItemOnWire(id: number, sold: SoldItem, format: Format, reference: Reference): Item {
  const { text, money, picture } = format
  const contained = allergensOnWire(sold.allergens ?? [], format, reference)
  return {
    id,
    slug: sold.slug,
    name: text(sold.name),
    description: '',
    image_full_url: picture(sold.picture, 640),
    images_full_url: [picture(sold.picture, 1280)],
    price: money(sold.price),
    discount: discountOnWire(sold, format),
    discount_type: sold.discount_type,
    store_discount: 0,
    store_id: sold.store_id,
    store_name: text(sold.store_name),
    unit_type: sold.unit && text(sold.unit),
    module_id: sold.module_id,
    module_type: reference.modules.get(sold.module_id)?.type ?? 'ecommerce',
    zone_id: sold.zone_id,
    veg: flag(sold.veg),
    recommended: 0,
    organic: flag(sold.organic),
    halal_tag_status: 0,
    is_halal: flag(sold.halal),
    avg_rating: 0,
    rating_count: 0,
    wishlist_count: 0,
    available_time_starts: null,
    available_time_ends: null,
    available_date_starts: null,
    available_date_ends: null,
    schedule_order: 0,
    maximum_cart_quantity: null,
    stock: null,
    variations: [],
    food_variations: [],
    choice_options: [],
    add_ons: soldAddOns(sold, format),
    category_ids: categoryPath(sold.category_id, reference).map(({ id, name }) => ({ id, name: text(name) })),
    tags: [],
    nutritions_name: [],
    allergies_name: contained.map(({ name }) => name),
    allergens: contained,
    generic_name: sold.generic_name.map(text),
    brand: null,
    karat: null,
    total_weight: null,
    country: null,
    is_prescription_required: 0,
  }
}
