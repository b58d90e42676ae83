import { Heart } from 'lucide-react'
import { Suspense, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { shownWishes } from '#machines/rules/wishes.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { opens } from '#src/navigation/overlay.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CountBadge } from './count-badge.part.tsx'

const countOf = ({ context }: SnapshotFrom<typeof wishlistMachine>) => {
  const { item, store } = shownWishes(context)
  return item.length + store.length
}

/**
 * Opens the wishlist of a customer who has a location (docs/spec.md §2, Header); the badge counts its items and stores.
 */
export function WishlistButton() {
  const { wishes } = useShop()
  const location = useCustomerLocation()
  // The customer's hearts are pressed as they were left, wherever one is shown.
  void wishes.open()
  if (!location) return null
  return (
    <Suspense fallback={<Button count={0} />}>
      <Counted />
    </Suspense>
  )
}

function Counted() {
  const wishlist = use(useShop().wishes.open())
  return <Button count={useSelector(wishlist, countOf)} />
}

function Button({ count }: { count: number }) {
  const { shell } = useWords()
  return (
    <IconButton aria-label={shell.wishlistCount({ count })} {...opens({ name: 'wishlist' })}>
      <Heart aria-hidden="true" />
      <CountBadge count={count} />
    </IconButton>
  )
}
