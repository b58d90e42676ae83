import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useShopMinute } from '#src/core/shop-minute.ts'
import { useWhere } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { closeOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { LinesDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useOpenItem, useShownLines } from '#src/shared/items/add-control.part.tsx'
import { storeQuery } from '#src/shared/items/goods.queries.ts'
import { useGift } from '#src/shared/offers/use-gift.ts'
import { CartView } from './cart.view.tsx'

const stateOf = (snapshot: SnapshotFrom<typeof cartMachine>) => {
  if (snapshot.matches('unavailable')) return 'unavailable' as const
  return snapshot.matches('awaitingOwner') || snapshot.matches('loading')
    ? ('loading' as const)
    : ('ready' as const)
}

/** The cart over the page; `checkout` is the way on, given by the app. */
function CartOverlay({ checkout }: { checkout: ReactNode }) {
  const { api, actors } = useShop()
  const { cart } = actors
  const config = useConfig()
  const go = useGo()
  const openItem = useOpenItem()
  const lines = useShownLines()
  const state = useSelector(cart, stateOf)
  const minute = useShopMinute()
  const store_id = lines[0]?.item.store_id ?? 0
  const { data: store } = useQuery({ ...storeQuery(api, useWhere(), store_id), enabled: store_id > 0 })
  return (
    <CartView
      lines={lines}
      state={state}
      minute={minute}
      config={config}
      store={store}
      gift={useGift()}
      send={(event) => cart.send(event)}
      onEdit={(line) => openItem(line.item, line.id)}
      onClose={closeOverlay}
      onBrowse={() => go(HOME)}
      checkout={checkout}
      diet={<LinesDiet lines={lines} />}
    />
  )
}

export { CartOverlay as Overlay }
