import { describe, expect, it } from 'vitest'
import { type Arriving, checkoutEntry } from '#machines/checkout/checkout-entry.ts'
import { lines, location } from '#tests/machines/samples/checkout.ts'

/** A guest with an id and a place, in a shop that serves guests, with a cart. */
const guest: Arriving = {
  kind: 'cart',
  location,
  isCustomer: false,
  hasGuestId: true,
  config: { guest_checkout_status: 1 },
  cart: lines,
  boughtNow: () => null,
  pharmacy: undefined,
}
const [line] = lines
const opened = { type: 'opened', location, store_id: line!.item.store_id }

describe('what checkout opens with', () => {
  it.each<[string, Partial<Arriving>, object]>([
    ['the cart of a guest', {}, { ...opened, lines }],
    ['the cart of a customer', { isCustomer: true, hasGuestId: false }, { ...opened, lines }],
    [
      'nothing without a place: the landing asks for it',
      { location: null },
      { type: 'leaving', to: 'landing' },
    ],
    ['a wait for the id of a guest', { hasGuestId: false }, { type: 'waiting' }],
    [
      'the sign-in page where the shop serves no guests',
      { config: { guest_checkout_status: 0 } },
      { type: 'leaving', to: 'signIn' },
    ],
    [
      'the cart of a customer where the shop serves no guests',
      { isCustomer: true, config: { guest_checkout_status: 0 } },
      { ...opened, lines },
    ],
    ['the sign-in page for an item of a campaign', { kind: 'campaign' }, { type: 'leaving', to: 'signIn' }],
    ['a wait while edits of the cart are on their way', { cart: 'busy' }, { type: 'waiting' }],
    ['an error where the cart cannot be read', { cart: 'unavailable' }, { type: 'unavailable' }],
    ['the home page where the cart is empty', { cart: [] }, { type: 'leaving', to: 'home' }],
    [
      'the item that is bought at once, whatever the cart does',
      { kind: 'buy_now', boughtNow: () => line!, cart: 'unavailable' },
      { ...opened, lines: [line] },
    ],
    ['the home page where nothing is bought at once', { kind: 'buy_now' }, { type: 'leaving', to: 'home' }],
    [
      'the item of a campaign for a customer',
      { kind: 'campaign', isCustomer: true, boughtNow: () => line! },
      { ...opened, lines: [line] },
    ],
    ['a choice of pharmacies for a prescription', { kind: 'prescription' }, { type: 'choosingPharmacy' }],
    [
      'a prescription for its pharmacy, without a cart',
      { kind: 'prescription', pharmacy: 9, cart: 'busy' },
      { type: 'opened', location, store_id: 9, lines: [] },
    ],
  ])('is %s', (_, change, entry) => {
    expect(checkoutEntry({ ...guest, ...change })).toEqual(entry)
  })
})
