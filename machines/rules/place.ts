import type { GeocodeResult, LatLng, PlaceDetails } from '#openapi/generated/client.ts'

/** Where the customer wants things brought: a point, its address in words, and the zones that serve it (docs/spec.md §3). */
export type CustomerLocation = LatLng & { address: string; zone_ids: number[] }

/** A position whose address and zones are still unknown. */
export const unresolvedLocation = ({ lat, lng }: LatLng): CustomerLocation => ({
  lat,
  lng,
  address: '',
  zone_ids: [],
})

/** The point of a suggested place. */
export const positionOf = ({ result }: PlaceDetails): LatLng => result.geometry.location

/** The address text; empty when the position has none. */
export const addressOf = ({ results }: GeocodeResult): string => results[0]?.formatted_address ?? ''
