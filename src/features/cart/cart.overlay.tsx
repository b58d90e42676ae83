import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useShopMinute } from '#src/core/shop-minute.ts'
import { closeOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { LinesDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useOpenItem, useShownLines } from '#src/shared/items/add-control.part.tsx'
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
  const { cart } = useShop().actors
  const config = useConfig()
  const go = useGo()
  const openItem = useOpenItem()
  const lines = useShownLines()
  const state = useSelector(cart, stateOf)
  const minute = useShopMinute()
  return (
    <CartView
      lines={lines}
      state={state}
      minute={minute}
      config={config}
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
