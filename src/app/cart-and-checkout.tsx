import { Overlay as Cart } from '#src/cart/cart.overlay.tsx'
import { CheckoutEntry } from '#src/checkout/checkout-entry.tsx'

/** The cart with its way on. */
export const Overlay = () => <Cart checkout={<CheckoutEntry />} />
