import type {
  DeliveryMan,
  ListedOrder,
  LiveOrder,
  Order,
  OrderAddress,
  OrderStore,
  PaymentEntry,
  PaymentOption,
  Repayment,
  TrackedOrder,
} from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Config } from '#server/config/config.ts'
import type { CourierRow, OrderRow, StoreRow } from '#server/db/rows.ts'
import type { DeliveryAddress, Text } from '#server/db/shapes.ts'
import { figuresOnWire } from '#server/orders/order-figures.wire.ts'
import { paymentsOnWire } from '#server/orders/payments.wire.ts'
import type { Rewards } from '#server/orders/rewards.ts'
import type { ShownOrder } from '#server/orders/shown-orders.ts'
import { handoverOnWire, liveParcelOnWire } from '#server/parcels/parcel-hand-over.wire.ts'
import type { ParcelState } from '#server/parcels/read-parcel.ts'
import type { ShownRefund } from '#server/refunds/read-refund.ts'
import { refundOnWire } from '#server/refunds/refund.wire.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { isOutForDelivery } from '#server/rules/order-status.ts'
import { awaitsTransfer, deadlineOf } from '#server/rules/payment.ts'
import { acceptanceDeadline } from '#server/rules/prescription.ts'
import { refundableUntil } from '#server/rules/refund.ts'
import { arrivalOnWire } from '#server/wire/arrival.ts'
import { degrees, type Format, flag, instant } from '#server/wire/format.ts'
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
  lat: isOutForDelivery(order) ? courier.latitude : null,
  lng: isOutForDelivery(order) ? courier.longitude : null,
})
