import { createActor, fromCallback } from 'xstate'
import type { Coordinator } from '#machines/checkout/coordinator.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import { noQuote } from '#machines/rules/quote.ts'
import type { Coupon, OrderPlaced, Quote } from '#openapi/generated/client.ts'
import { config, dish, lineFor, mona, refusal, store } from '#tests/machines/samples.ts'

/** Stands for checkout in the stories of its parts, which see what it is told. */
export const coordinator: Coordinator = createActor(
  fromCallback(() => {}),
  { id: 'checkout' },
)

/** The harbour kitchen is at 25.1, 55.1. */
export const location = { lat: 25.2, lng: 55.2, address: '9 Lighthouse Road', zone_ids: [1] }
export const soup = dish({ price: 20 })
export const lines = [lineFor(8, soup, { quantity: 2 })]
export const nora = {
  contact_person_name: 'Nora',
  contact_person_number: '+971502223344',
  contact_person_email: 'nora@souk.example',
}
export const guest = {
  kind: 'cart' as const,
  shopper: { type: 'guest' as const, guest_id: 'guest-7' },
  store: store(),
  config: config(),
  lines,
  location,
  saved: { contact: nora },
}
export const customer = {
  ...guest,
  shopper: { type: 'customer' as const, info: mona },
  saved: undefined,
}

/** The first order of this customer costs 10 % less. */
export const entitled = {
  type: 'customer' as const,
  info: {
    ...mona,
    is_valid_for_discount: true,
    discount_amount: 10,
    discount_amount_type: 'percent' as const,
  },
}

/** 40 for the goods, 5 % tax, 10 for 5 km at 2 a kilometre: 52. */
export const quote = {
  ...noQuote,
  metres: 5000,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 5,
  maximum_shipping_charge: 15,
  maximum_cod_order_amount: 200,
  offline_payment: false,
}
export const knownFee = { type: 'known' as const, quote }
/** The draft of a guest whose delivery fee is known. */
export const draftOfGuest = { ...startDraft(guest), fee: knownFee }

/** What the server says of that order: the same 52, for a quarter of an hour. */
export const itemsQuote: Quote = {
  id: 'quote-7',
  order_type: 'delivery',
  lines: [
    { key: 'goods', name: null, amount: 40 },
    { key: 'tax', name: null, amount: 2 },
    { key: 'delivery', name: null, amount: 10 },
  ],
  total: 52,
  distance: 5,
  delivery_fee: {
    distance: 5,
    per_km_shipping_charge: 2,
    distance_charge: 10,
    minimum_shipping_charge: 5,
    maximum_shipping_charge: 15,
    shipping_charge: 10,
    increased_delivery_fee: 0,
    increased_delivery_charge: 0,
  },
  free_delivery_by: null,
  payments: {
    cash_on_delivery: 1,
    digital_payment: 1,
    offline_payment: 0,
    wallet: 1,
    partial_payment: 1,
    maximum_cod_order_amount: 200,
  },
  minimum_delivery_minutes: 25,
  maximum_delivery_minutes: 40,
  created_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-20T12:15:00Z',
  previous_total: null,
}
/** The same after the price of the soup rose. */
export const dearerItems: Quote = {
  ...itemsQuote,
  id: 'quote-8',
  lines: [
    { key: 'goods', name: null, amount: 50 },
    { key: 'tax', name: null, amount: 2.5 },
    { key: 'delivery', name: null, amount: 10 },
  ],
  total: 62.5,
  previous_total: 52,
}

export const matrix = (value: number) => ({
  rows: [{ elements: [{ distance: { value, text: '' }, duration: { value: 600, text: '' } }] }],
})

export const order: OrderPlaced = {
  message: 'Order placed successfully.',
  order_id: 100,
  total_ammount: 52,
  status: 'pending',
  created_at: '2026-11-20T12:00:00Z',
  user_id: 'guest-7',
}
/** The attempt that became the order. */
export const attempt: OrderKey = {
  key: 'key-0000000000000001',
  purpose: 'cart/guest-7',
  kind: 'cart',
  guest_id: 'guest-7',
  contact_number: '+971500000000',
}
/** The same order with the money still to come, online. */
export const unpaidOrder: OrderPlaced = {
  ...order,
  payments: [{ payment_method: 'digital_payment', payment_status: 'unpaid', amount: 52 }],
}

export const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  title: 'Welcome',
  code: 'WELCOME10',
  discount: 5,
  discount_type: 'amount',
  coupon_type: 'default',
  min_purchase: 0,
  max_discount: null,
  start_date: '2026-01-01',
  expire_date: '2026-12-31',
  limit: null,
  store_id: null,
  module_id: 1,
  ...over,
})

export const offline = new Error('offline')
export const badPhone = refusal(403, {
  code: 'contact_person_number',
  message: 'The phone number is not valid.',
})
export const soldOut = refusal(403, { code: 'stock', message: 'Lentil soup is out of stock.' })
export const twoStores = refusal(403, {
  code: 'different_stores',
  message: 'These goods are of different stores.',
})
export const quoteOver = refusal(403, { code: 'quote_expired', message: 'This price has expired.' })
export const priceChanged = refusal(403, { code: 'price_changed', message: 'A price has changed.' })
export const dearer = refusal(403, { code: 'order_amount', message: 'The total is now 62.50.' })
export const emptyCart = refusal(403, { code: 'order_details', message: 'Your cart is empty.' })
export const couponExpired = refusal(403, { code: 'coupon', message: 'Coupon expired' })

/** The server takes no order with this code. */
export const refusedFor = (...codes: string[]) => ({
  type: 'refused' as const,
  refusals: codes.map((code) => ({ code, message: 'The server says why.' })),
})
