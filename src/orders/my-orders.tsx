import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useFilterFromUrl } from '#src/flow/use-filter-from-url.ts'
import { useRefresh } from '#src/flow/use-refresh.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { modulesQuery } from '#src/shop/modules.queries.ts'
import { onOrder } from '#src/shop/order-news.ts'
import { openOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { connectOrders } from './orders.ports.ts'
import { OrdersView } from './orders.view.tsx'
import { type OrdersFilter, ordersFilterOf, withOrdersFilter } from './orders-filter.ts'

/** The orders of the customer; the list is read again when the event stream reports a change of any of them. */
export function MyOrders() {
  const { api } = useShop()
  const go = useGo()
  const [address, setAddress] = useSearchParams()
  const filter = ordersFilterOf(address)
  const [list] = useState(() => connectOrders(api))
  const ref = useActorRef(list.machine, { input: list.start(filter) })
  const snapshot = useSelector(ref, (current) => current)
  const { data: modules = [] } = useQuery(modulesQuery(api))

  useTellApp('pagedList', ref)
  useRefresh(ref, onOrder)

  const show = useFilterFromUrl(ref, filter)
  const change = (next: OrdersFilter) => {
    show(next)
    // The address follows, so that a reload and the way back find the same orders.
    setAddress((before) => withOrdersFilter(before, next), { replace: true })
  }
  return (
    <OrdersView
      snapshot={snapshot}
      orders={list.rows(snapshot)}
      modules={modules}
      filter={list.filter(snapshot)}
      onFilter={change}
      send={ref.send}
      onTrack={(order_id) => openOverlay({ name: 'order-tracking', order_id })}
      onBrowse={() => go('/home')}
    />
  )
}
