import { forgetTab, readTab, writeTab } from '#browser/tab-storage.ts'
import type { GuestMemory } from '#machines/rules/kept-draft.ts'
import type { DraftChange } from '#machines/rules/order-draft.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import type { LatLng } from '#openapi/generated/client.ts'

/** Keeps the contact and address of a guest in the tab, where the next order finds them. */
export function rememberGuest(window: Window, { place, contact, delivery }: GuestMemory): void {
  if (contact) writeTab(window, 'guestContact', contact)
  else forgetTab(window, 'guestContact')
  if (delivery) writeTab(window, 'guestDelivery', { place, delivery })
  else forgetTab(window, 'guestDelivery')
}

/** Contact and address that a guest entered in this tab for this location, also for an earlier order. */
export function recallGuest(window: Window, shopper: Shopper, { lat, lng }: LatLng): DraftChange {
  if (shopper.type === 'customer') return {}
  const contact = readTab(window, 'guestContact')
  const stored = readTab(window, 'guestDelivery')
  const isHere = stored?.place.lat === lat && stored.place.lng === lng
  return { ...(contact && { contact }), ...(stored && isHere && { delivery: stored.delivery }) }
}
