import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import { orderActions, viewerOf } from '#machines/orders/order-actions.ts'
import type { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import { awaitsAcceptance, isOver } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useGuestId, useToken } from '#src/core/where.ts'
import { useFlowActor } from '#src/flow/use-flow.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { chatWith } from '#src/navigation/chat-paths.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { AcceptPrice } from '#src/shared/orders/accept-price.part.tsx'
import { CancelOrder } from '#src/shared/orders/cancel-order.part.tsx'
import { orderLinesQuery, proofOf } from '#src/shared/orders/order.queries.ts'
import type { ProveGuestProps } from '#src/shared/orders/prove-guest.part.tsx'
import { Uncancelable } from '#src/shared/orders/uncancelable.part.tsx'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { followSurroundings } from './follow-surroundings.ts'
import { ShareOrder } from './share-order.part.tsx'
import { connectTrackOrder } from './tracking.ports.ts'
import { TrackingView } from './tracking.view.tsx'
import { TrackingMap } from './tracking-map.part.tsx'
import { WebPush } from './web-push.part.tsx'

type Snapshot = SnapshotFrom<typeof trackOrderMachine>

const orderOf = ({ context }: Snapshot) => context.order
const isLostIn = (snapshot: Snapshot) => snapshot.matches({ following: 'backingOff' })
const isGoneIn = (snapshot: Snapshot) => snapshot.matches('notFound')

export type FollowedOrderProps = {
  found: { order: TrackedOrder; contact_number: string }
  look: 'page' | 'drawer'
  /** Offers a guest in another browser to confirm the phone. */
  prove?: (proving: ProveGuestProps) => ReactNode
  children?: ReactNode
}

/** An order that was found, followed for as long as it is on show and something may still happen to it. */
export function FollowedOrder({ found, look, prove, children }: FollowedOrderProps) {
  const { tracking } = useWords()
  const { api, actors } = useShop()
  const config = useConfig()
  const token = useToken()
  const guest_id = useGuestId()
  const actor = useFlowActor(() => connectTrackOrder(api, actors.session), found)
  const order = useSelector(actor, orderOf)
  const isLost = useSelector(actor, isLostIn)
  const isGone = useSelector(actor, isGoneIn)
  const [isCanceling, setCanceling] = useState(false)
  const lines = useQuery(
    orderLinesQuery(api, order.id, proofOf(token ? null : guest_id, found.contact_number), order.priced),
  )

  useEffect(() => followSurroundings(actor), [actor])

  if (isGone)
    return (
      <EmptyState
        picture={<Art name="box" />}
        title={tracking.form.notFound()}
        hint={tracking.gone()}
        action={children}
      />
    )

  const readAgain = () => actor.send({ type: 'order.news', order_id: order.id })
  const viewer = viewerOf(order, { token, guest_id })
  const actions = orderActions(order, viewer)
  return (
    <TrackingView
      order={order}
      look={look}
      lines={lines.data}
      map={<TrackingMap order={order} />}
      isLost={isLost}
      onRetry={() => actor.send({ type: 'track.retry' })}
      onCancel={actions.includes('cancel') ? () => setCanceling(true) : undefined}
      price={
        awaitsAcceptance(order) && viewer.isOwner ? (
          <AcceptPrice order={order} followOrder={readAgain} onCancel={() => setCanceling(true)} />
        ) : undefined
      }
      proof={prove?.({ order, contact_number: found.contact_number, onProven: readAgain })}
      whyNotCancelable={<Uncancelable order={order} viewer={viewer} />}
      isRepeatable={order.order_status === 'canceled' && actions.includes('again')}
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
      webPush={look === 'page' && !isOver(order) ? <WebPush order_type={order.order_type} /> : undefined}
      contact_number={found.contact_number}
      share={viewer.isOwner ? <ShareOrder order={order} level={look === 'page' ? 2 : 3} /> : undefined}
    >
      {children}
      {isCanceling && <CancelOrder order={order} followOrder={readAgain} onEnd={() => setCanceling(false)} />}
    </TrackingView>
  )
}
