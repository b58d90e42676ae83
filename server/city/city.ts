import type { Text } from '#server/db/shapes.ts'
import {
  between,
  distanceBetween,
  edgesOf,
  insideOf,
  merged,
  nearestPart,
  type Point,
} from '#server/geometry/plane.ts'
import { blockBetween } from './avenues.ts'
import { type District, districts } from './districts.ts'
import { planStreets, type StreetPlan } from './streets.ts'

export const cityName: Text = { en: 'Marsa Noor', ar: 'مرسى نور' }

export type City = StreetPlan & {
  /** The outline of each district; the ring is open. */
  areas: { district: District; ring: Point[] }[]
  cornerAt(corner: number): Point
  /** The corners of a stretch as points. */
  lineOf(stretch: readonly number[]): Point[]
  /** The district a point lies in, or the nearest one. */
  districtAt(point: Point): District
}

let built: City | undefined

/** The city, drawn on first use. */
export function city(): City {
  built ??= build()
  return built
}

function build(): City {
  const areas = districts.map((district) => ({
    district,
    ring: merged(district.blocks.map((block) => blockBetween(block.ring))),
  }))
  const covered = areas.map((area) => ({ ...area, covers: insideOf(area.ring) }))
  const away = (point: Point, ring: Point[]) =>
    Math.min(
      ...edgesOf(ring).map(([a, b]) => distanceBetween(point, between(a, b, nearestPart(point, a, b)))),
    )
  const plan = planStreets()
  // The streets and neighbours of a plan name its own corners.
  const cornerAt = (corner: number): Point => plan.corners[corner]!
  return {
    ...plan,
    areas,
    cornerAt,
    lineOf: (stretch) => stretch.map(cornerAt),
    districtAt(point) {
      const around = covered.find(({ covers }) => covers(point))
      if (around) return around.district
      return areas
        .map(({ district, ring }) => ({ district, metres: away(point, ring) }))
        .reduce((nearest, next) => (next.metres < nearest.metres ? next : nearest)).district
    },
  }
}
