import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { useToken } from '#src/core/where.ts'
import { closeOverlay } from '#src/navigation/overlay.ts'
import { Drawer } from '#ui/drawer.tsx'
import { FindOrder, type FoundOrder } from './find-order.part.tsx'
import { FollowedOrder } from './followed-order.part.tsx'

type Props = { order_id?: number | undefined; contact_number?: string | undefined }

/** The order over the page it was asked for on (docs/spec.md §2, Order-tracking side drawer). */
function OrderTrackingOverlay({ order_id, contact_number = '' }: Props) {
  const { tracking } = useWords()
  const token = useToken()
  const [found, setFound] = useState<FoundOrder>()
  // A drawer opened with an order id alone is about the shopper's own order: the guest id is proof enough.
  const isOwn = order_id !== undefined && contact_number === ''
  return (
    <Drawer
      open
      title={found ? tracking.order({ id: found.order.id }) : tracking.drawerTitle()}
      onClose={closeOverlay}
    >
      {found && (order_id === undefined || found.order.id === order_id) ? (
        <FollowedOrder key={found.order.id} found={found} look="drawer" />
      ) : (
        <FindOrder
          key={`${order_id}/${contact_number}`}
          asked={{ order_id: order_id === undefined ? '' : String(order_id), contact_number }}
          asker={token || isOwn ? 'customer' : 'guest'}
          look="drawer"
          onFound={setFound}
        />
      )}
    </Drawer>
  )
}

export { OrderTrackingOverlay as Overlay }
