import { present } from '#server/assert/present.ts'
import type { Text } from '#server/db/shapes.ts'
import { between, distanceBetween, nearestPart, type Point, pairsOf } from '#server/geometry/plane.ts'
import { city } from './city.ts'
import type { Street } from './streets.ts'

/** Metres of street per house number: a plot is twice as wide, odd numbers on one side, even ones on the other. */
const PER_NUMBER = 9
/** Metres from the middle of the street to the door. */
const SETBACK = 13

type NamedStreet = Street & { name: Text }
type Segment = { street: NamedStreet; a: Point; b: Point; start: number }

let segments: Segment[] | undefined

/** The named streets piece by piece, with the metres walked along the street before each piece. */
function namedSegments(): Segment[] {
  if (segments) return segments
  const { streets, lineOf } = city()
  segments = streets
    .filter((street): street is NamedStreet => street.name !== null)
    .flatMap((street) => {
      let start = 0
      return street.stretches.flatMap((stretch) =>
        pairsOf(lineOf(stretch)).map(([a, b]) => {
          const segment = { street, a, b, start }
          start += distanceBetween(a, b)
          return segment
        }),
      )
    })
  return segments
}

/** Houses stand along every named road but motorways. */
export const hasHouses = (street: Street) => street.class !== 'motorway'

/** The nearest house on a named street, and how far away its street is, in metres. */
export function houseAt(point: Point): { street: NamedStreet; number: number; metres: number } {
  let best: Segment | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const segment of namedSegments()) {
    const away = distanceBetween(
      point,
      between(segment.a, segment.b, nearestPart(point, segment.a, segment.b)),
    )
    if (away < shortest) [best, shortest] = [segment, away]
  }
  const { street, a, b, start } = present(best, 'the nearest street with a name')
  const along = start + nearestPart(point, a, b) * distanceBetween(a, b)
  const isLeft = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0
  const plot = Math.floor(along / (2 * PER_NUMBER))
  return { street, number: 2 * plot + (isLeft ? 1 : 2), metres: shortest }
}

/** Where a house stands; `undefined` when the street is not that long. */
export function houseOf(street: Street, number: number): Point | undefined {
  const along = (Math.floor((number - 1) / 2) + 0.5) * 2 * PER_NUMBER
  const own = namedSegments().filter((segment) => segment.street === street)
  const segment = own.find(({ a, b, start }) => along < start + distanceBetween(a, b))
  if (!segment || number < 1 || !hasHouses(street)) return undefined
  const { a, b, start } = segment
  const length = distanceBetween(a, b)
  const at = between(a, b, Math.max(0, along - start) / length)
  const side = number % 2 ? SETBACK : -SETBACK
  return [at[0] - ((b[1] - a[1]) / length) * side, at[1] + ((b[0] - a[0]) / length) * side]
}
