import type { Client } from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'

/** Where orders of the tools go: the demo city's own start. */
export const start = { latitude: '25.213563', longitude: '55.277018' }

export const PHONE = '+971501234567'

/** The body of an order bought at once, to be paid in cash; whose it is, and its amount, come on top. */
export const plainOrder = <Line>(store_id: number, cart: Line[]) => ({
  order_type: 'delivery' as const,
  payment_method: 'cash_on_delivery' as const,
  store_id,
  address: '63 Clock Square, Downtown, Marsa Noor',
  ...start,
  contact_person_name: 'Nadia Karam',
  contact_person_number: PHONE,
  is_buy_now: 1 as const,
  cart,
})

/** The expected amount in the refusal of a wrong one. */
export function dueIn(refusal: { errors: { expected?: number }[] } | undefined): number {
  const due = refusal?.errors[0]?.expected
  if (!due) throw new Error(`The amount is not known: ${JSON.stringify(refusal)}`)
  return due
}

type Dish = { food_variations: readonly unknown[]; available_time_starts: string | null }

/** Whether a dish needs no choice and is served at any time of day. */
export const isPlain = ({ food_variations, available_time_starts }: Dish) =>
  food_variations.length === 0 && (available_time_starts ?? '00:00').startsWith('00:00')

/** A plain dish, enough of it for any minimum order, at a store that is open; food of the demo city. */
export async function plainDinner(api: Client<paths>) {
  const { data: popular } = await api.GET('/stores/popular', { params: { query: { limit: 12, offset: 1 } } })
  const store_id = popular?.stores.find(({ open, active }) => open && active)?.id
  if (!store_id) throw new Error('No store is open.')
  const [dish] = await plainDishes(api, store_id)
  if (!dish) throw new Error('No open store has a plain dish.')
  return { store_id, line: { model: 'Item' as const, item_id: dish.id, price: dish.price, quantity: 5 } }
}

/** The plain dishes of a store of which there is no end: a flash sale holds fewer than the tests of one run buy. */
export async function plainDishes(api: Client<paths>, store_id: number) {
  const query = { store_id, category_id: 0, limit: 50, offset: 1 }
  const { data: menu } = await api.GET('/items/latest', { params: { query } })
  const { data: sale } = await api.GET('/flash-sales')
  const inSale = new Set(sale?.active_products.map(({ item_id }) => item_id))
  return (menu?.products ?? []).filter((dish) => isPlain(dish) && !inSale.has(dish.id))
}
