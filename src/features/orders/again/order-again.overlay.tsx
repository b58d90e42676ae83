import { useState } from 'react'
import { requestKey } from '#browser/random.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { connectOrderAgain } from './order-again.ports.ts'
import { OrderAgainView } from './order-again.view.tsx'

/** What of an old order can be had again; what the app does about the end closes it. */
function OrderAgainOverlay({ order_id }: { order_id: number }) {
  const { api, actors } = useShop()
  const go = useGo()
  const [key] = useState(() => requestKey(crypto))
  const { actor, snapshot, send } = useFlow(() => connectOrderAgain(api, actors.session), { order_id, key })
  useTellApp('orderAgain', actor)
  return (
    <OrderAgainView
      snapshot={snapshot}
      send={send}
      onLocation={() => openOverlay({ name: 'location', next: { orderAgain: order_id } })}
      onCart={() => openOverlay({ name: 'cart' })}
      onItem={(id, module_id) => openOverlay({ name: 'item', id, module_id })}
      onStore={(store) => go(storePath(store))}
    />
  )
}

export { OrderAgainOverlay as Overlay }
