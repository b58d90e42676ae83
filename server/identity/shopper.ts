import type { Customer, Guest } from './principal.ts'

/** Who shops: a customer, or a guest with an id. `owner` names them in one text, as carts and orders keep it. */
export type Shopper =
  | { owner: string; customer_id: number; guest_id: null }
  | { owner: string; customer_id: null; guest_id: string }

export const shopperOf = (principal: Customer | Guest): Shopper =>
  principal.kind === 'customer' ? customerShopper(principal.customer_id) : guestShopper(principal.guest_id)

export const customerShopper = (customer_id: number): Shopper => ({
  owner: `customer:${customer_id}`,
  customer_id,
  guest_id: null,
})

export const guestShopper = (guest_id: string): Shopper => ({
  owner: `guest:${guest_id}`,
  customer_id: null,
  guest_id,
})
