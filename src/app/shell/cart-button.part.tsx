import { ShoppingBag } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'
import { useShop } from '#src/core/shop.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { opens } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { CountBadge } from './count-badge.part.tsx'

const countOf = ({ context }: SnapshotFrom<typeof cartMachine>) =>
  shownLines(context).reduce((sum, { quantity }) => sum + quantity, 0)

export const useCartCount = () => useSelector(useShop().actors.cart, countOf)

/** Opens the cart; the badge counts the pieces in it, those the server has not confirmed included. */
export function CartButton() {
  const { shell } = useWords()
  const count = useCartCount()
  return (
    <IconButton
      variant="ghost"
      aria-label={shell.cartCount({ count })}
      className={frame}
      {...opens({ name: 'cart' })}
    >
      <ShoppingBag aria-hidden="true" />
      <CartBadge />
    </IconButton>
  )
}

/** The number on the bag; nothing while the cart is empty. */
export const CartBadge = () => <CountBadge count={useCartCount()} testId="cart-badge" />

const frame = css({ position: 'relative' })
