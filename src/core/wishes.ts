import { untilThere } from '#ui/lazy-part.tsx'
import type { Shop } from './shop.ts'
import type { Has, Wishes } from './wishes.types.ts'

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
