import type { Config, StoreDetails } from '#openapi/generated/client.ts'

/**
 * The subject of an order: the cart, one item past the cart, an item of a campaign, the pictures of a prescription, or
 * a courier for a parcel.
 */
export type OrderKind = 'cart' | 'buy_now' | 'campaign' | 'prescription' | 'parcel'

/** Which parts of checkout apply to a kind of order. */
export type OrderParts = {
  /** Source of the items' current price and stock. */
  goods: 'cart' | 'item' | 'none'
  /** Guests may order it, where the shop serves guests at all (docs/spec.md §5, Order Now). */
  guests: boolean
  orderTypes: boolean
  coupon: boolean
  schedule: boolean
  /** Paid when the order is placed; the store prices a prescription first. */
  payment: boolean
  prescription: 'by item' | 'always' | 'never'
}

const ofItems = {
  guests: true,
  orderTypes: true,
  coupon: true,
  schedule: true,
  payment: true,
  prescription: 'by item',
} as const

/** One row for each kind of order; a new kind is a row here and not a region of a chart. */
export const partsOf: Record<OrderKind, OrderParts> = {
  cart: { ...ofItems, goods: 'cart' },
  buy_now: { ...ofItems, goods: 'item' },
  campaign: { ...ofItems, goods: 'item', guests: false },
  prescription: {
    goods: 'none',
    guests: true,
    orderTypes: false,
    coupon: false,
    schedule: false,
    payment: false,
    prescription: 'always',
  },
  parcel: {
    goods: 'none',
    guests: true,
    orderTypes: false,
    coupon: false,
    schedule: true,
    payment: true,
    prescription: 'never',
  },
}

/** May a guest order this kind in this shop? */
export const guestsMayOrder = (kind: OrderKind, config: Pick<Config, 'guest_checkout_status'>): boolean =>
  partsOf[kind].guests && config.guest_checkout_status === 1

/** Can the pictures of a prescription be ordered with at this store, in this shop? They are always brought. */
export const takesPrescriptions = (
  store: Pick<StoreDetails, 'prescription_order' | 'delivery'>,
  config: Pick<Config, 'prescription_order_status' | 'home_delivery_status'>,
): boolean =>
  store.prescription_order === 1 &&
  store.delivery === 1 &&
  config.prescription_order_status === 1 &&
  config.home_delivery_status === 1
