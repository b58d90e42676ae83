import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '#machines/cart.machine.ts'
import { useOpenItem, useShownLines } from '#src/goods/add-control.tsx'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useShopMinute } from '#src/shop/shop-minute.ts'
import { CartView } from './cart.view.tsx'

const stateOf = (snapshot: SnapshotFrom<typeof cartMachine>) => {
  if (snapshot.matches('unavailable')) return 'unavailable' as const
  return snapshot.matches('awaitingOwner') || snapshot.matches('loading')
    ? ('loading' as const)
    : ('ready' as const)
}

/** The cart over the page; `checkout` is the way on, given by the app. */
export function Overlay({ checkout }: { checkout: ReactNode }) {
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
      send={(event) => cart.send(event)}
      onEdit={(line) => openItem(line.item, line.id)}
      onClose={closeOverlay}
      onBrowse={() => go('/home')}
      checkout={checkout}
    />
  )
}
