import { useWords } from '#i18n/i18n.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { useCartCount } from './cart-button.part.tsx'

/** Says the number of pieces whenever it changes. */
export function CartSays() {
  const { shell } = useWords()
  return <LiveRegion>{shell.cartSays({ count: useCartCount() })}</LiveRegion>
}
