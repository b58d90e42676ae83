import { navigate, useHistoryState } from 'wouter/use-browser-location'
import type { AddressFields } from '#machines/rules/address-form.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import type { AddressKind } from '#machines/save-address.machine.ts'
import type { Store } from '#openapi/generated/client.ts'

/**
 * What lies over the page. It lives in the history entry, so the back button closes it before it leaves the page and
 * a reload keeps it. Dialogs that belong to a flow (clear cart, refused permission) are not here: their machine's
 * state is their existence.
 */
export type Overlay =
  | { name: 'menu' }
  | { name: 'cart' }
  | { name: 'wishlist' }
  | { name: 'item'; id: number | string; module_id: number; cart_id?: number; campaign?: 0 | 1 }
  /** `locate`: the browser is asked at once where the customer is. */
  | { name: 'location'; next: 'home' | 'close' | 'modules'; locate?: boolean; search?: boolean }
  | { name: 'modules' }
  | { name: 'sign-out' }
  /** To whom has just signed up. */
  | { name: 'welcome' }
  | { name: 'language'; locale: string }
  | { name: 'location-menu' }
  | { name: 'address'; kind: AddressKind; fields: AddressFields }
  | {
      name: 'order-placed'
      order_id: number
      contact_number?: string
      step?: NextStep | undefined
      flag?: 'fail' | 'cancel'
    }
  | { name: 'order-tracking'; order_id?: number; contact_number?: string }
  | { name: 'store-map'; title: string; lat: number; lng: number }
  | { name: 'store-reviews'; store: RatedStore }

export type RatedStore = Pick<Store, 'id' | 'name' | 'avg_rating' | 'rating_count'>

type EntryState = { overlay?: Overlay } | null

const entry = (): EntryState => (window.history.state as EntryState) ?? null

export function useOverlay(): Overlay | undefined {
  return useHistoryState<EntryState>()?.overlay
}

/** Opens an overlay on the current page; one that is open already is replaced, so back closes them all at once. */
export function openOverlay(overlay: Overlay): void {
  const change = entry()?.overlay ? 'replaceState' : 'pushState'
  window.history[change]({ ...entry(), overlay }, '', window.location.href)
}

/** For a button that opens an overlay: its code is fetched while a hand is on its way to the button. */
export const opens = (overlay: Overlay) => ({
  'data-opens': overlay.name,
  onClick: () => openOverlay(overlay),
})

/** Closes the overlay by going back to the entry that opened it. */
export function closeOverlay(): void {
  if (entry()?.overlay) window.history.back()
}

/** `state` is what the history entry keeps of the page it leads to. */
export type Go = (to: string, options?: { replace?: boolean; state?: object | null }) => void

/** Navigation that takes the place of an open overlay instead of leaving it behind in the history. */
export const go: Go = (to, options) =>
  navigate(to, { state: null, replace: Boolean(entry()?.overlay), ...options })

export const useGo = (): Go => go
