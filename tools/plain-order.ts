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

/** The amount the shop names when it refuses one that is not its own. */
export function dueIn(refusal: { errors: { message: string }[] } | undefined): number {
  const due = Number(/[\d.,]*\d/.exec(refusal?.errors[0]?.message ?? '')?.[0].replaceAll(',', ''))
  if (!due) throw new Error(`The amount is not known: ${JSON.stringify(refusal)}`)
  return due
}
