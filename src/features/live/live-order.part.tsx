import { type ComponentType, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { showBadge } from '#browser/app-badge.ts'
import { clock } from '#browser/clock.ts'
import { deadlineOf } from '#machines/orders/live-order.ts'
import type { LiveOrder as Order, TrackedOrder } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useOrderChanges } from '#src/core/use-order-changes.ts'
import { useGuestId, useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { CHECKOUT, TRACK_ORDER } from '#src/navigation/pages.ts'
import { connectLiveOrder } from './live-order.ports.ts'
import { UnpaidBar } from './unpaid-bar.part.tsx'

export type RunningOrderProps = {
  order: Order | TrackedOrder
  /** The page is about this order, and shows how it stands. */
  isShown: boolean
}

type Props = {
  /** What says how an order under way stands; its code and words load when there is one. */
  runningOrder: ComponentType<RunningOrderProps>
}

/** A bar on every page while an order waits to be paid or is under way; checkout and the payment page say it themselves. */
export function LiveOrder({ runningOrder }: Props) {
  const [path] = useLocation()
  const token = useToken()
  const guest_id = useGuestId()
  const shopper = token ?? guest_id
  return path === CHECKOUT || shopper === null ? null : <Followed key={shopper} runningOrder={runningOrder} />
}

/** The page is the tracking of this order, or its own page. */
const isAbout = (order_id: number, path: string, search: URLSearchParams): boolean =>
  search.get(path === TRACK_ORDER ? 'order_id' : 'orderId') === String(order_id)

function Followed({ runningOrder: RunningOrder }: Props) {
  const { api, actors, storage } = useShop()
  const { timezone } = useConfig()
  const [path] = useLocation()
  const [search] = useSearchParams()
  const { snapshot, send } = useFlow(
    () => connectLiveOrder(api, actors.session, { clock, timezone }),
    undefined,
  )
  const { orders, gone } = snapshot.context
  const order = gone[0] ?? orders[0]
  const unpaid = gone.length === 0 ? orders.find((each) => deadlineOf(each) !== undefined) : undefined
  const followed = unpaid ? undefined : order
  useOrderChanges(() => send({ type: 'orders.changed' }), { shows: followed?.id })

  const isOver = ['ended', 'resting', 'planned'].some((state) => snapshot.value === state)
  const isKnown = isOver || order !== undefined
  useEffect(() => {
    if (!isKnown) return
    showBadge(navigator, isOver ? 0 : 1)
    if (isOver) storage.remove('orderUnderWay')
    else storage.write('orderUnderWay', true)
  }, [isKnown, isOver, storage])

  return (
    <>
      <UnpaidBar order={unpaid && isAbout(unpaid.id, path, search) ? undefined : unpaid} />
      {followed && (
        <Suspense fallback={null}>
          <RunningOrder key={followed.id} order={followed} isShown={isAbout(followed.id, path, search)} />
        </Suspense>
      )}
    </>
  )
}
