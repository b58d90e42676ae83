import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Mirror } from '#browser/mirror.ts'
import type { Shop, ShopActors } from '#src/core/shop.ts'
import { setServerSnapshot } from '#src/flow/use-selector.ts'

/** Reads a page was painted from, a moment ago: their key, and what came. */
export type PrerenderState = [QueryKey, unknown][]

/**
 * Until React has hydrated a prerendered page, it sees every actor as the prerender saw it: no customer or guest is
 * known yet, and the location has as much as the browser mirrors, without its address text.
 */
export function setServerSnapshots({ session, cart, location }: ShopActors, mirror: Mirror): void {
  const { currentLatLng, zoneid: zone_ids } = mirror
  const customerLocation = currentLatLng && zone_ids ? { ...currentLatLng, zone_ids, address: '' } : null
  setServerSnapshot(session.getSnapshot())
  setServerSnapshot(cart.getSnapshot())
  setServerSnapshot({ ...location.getSnapshot(), context: { location: customerLocation } })
}

/**
 * Takes over what the server painted this page from. False when it has painted nothing, or for another place, module,
 * theme or language than this browser keeps, as `public/painted.js` finds: then the page is drawn anew.
 */
export function restorePrerender({ actors }: Shop, queries: QueryClient): boolean {
  const { painted, stale } = document.documentElement.dataset
  const state = document.getElementById('painted')?.textContent
  if (!painted || !state || stale !== undefined) return false
  setServerSnapshots(actors, (JSON.parse(painted) as { mirror: Mirror }).mirror)
  for (const [key, value] of JSON.parse(state) as PrerenderState) queries.setQueryData(key, value)
  return true
}
