import { Overlay as Cart } from '#src/features/cart/cart.overlay.tsx'
import { CheckoutEntry } from '#src/features/checkout/checkout-entry.part.tsx'

/** The cart with its way on. */
export const Overlay = () => <Cart checkout={<CheckoutEntry />} />
