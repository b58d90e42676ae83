import { moduleNamed } from '#src/navigation/module-named.ts'

/** Which orders the list shows; the address holds it (docs/spec.md §7, Orders). */
export type OrdersFilter = {
  type: 'list' | 'running-orders' | 'past-orders'
  module_id: number | null
  /** Part of the name of a store or an item, or the number of an order; empty for all. */
  name: string
}

const types = { running: 'running-orders', past: 'past-orders' } as const

/** `/profile?page=my-orders&tab=past&module_id=2&search=pizza`. */
export const ordersFilterOf = (address: URLSearchParams): OrdersFilter => ({
  type: types[address.get('tab') as keyof typeof types] ?? 'list',
  module_id: moduleNamed(address),
  name: (address.get('search') ?? '').slice(0, 200),
})

/** The address with this filter; what filters nothing is left out. */
export function withOrdersFilter(address: URLSearchParams, filter: OrdersFilter): URLSearchParams {
  const { type, module_id, name } = filter
  const tab = type === 'running-orders' ? 'running' : type === 'past-orders' ? 'past' : ''
  const fields = { tab, module_id: module_id === null ? '' : String(module_id), search: name }
  const next = new URLSearchParams(address)
  for (const [field, value] of Object.entries(fields))
    if (value) next.set(field, value)
    else next.delete(field)
  return next
}
