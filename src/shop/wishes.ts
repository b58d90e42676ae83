import type { ActorRefFrom } from 'xstate'
import type { Wish } from '#machines/rules/wishes.ts'
import type { wishlistMachine } from '#machines/wishlist.machine.ts'
import { untilThere } from '#ui/lazy-part.tsx'
import type { Shop } from './shop.ts'

/** Whether the wishlist holds this item or store. */
export type Has = (kind: Wish['kind'], id: number) => boolean

/** The part of the wishlist that every heart needs; its machine loads when a customer is signed in or presses a heart. */
export type Wishes = {
  subscribe: (listener: () => void) => () => void
  has: Has
  /** The wishlist actor: created once, it then follows session and module. */
  open: () => Promise<ActorRefFrom<typeof wishlistMachine>>
  toggle: (wish: Wish) => void
}

const never: Has = () => false

export function createWishes(shop: () => Shop): Wishes {
  const listeners = new Set<() => void>()
  let has = never
  let opened: ReturnType<Wishes['open']> | undefined
  const show = (now: Has) => {
    has = now
    for (const listener of listeners) listener()
  }
  const open = () => {
    opened ??= untilThere(() => import('./wishlist.ts')).then((late) => late.openWishlist(shop(), show))
    return opened
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (...wish) => has(...wish),
    open,
    toggle: (wish) => open().then((wishlist) => wishlist.send({ type: 'wish.toggle', wish })),
  }
}
