import { use, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { shownWishes, type Wish } from '#machines/rules/wishes.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useModule } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { productPath, storePath } from '#src/navigation/item-link.ts'
import { closeOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { useOpenItem } from '#src/shared/items/add-control.part.tsx'
import { RemoveWish } from './remove-wish.part.tsx'
import { WishlistView } from './wishlist.view.tsx'

/** The wishlist over the page; its machine comes with it, if no heart has fetched it yet. */
const WishlistOverlay = () => <Wishlist wishlist={use(useShop().wishes.open())} />

function Wishlist({ wishlist }: { wishlist: ActorRefFrom<typeof wishlistMachine> }) {
  const isFood = useModule()?.module_type === 'food'
  const go = useGo()
  const openItem = useOpenItem()
  const [path] = useLocation()
  const search = useSearch()
  const wishes = useSelector(wishlist, wishesOf, sameWishes)
  const state = useSelector(wishlist, stateOf)
  const nextRow = useRef<() => HTMLElement | null>(null)
  const [leaving, setLeaving] = useState<Wish>()

  /** In the popup, ecommerce goods on their page (docs/spec.md §2, Wishlist drawer). */
  const open = (item: Item) => (item.module_type === 'ecommerce' ? go(productPath(item)) : openItem(item))
  return (
    <>
      <WishlistView
        wishes={wishes}
        state={state}
        isFood={isFood}
        nextRow={nextRow}
        onItem={open}
        onStore={(store) => go(storePath(store))}
        onRemove={setLeaving}
        onRetry={() => wishlist.send({ type: 'retry' })}
        onSignIn={() => go(signInPath(`${path}?${search}`))}
        onBrowse={() => go(HOME)}
        onClose={closeOverlay}
      />
      {leaving && (
        <RemoveWish
          wish={leaving}
          finalFocus={() => nextRow.current?.() ?? null}
          onEnd={({ type }) => {
            if (type === 'removed') wishlist.send({ type: 'wish.drop', wish: leaving })
            setLeaving(undefined)
          }}
        />
      )}
    </>
  )
}

type Snapshot = SnapshotFrom<typeof wishlistMachine>

const wishesOf = ({ context }: Snapshot) => shownWishes(context)
const sameWishes = (one: ReturnType<typeof wishesOf>, other: ReturnType<typeof wishesOf>) =>
  one.item === other.item && one.store === other.store

const stateOf = (snapshot: Snapshot) => {
  if (snapshot.matches('signedOut')) return 'signedOut' as const
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable' as const
  return snapshot.matches({ signedIn: 'loading' }) ? ('loading' as const) : ('ready' as const)
}

export { WishlistOverlay as Overlay }
