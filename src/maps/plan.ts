import type { Position } from 'geojson'

/** A place on the flat plan of the city, in metres east and north of its middle. */
export type Point = readonly [x: number, y: number]

const METRES_PER_DEGREE = 111_195

/** The way from the globe to a flat plan around a middle, and back. */
export const planAround = ([lng, lat]: Position) => {
  const shrink = Math.cos((lat! * Math.PI) / 180)
  return {
    toPlan: ([east, north]: Position): Point => [
      (east! - lng!) * METRES_PER_DEGREE * shrink,
      (north! - lat!) * METRES_PER_DEGREE,
    ],
    toGlobe: ([x, y]: Point): Position => [
      lng! + x / (METRES_PER_DEGREE * shrink),
      lat! + y / METRES_PER_DEGREE,
    ],
  }
}

/** Metres from a place to the nearest point of the line from `a` to `b`. */
export function distanceTo(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / square
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(a[0] + dx * part - x, a[1] + dy * part - y)
}

/** Even-odd rule over a closed ring. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1]!
    const [bx, by] = ring[i]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** The centre of gravity of a closed ring of positions. */
export function middleOf(ring: readonly Position[]): Position {
  let [area, x, y] = [0, 0, 0]
  const [ox, oy] = [ring[0]![0]!, ring[0]![1]!]
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = [ring[i - 1]![0]! - ox, ring[i - 1]![1]! - oy]
    const [bx, by] = [ring[i]![0]! - ox, ring[i]![1]! - oy]
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return [ox + x / (3 * area), oy + y / (3 * area)]
}

/** Whether two convex shapes share ground: they do unless a line along one of their sides parts them. */
export const overlap = (a: readonly Point[], b: readonly Point[]): boolean => !parts(a, b) && !parts(b, a)

const parts = (a: readonly Point[], b: readonly Point[]) =>
  a.some((corner, i) => {
    const next = a[(i + 1) % a.length]!
    const [nx, ny] = [next[1] - corner[1], corner[0] - next[0]]
    const reachOf = (shape: readonly Point[]) => {
      const reaches = shape.map(([x, y]) => x * nx + y * ny)
      return [Math.min(...reaches), Math.max(...reaches)] as const
    }
    const [aFrom, aTo] = reachOf(a)
    const [bFrom, bTo] = reachOf(b)
    return aTo <= bFrom || bTo <= aFrom
  })
