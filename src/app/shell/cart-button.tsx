import { useSelector } from '@xstate/react'
import { ShoppingBag } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { cartMachine } from '#machines/cart.machine.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'

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
      onClick={() => openOverlay({ name: 'cart' })}
    >
      <ShoppingBag aria-hidden="true" />
      <CartBadge />
    </IconButton>
  )
}

/** The number on the bag; nothing while the cart is empty. */
export function CartBadge() {
  const count = useCartCount()
  return count > 0 ? (
    <span className={badge} aria-hidden="true" data-testid="cart-badge">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
}

const frame = css({ position: 'relative' })
/** A number on a button of the header. */
export const badge = css({
  position: 'absolute',
  insetBlockStart: '0.5',
  insetInlineEnd: '0',
  display: 'grid',
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  px: '1',
  textStyle: 'captionStrong',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'full',
})
