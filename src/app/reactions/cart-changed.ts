import type { Effect } from './effects.ts'

/** The server changed the cart without its machine: the cart is read again, here and in other tabs. */
export const cartChangedElsewhere: Effect[] = [{ cart: { type: 'cart.changed' } }, { tellTabs: 'cart' }]
