// Hand-written: one formula needs no library.

export type LatLng = { lat: number; lng: number }

/** Its radius in metres. */
export const EARTH = 6371008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres as the crow flies. */
export function metresBetween(a: LatLng, b: LatLng): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Degrees clockwise from north. */
export function headingBetween(a: LatLng, b: LatLng): number {
  const east = Math.sin(radians(b.lng - a.lng)) * Math.cos(radians(b.lat))
  const north =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(radians(b.lng - a.lng))
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}
