import type { Feature, Polygon, Position } from 'geojson'
import type { City, RoadClass } from './city-data.ts'
import { type Cell, createGrid } from './grid.ts'
import { distanceTo, isInside, overlap, type Point, planAround } from './plan.ts'

type Street = { a: Point; b: Point; half: number; kind: RoadClass }
type Ring = readonly Point[]
type House = { corners: readonly Point[]; middle: Point; reach: number }

/** Metres. A cell is built as a whole, so what stands in it never depends on how the customer came there. */
const CELL = 400

/** Half of a carriageway with its pavement, in metres. */
const halfOf: Record<RoadClass, number> = { motorway: 24, primary: 16, secondary: 13, street: 9, lane: 6 }

/** Houses have no front door on a motorway. */
const hasDoors = (kind: RoadClass) => kind !== 'motorway'

/**
 * The plan of the city names streets, not houses. Houses are put along the streets where the customer looks, two
 * rows deep, clear of roads, water and parks: the same ones at every visit.
 */
export function createBuildings(city: City) {
  const { toPlan, toGlobe } = planAround(city.center)
  const streets = createGrid<Street>(CELL, 40)
  const banks = createGrid<Ring>(CELL, 0)
  const [, , east, north] = city.bounds
  const farthest = Math.hypot(...toPlan([east, north])) * 1.5

  for (const { properties, geometry } of city.roads.features)
    for (const [a, b] of pairs(geometry.coordinates.map(toPlan)))
      streets.add(a, b, { a, b, half: halfOf[properties.class], kind: properties.class })

  const ringsOf = (shapes: readonly Polygon[]): Ring[] =>
    shapes.map(({ coordinates }) => {
      const ring = coordinates[0]!.map(toPlan)
      // The coast runs on far beyond the city.
      for (const [a, b] of pairs(ring))
        if (Math.hypot(...a) < farthest && Math.hypot(...b) < farthest) banks.add(a, b, ring)
      return ring
    })

  const land = ringsOf(city.land.features.map(({ geometry }) => geometry))
  const open = ringsOf(
    [...city.parks.features, ...city.water.features].flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry] : [],
    ),
  )

  const built = new Map<string, Feature<Polygon>[]>()

  const build = (cell: Cell): Feature<Polygon>[] => {
    const nearStreets = streets.at(cell)
    if (nearStreets.length === 0) return []
    // A ring that does not cross the cell lies around the whole of it, or nowhere in it.
    const crossing = new Set(banks.at(cell))
    const covers = (ring: Ring) => !crossing.has(ring) && isInside(cell.middle, ring)
    if (open.some(covers)) return []
    const shores = land.some(covers) ? [] : land.filter((ring) => crossing.has(ring))
    const ashore = (corner: Point) => shores.length === 0 || shores.some((ring) => isInside(corner, ring))
    const closed = open.filter((ring) => crossing.has(ring))
    if (shores.length === 0 && !land.some(covers)) return []
    const houses: House[] = []
    for (const house of plots(nearStreets, cell))
      if (
        house.corners.every((corner) => ashore(corner) && !closed.some((ring) => isInside(corner, ring))) &&
        nearStreets.every(({ a, b, half }) => keepsClear(house, a, b, half)) &&
        !houses.some((other) => touch(house, other))
      )
        houses.push(house)
    return houses.map(({ corners }) => footprint([...corners, corners[0]!].map(toGlobe)))
  }

  return {
    /** The cells over a piece of the map; each is built when it is asked for, once. */
    cellsOver([west, south, east, north]: readonly [number, number, number, number]): Cell[] {
      return streets.cellsOver(toPlan([west, south]), toPlan([east, north]))
    },
    isBuilt: (cell: Cell) => built.has(cell.key),
    at(cell: Cell): Feature<Polygon>[] {
      const known = built.get(cell.key) ?? build(cell)
      built.set(cell.key, known)
      return known
    },
  }
}

/** Plots along both sides of the streets whose middle lies in the cell, nearest row first. */
function* plots(streets: readonly Street[], cell: Cell): Generator<House> {
  for (const row of [0, 1])
    for (const { a, b, half, kind } of streets) {
      if (!hasDoors(kind)) continue
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
      for (const side of [-1, 1]) {
        const random = randomFrom(a[0] * 3 + b[1] * 7 + side + row * 11)
        const away: Point = [-along[1] * side, along[0] * side]
        for (let walked = random() * 6; walked < length - 8; ) {
          const width = 11 + random() * (kind === 'lane' ? 12 : 21)
          const depth = 13 + random() * 11
          const setback = half + 2 + random() * 2.5 + row * (23 + random() * 6)
          const vacant = random() < (row === 0 ? 0.04 : 0.2)
          const from = walked
          walked += width + (random() < 0.55 ? 1.5 : 5 + random() * 6)
          if (vacant || from + width > length + 3) continue
          const house = rectangle(a, along, away, { from, width, setback, depth, notch: random() })
          if (cell.holds(house.middle) && house.corners.every(cell.holds)) yield house
        }
      }
    }
}

type Plot = { from: number; width: number; setback: number; depth: number; notch: number }

function rectangle(start: Point, along: Point, away: Point, plot: Plot): House {
  const at = (forward: number, aside: number): Point => [
    start[0] + along[0] * forward + away[0] * aside,
    start[1] + along[1] * forward + away[1] * aside,
  ]
  const { from, width, setback, depth } = plot
  return {
    corners: [
      at(from, setback),
      at(from + width, setback),
      at(from + width, setback + depth),
      at(from, setback + depth),
    ],
    middle: at(from + width / 2, setback + depth / 2),
    reach: Math.hypot(width, depth) / 2,
  }
}

const keepsClear = ({ corners, middle, reach }: House, a: Point, b: Point, half: number) =>
  distanceTo(a, b, middle) > half + reach ||
  [...corners, middle].every((corner) => distanceTo(a, b, corner) > half)

const touch = (one: House, other: House) =>
  Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]) < one.reach + other.reach &&
  overlap(one.corners, other.corners)

const pairs = (line: readonly Point[]) => line.slice(1).map((b, i): [a: Point, b: Point] => [line[i]!, b])

const footprint = (ring: Position[]): Feature<Polygon> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: [ring] },
})

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.round(seed * 1000) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
