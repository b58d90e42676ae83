import { navigate, useHistoryState } from 'wouter/use-browser-location'
import type { AddressKind } from '#machines/location/save-address.machine.ts'
import type { AddressFields } from '#machines/rules/address-form.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import type { ParcelSide } from '#machines/rules/parcel-form.ts'
import type { LatLng, Store } from '#openapi/generated/client.ts'

/**
 * The overlay over the page. The history entry stores it, so the back button closes it before it leaves the page, and
 * a reload keeps it. Dialogs of a flow (clear cart, refused permission) are not overlays: a state of their machine
 * opens them.
 */
export type Overlay =
  | { name: 'menu' }
  | { name: 'cart' }
  | { name: 'wishlist' }
  | { name: 'item'; id: number | string; module_id: number; cart_id?: number; campaign?: 0 | 1 }
  /** `locate`: the overlay asks the browser for the customer's position at once. */
  | {
      name: 'location'
      next: 'home' | 'close' | 'modules' | BackToOrderAgain | BackToParcel
      /** Where the map begins, instead of where the customer shops for. */
      start?: LatLng
      locate?: boolean
      search?: boolean
    }
  | { name: 'modules' }
  | { name: 'sign-out' }
  /** Greets the customer after signing up. */
  | { name: 'welcome' }
  | { name: 'language'; locale: string }
  | { name: 'location-menu' }
  | { name: 'address'; kind: AddressKind; fields: AddressFields }
  | {
      name: 'order-placed'
      order_id: number
      contact_number?: string
      isCustomer?: boolean
      step?: NextStep | undefined
    }
  | { name: 'order-tracking'; order_id?: number; contact_number?: string }
  | { name: 'order-again'; order_id: number }
  /** `contact_number` proves the order of a guest in another browser. */
  | { name: 'receipt'; order_id: number; contact_number?: string }
  | { name: 'refund'; order_id: number }
  | { name: 'store-map'; title: string; lat: number; lng: number }
  | { name: 'store-reviews'; store: RatedStore }

/** The review of this order again opens once the location is set. */
export type BackToOrderAgain = { orderAgain: number }

/** The location is of this end of a parcel, whose page is called back; the customer shops where they did. */
export type BackToParcel = { parcel: ParcelSide }

export type RatedStore = Pick<Store, 'id' | 'name' | 'avg_rating' | 'rating_count'>

type EntryState = { overlay?: Overlay } | null

const entry = (): EntryState => (window.history.state as EntryState) ?? null

export function useOverlay(): Overlay | undefined {
  return useHistoryState<EntryState>()?.overlay
}

/** Opens an overlay on the current page in place of an open one, so that one Back closes it. */
export function openOverlay(overlay: Overlay): void {
  const change = entry()?.overlay ? 'replaceState' : 'pushState'
  window.history[change]({ ...entry(), overlay }, '', window.location.href)
}

/** Props of a button that opens an overlay; look-ahead prefetches the overlay's code on hover, focus and press. */
export const opens = (overlay: Overlay) => ({
  'data-opens': overlay.name,
  onClick: () => openOverlay(overlay),
})

/** Closes the overlay by going back to the entry that opened it. */
export function closeOverlay(): void {
  if (entry()?.overlay) window.history.back()
}

/** `state` is stored in the new history entry. */
export type Go = (to: string, options?: { replace?: boolean; state?: object | null }) => void

/** Navigation that takes the place of an open overlay instead of leaving it behind in the history. */
export const go: Go = (to, options) =>
  navigate(to, { state: null, replace: Boolean(entry()?.overlay), ...options })

export const useGo = (): Go => go
