import { guestsMayOrder, type OrderKind } from '#machines/rules/order-kinds.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { CartLine, Config } from '#openapi/generated/client.ts'

/** The cart as checkout meets it: its lines once the server has confirmed the edits on their way. */
export type CartMet = 'unavailable' | 'busy' | readonly CartLine[]

/** Who opens checkout, where, and what for. */
export type Arriving = {
  kind: Exclude<OrderKind, 'parcel'>
  location: CustomerLocation | null
  isCustomer: boolean
  /** A guest has an id soon after the first arrival. */
  hasGuestId: boolean
  config: Pick<Config, 'guest_checkout_status'>
  cart: CartMet
  /** The line that is bought past the cart, as the browser keeps it: not asked for while a page is prerendered. */
  boughtNow: () => CartLine | null
  /** The store that a prescription is for, once it is chosen. */
  pharmacy: number | undefined
}

/** What checkout opens with (docs/spec.md §2 Routes, §5). */
export type CheckoutEntry =
  | { type: 'leaving'; to: 'landing' | 'home' | 'signIn' }
  /** The guest's id or the cart is still to come. */
  | { type: 'waiting' }
  | { type: 'unavailable' }
  | { type: 'choosingPharmacy' }
  | { type: 'opened'; location: CustomerLocation; store_id: number; lines: CartLine[] }

export function checkoutEntry(arriving: Arriving): CheckoutEntry {
  const { kind, location, isCustomer, hasGuestId, config, cart, boughtNow, pharmacy } = arriving
  if (!location) return { type: 'leaving', to: 'landing' }
  if (!isCustomer && !hasGuestId) return { type: 'waiting' }
  if (!isCustomer && !guestsMayOrder(kind, config)) return { type: 'leaving', to: 'signIn' }
  switch (kind) {
    case 'prescription':
      return pharmacy === undefined
        ? { type: 'choosingPharmacy' }
        : { type: 'opened', location, store_id: pharmacy, lines: [] }
    case 'cart':
      if (cart === 'unavailable') return { type: 'unavailable' }
      return cart === 'busy' ? { type: 'waiting' } : openedWith(cart, location)
    default: {
      const line = boughtNow()
      return openedWith(line ? [line] : [], location)
    }
  }
}

/** Without anything to order, checkout leads home. */
const openedWith = ([first, ...more]: readonly CartLine[], location: CustomerLocation): CheckoutEntry =>
  first
    ? { type: 'opened', location, store_id: first.item.store_id, lines: [first, ...more] }
    : { type: 'leaving', to: 'home' }
