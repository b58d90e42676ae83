import type { Position } from 'geojson'
import type { Outline } from '#server/db/shapes.ts'
import { isInside, type Point } from '#server/geometry/plane.ts'
import type { LatLng } from '#server/geometry/sphere.ts'

/** The zones a position lies in, in the order given; they may overlap. */
export const zonesAt = <Zone extends { outline: Outline }>(zones: Iterable<Zone>, at: LatLng): Zone[] =>
  [...zones].filter(({ outline }) => covers(outline, at))

/** True inside the outer ring and outside every hole. */
function covers({ coordinates }: Outline, { lat, lng }: LatLng): boolean {
  const [outer, ...holes] = coordinates.map(pointsOf)
  const at: Point = [lng, lat]
  return outer !== undefined && isInside(at, outer) && !holes.some((hole) => isInside(at, hole))
}

// A position of GeoJSON starts with its longitude and its latitude.
const pointsOf = (ring: Position[]): Point[] => ring.map(([lng, lat]) => [lng!, lat!])
