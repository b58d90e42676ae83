import type { AddressBody } from '#openapi/generated/client.ts'

/** `saved` with the shop, in these zones; `kept` in the browser, for a guest (docs/spec.md §4, Address save). */
export type AddressNews =
  | { type: 'saved'; address: AddressBody; zone_ids: readonly number[] }
  | { type: 'kept'; address: AddressBody }

const listeners = new Set<(news: AddressNews) => void>()

/** The address dialog lies over any page: this is how the page below hears what came of it. */
export function announceAddress(news: AddressNews): void {
  for (const listener of listeners) listener(news)
}

/** Calls back for every address that is saved or kept; returns how to stop listening. */
export function onAddress(listener: (news: AddressNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
