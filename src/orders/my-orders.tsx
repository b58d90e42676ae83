import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { onOrder } from '#src/shop/order-news.ts'
import { openOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { connectOrders } from './orders.ports.ts'
import { OrdersView } from './orders.view.tsx'

/** The orders of the customer; what the shop sends word of is read again. */
export function MyOrders() {
  const { api } = useShop()
  const go = useGo()
  const [list] = useState(() => connectOrders(api))
  const ref = useActorRef(list.machine, { input: list.start('list') })
  const snapshot = useSelector(ref, (current) => current)

  useTellApp('pagedList', ref)
  useEffect(() => {
    const stopNews = onOrder(() => {
      ref.send({ type: 'list.refresh' })
      return false
    })
    return () => void stopNews()
  }, [ref])

  return (
    <OrdersView
      snapshot={snapshot}
      orders={list.rows(snapshot)}
      filter={snapshot.context.filter === 'running-orders' ? 'running-orders' : 'list'}
      onFilter={(filter) => ref.send(list.change(filter))}
      send={ref.send}
      onTrack={(order_id) => openOverlay({ name: 'order-tracking', order_id })}
      onBrowse={() => go('/home')}
    />
  )
}
