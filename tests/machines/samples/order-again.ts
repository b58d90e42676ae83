import type { LineAgain, OrderAgainPreview, RepeatedOrder } from '#openapi/generated/client.ts'

export const lineAgain = (over: Partial<LineAgain> = {}): LineAgain => ({
  item_id: 11,
  name: 'Lentil soup',
  image_full_url: '',
  options: [],
  add_ons: [],
  old_quantity: 2,
  old_price: 10,
  reason: null,
  quantity: 2,
  price: 10,
  amount: 20,
  shortage: null,
  missing_add_ons: [],
  missing_options: [],
  available_time_starts: null,
  available_time_ends: null,
  ...over,
})

export const goneLine = lineAgain({
  item_id: 12,
  name: 'Margherita',
  reason: 'gone',
  quantity: 0,
  price: null,
  amount: 0,
})

/** Two soups can be had, a pizza cannot. */
export const preview = (over: Partial<OrderAgainPreview> = {}): OrderAgainPreview => ({
  order_id: 100001,
  store: {
    id: 1,
    slug: 'harbour-kitchen',
    name: 'Harbour Kitchen',
    module_id: 1,
    module_type: 'food',
    zone_id: 1,
    open: 1,
    current_opening_time: null,
    schedule_order: 1,
    serves_location: 1,
  },
  other_cart: null,
  lines: [lineAgain(), goneLine],
  quantity: 2,
  amount: 20,
  ...over,
})

export const fromOtherStore = preview({ other_cart: { store_name: 'Bakery', quantity: 3 } })
export const soldOut = preview({ lines: [goneLine], quantity: 0, amount: 0 })

/** Two soups were put into the cart, a pizza was not. */
export const repeated = (over: Partial<RepeatedOrder> = {}): RepeatedOrder => ({
  message: 'The items still available from your order are in the cart.',
  cart: [],
  added: 2,
  missing: [{ item_id: 12, name: 'Margherita', reason: 'gone' }],
  changed: [],
  ...over,
})
