import type { LatLng } from '#openapi/generated/client.ts'

const METRES_PER_DEGREE = 111_195

/** Metres between two places of one city; the earth is flat at this size. */
export const metresBetween = (a: LatLng, b: LatLng): number =>
  Math.hypot(
    (b.lat - a.lat) * METRES_PER_DEGREE,
    (b.lng - a.lng) * METRES_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180),
  )

/** The place `part` (0 to 1) of the way from `a` to `b`. */
export const between = (a: LatLng, b: LatLng, part: number): LatLng => ({
  lat: a.lat + (b.lat - a.lat) * part,
  lng: a.lng + (b.lng - a.lng) * part,
})

/** Closer than a person could tell, or than rounding on the way through a map can make them. */
export const samePosition = (a: LatLng, b: LatLng): boolean =>
  Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lng - b.lng) < 1e-6

export type Bounds = { west: number; south: number; east: number; north: number }

export const boundsOf = (positions: readonly LatLng[]): Bounds => ({
  west: Math.min(...positions.map(({ lng }) => lng)),
  south: Math.min(...positions.map(({ lat }) => lat)),
  east: Math.max(...positions.map(({ lng }) => lng)),
  north: Math.max(...positions.map(({ lat }) => lat)),
})
