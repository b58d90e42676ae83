import { type ActorRefFrom, createActor } from 'xstate'
import { otherTabs } from '#browser/other-tabs.ts'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { isWished } from '#machines/rules/wishes.ts'
import type { Shop } from './shop.ts'
import type { Has } from './wishes.types.ts'
import { connectWishlist } from './wishlist.ports.ts'

type Wishlist = ActorRefFrom<typeof wishlistMachine>

/** Starts the wishlist: it follows session, module and other tabs, emits its facts to the app, and shows every change. */
export function openWishlist(shop: Shop, show: (has: Has) => void): Wishlist {
  const { session, location, module } = shop.actors
  const shopper = () => ({
    token: session.getSnapshot().context.token,
    zone_ids: location.getSnapshot().context.location?.zone_ids ?? [],
    module_id: module.getSnapshot().context.module?.id ?? null,
  })
  const wishlist = createActor(connectWishlist(shop.api), { input: { shopper: shopper() } })
  wishlist.subscribe(({ context }) => show((kind, id) => isWished(context, kind, id)))
  wishlist.on('*', (fact) => shop.tellApp('wishlist', fact))
  otherTabs('wishlist').onTold(() => wishlist.send({ type: 'wishlist.changed' }))

  const meet = () => wishlist.send({ type: 'shopper.changed', shopper: shopper() })
  wishlist.start()
  session.subscribe(meet)
  location.subscribe(meet)
  module.subscribe(meet)
  window.addEventListener('online', () => wishlist.send({ type: 'retry' }))
  return wishlist
}
