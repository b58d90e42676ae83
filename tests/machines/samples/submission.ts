export const purpose = 'cart/guest-7/8.11..2'
export const draft = { owner: 'customer 5', cart: 'cart 1' }
export const key = 'key-0000000000000001'
export const placement = {
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  order_amount: 21,
  store_id: 1,
} as const
export const placed = {
  message: 'Order placed successfully.',
  order_id: 100,
  total_ammount: 21,
  status: 'pending',
  created_at: '2026-11-20T12:00:00Z',
  user_id: 'guest-7',
} as const
