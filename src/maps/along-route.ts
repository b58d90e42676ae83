import type { LatLng } from '#openapi/generated/client.ts'
import { between, metresBetween } from './geometry.ts'

/** How far off the route a courier may be and still be thought to ride along it. */
const STRAY_METRES = 60

/** The way from one place to another: along the route where both lie on it in its direction, else straight. */
export function pathBetween(from: LatLng, to: LatLng, route: readonly LatLng[]): LatLng[] {
  const start = nearestOn(route, from)
  const end = nearestOn(route, to)
  const follows =
    start && end && start.stray < STRAY_METRES && end.stray < STRAY_METRES && start.index <= end.index
  return follows ? [from, ...route.slice(start.index + 1, end.index + 1), to] : [from, to]
}

export const metresAlong = (path: readonly LatLng[]): number =>
  stretchesOf(path).reduce((sum, length) => sum + length, 0)

const stretchesOf = (path: readonly LatLng[]) =>
  path.slice(1).map((position, i) => metresBetween(path[i]!, position))

/** The place `part` (0 to 1) of the way along a path, by distance. */
export function positionAlong(path: readonly LatLng[], part: number): LatLng {
  let left = metresAlong(path) * Math.min(1, Math.max(0, part))
  for (const [i, length] of stretchesOf(path).entries()) {
    if (left <= length) return between(path[i]!, path[i + 1]!, length === 0 ? 1 : left / length)
    left -= length
  }
  return path.at(-1)!
}

/** The stretch of the route (by its first corner) nearest to the place, and how far off it the place is. */
function nearestOn(route: readonly LatLng[], position: LatLng) {
  let nearest: { index: number; stray: number } | undefined
  for (let index = 0; index < route.length - 1; index++) {
    const stray = strayFrom(route[index]!, route[index + 1]!, position)
    if (!nearest || stray < nearest.stray) nearest = { index, stray }
  }
  return nearest
}

function strayFrom(a: LatLng, b: LatLng, position: LatLng): number {
  const [x, y] = [b.lng - a.lng, b.lat - a.lat]
  const square = x * x + y * y
  const part = square === 0 ? 0 : ((position.lng - a.lng) * x + (position.lat - a.lat) * y) / square
  return metresBetween(between(a, b, Math.min(1, Math.max(0, part))), position)
}
