import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { isOver } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useShare } from '#src/shared/sharing/use-share.ts'
import { connectShareOrder } from './share-order.ports.ts'
import { ShareOrderView } from './share-order.view.tsx'
import { ShareParcel } from './share-parcel.part.tsx'

type Props = { order: TrackedOrder; level: 2 | 3 }

/**
 * Offered to the owner while something happens to the order, and as long as a link shows it. It stays when the order
 * arrives on show; a canceled order only takes back the links it has.
 */
export function ShareOrder(props: Props) {
  const { order } = props
  const [wasOffered] = useState(!isOver(order))
  const isOffered = wasOffered && order.order_status !== 'canceled'
  if (!isOffered && !order.shared_until) return null
  return order.order_type === 'parcel' ? (
    <ShareParcel {...props} isOffered={isOffered} />
  ) : (
    <Sharing {...props} isOffered={isOffered} />
  )
}

function Sharing({ order, level, isOffered }: Props & { isOffered: boolean }) {
  const { tracking, sharing } = useWords()
  const { api, actors } = useShop()
  const { id, shared_until } = order
  const { actor, snapshot, send } = useFlow(() => connectShareOrder(api, actors.session), {
    order_id: id,
    links: shared_until ? { expires_at: shared_until } : {},
  })
  useTellApp('shareOrder', actor)
  const { isCopied, share } = useShare(sharing.notShared())
  const { path } = snapshot.context.links
  const title = tracking.order({ id })
  const url = path && new URL(path, window.location.href).href
  return (
    <ShareOrderView
      snapshot={snapshot}
      send={send}
      level={level}
      isOffered={isOffered}
      isCopied={isCopied}
      onSend={url ? () => share({ title, url }) : undefined}
      mailto={url && `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
    />
  )
}
