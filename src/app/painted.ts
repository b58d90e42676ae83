import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Mirror } from '#browser/mirror.ts'
import type { Shop, ShopActors } from '#src/shop/shop.ts'
import { rememberAsPainted } from '#ui/with-selector.ts'

/** Reads a page was painted from, a moment ago: their key, and what came. */
export type PaintedState = [QueryKey, unknown][]

/**
 * Until React has taken a painted page over, every actor is seen as the painter saw it: nobody has come in yet, and the
 * place is known as far as it is mirrored, without its name.
 */
export function seeAsPainted({ session, cart, location }: ShopActors, mirror: Mirror): void {
  const { currentLatLng, zoneid: zone_ids } = mirror
  const place = currentLatLng && zone_ids ? { ...currentLatLng, zone_ids, address: '' } : null
  rememberAsPainted(session.getSnapshot())
  rememberAsPainted(cart.getSnapshot())
  rememberAsPainted({ ...location.getSnapshot(), context: { place } })
}

/**
 * Takes over what the server painted this page from. False when it has painted nothing, or for another place, module,
 * theme or language than this browser keeps, as `public/painted.js` finds: then the page is drawn anew.
 */
export function takeOver({ actors }: Shop, queries: QueryClient): boolean {
  const { painted, stale } = document.documentElement.dataset
  const state = document.getElementById('painted')?.textContent
  if (!painted || !state || stale !== undefined) return false
  seeAsPainted(actors, (JSON.parse(painted) as { mirror: Mirror }).mirror)
  for (const [key, value] of JSON.parse(state) as PaintedState) queries.setQueryData(key, value)
  return true
}
