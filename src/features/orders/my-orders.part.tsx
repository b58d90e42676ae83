import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { onOrder } from '#src/core/order-news.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { useRefresh } from '#src/flow/use-refresh.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { connectOrders } from './orders.ports.ts'
import { OrdersView } from './orders.view.tsx'
import { type OrdersFilter, ordersFilterOf, withOrdersFilter } from './orders-filter.ts'

/** The orders of the customer; the list is read again when the event stream reports a change of any of them. */
export function MyOrders() {
  const { api } = useShop()
  const go = useGo()
  const [address, setAddress] = useSearchParams()
  const filter = ordersFilterOf(address)
  const list = usePagedList(() => connectOrders(api), filter)
  const { data: modules = [] } = useQuery(modulesQuery(api))

  useTellApp('pagedList', list.actor)
  useRefresh(list.actor, onOrder)

  const show = useFilterFromUrl(list.actor, filter)
  const change = (next: OrdersFilter) => {
    show(next)
    // The address follows, so that a reload and the way back find the same orders.
    setAddress((before) => withOrdersFilter(before, next), { replace: true })
  }
  return (
    <OrdersView
      snapshot={list.snapshot}
      orders={list.rows}
      modules={modules}
      filter={list.filter}
      onFilter={change}
      send={list.send}
      onTrack={(order_id) => openOverlay({ name: 'order-tracking', order_id })}
      onBrowse={() => go(HOME)}
    />
  )
}
