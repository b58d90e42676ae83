import { type Point, turned } from '#server/geometry/plane.ts'
import type { LatLng } from '#server/geometry/sphere.ts'

/** The plan is drawn with the sea above; on the globe its coast looks north-west. */
const TURN = (40 * Math.PI) / 180
const ORIGIN: LatLng = { lat: 25.2225, lng: 55.2625 }
const METRES_PER_DEGREE = 111_195

const shrink = Math.cos((ORIGIN.lat * Math.PI) / 180)

/** From the plan (metres) to the globe. */
export function toGlobe(point: Point): LatLng {
  const [east, north] = turned(point, TURN)
  return {
    lat: ORIGIN.lat + north / METRES_PER_DEGREE,
    lng: ORIGIN.lng + east / (METRES_PER_DEGREE * shrink),
  }
}

/** From the globe to the plan (metres). */
export function toPlan({ lat, lng }: LatLng): Point {
  return turned(
    [(lng - ORIGIN.lng) * METRES_PER_DEGREE * shrink, (lat - ORIGIN.lat) * METRES_PER_DEGREE],
    -TURN,
  )
}
