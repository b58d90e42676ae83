import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import { orderActions, viewerOf } from '#machines/rules/order-actions.ts'
import { isOver } from '#machines/rules/order-steps.ts'
import type { trackOrderMachine } from '#machines/track-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { CancelOrder } from '#src/goods/cancel-order.tsx'
import { orderLinesQuery, proofOf } from '#src/goods/order.queries.ts'
import { chatWith } from '#src/shop/chat-paths.ts'
import { useConfig } from '#src/shop/config.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useGuestId, useToken } from '#src/shop/where.ts'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { followSurroundings } from './follow-surroundings.ts'
import { ShareOrder } from './share-order.tsx'
import { connectTrackOrder } from './tracking.ports.ts'
import { TrackingView } from './tracking.view.tsx'
import { TrackingMap } from './tracking-map.tsx'
import { WebPush } from './web-push.tsx'

type Snapshot = SnapshotFrom<typeof trackOrderMachine>

const orderOf = ({ context }: Snapshot) => context.order
const isLostIn = (snapshot: Snapshot) => snapshot.matches({ following: 'backingOff' })
const isGoneIn = (snapshot: Snapshot) => snapshot.matches('notFound')

export type FollowedOrderProps = {
  found: { order: TrackedOrder; contact_number: string }
  look: 'page' | 'drawer'
  children?: ReactNode
}

/** An order that was found, followed for as long as it is on show and something may still happen to it. */
export function FollowedOrder({ found, look, children }: FollowedOrderProps) {
  const { tracking } = useWords()
  const { api, actors } = useShop()
  const config = useConfig()
  const token = useToken()
  const guest_id = useGuestId()
  const [machine] = useState(() => connectTrackOrder(api, actors.session))
  const ref = useActorRef(machine, { input: found })
  const order = useSelector(ref, orderOf)
  const isLost = useSelector(ref, isLostIn)
  const isGone = useSelector(ref, isGoneIn)
  const [isCanceling, setCanceling] = useState(false)
  const lines = useQuery(
    orderLinesQuery(api, order.id, proofOf(token ? null : guest_id, found.contact_number), order.priced),
  )

  useEffect(() => followSurroundings(ref), [ref])

  if (isGone)
    return (
      <EmptyState
        picture={<Art name="box" />}
        title={tracking.form.notFound()}
        note={tracking.gone()}
        action={children}
      />
    )

  const actions = orderActions(order, viewerOf(order, { token, guest_id }))
  return (
    <TrackingView
      order={order}
      look={look}
      lines={lines.data}
      map={<TrackingMap order={order} />}
      isLost={isLost}
      onRetry={() => ref.send({ type: 'track.retry' })}
      onCancel={actions.includes('cancel') ? () => setCanceling(true) : undefined}
      onReceipt={() =>
        openOverlay({
          name: 'receipt',
          order_id: order.id,
          ...(found.contact_number && { contact_number: found.contact_number }),
        })
      }
      courierChat={
        token && order.delivery_man ? chatWith('delivery_man', order.delivery_man.id, order.id) : undefined
      }
      supportChat={token ? chatWith('admin', 0, order.id) : undefined}
      contact={config}
      webPush={look === 'page' && !isOver(order) ? <WebPush /> : undefined}
      share={
        <ShareOrder order={order} contact_number={found.contact_number} level={look === 'page' ? 2 : 3} />
      }
    >
      {children}
      {isCanceling && (
        <CancelOrder
          order={order}
          followOrder={() => ref.send({ type: 'order.news', order_id: order.id })}
          onEnd={() => setCanceling(false)}
        />
      )}
    </TrackingView>
  )
}
