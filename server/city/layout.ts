import type { Text } from '#server/db/shapes.ts'
import {
  between,
  cut,
  distanceBetween,
  insideOf,
  lengthOf,
  middleOf,
  nearestPart,
  type Point,
  simplify,
  turned,
} from '#server/geometry/plane.ts'
import { type Random, randomOf } from '#server/rules/seeded-random.ts'
import { avenueLines, blockBetween, handDrawn, type RoadClass } from './avenues.ts'
import { isLand } from './coast.ts'
import { type Block, districts } from './districts.ts'
import { parks } from './parks.ts'

/** A road as it is drawn before it is joined with the roads it crosses. */
export type Draft = { name: Text | null; class: RoadClass; line: Point[]; gaps: number }

/** Streets end a little beyond the avenue they run into, so that they surely cross it. */
const OVERSHOOT = 5
const SHORTEST = 70
const BESIDE = 44

const isPark = parks.filter(({ kind }) => kind !== 'beach').map(({ ring }) => insideOf(ring))
const isRoundabout = parks.filter(({ around }) => around).map(({ ring }) => insideOf(ring))
const isOpen = (point: Point) => isLand(point) && !isPark.some((covers) => covers(point))

/** No street runs beside an avenue it is nearly parallel to. */
function isBeside(point: Point, degrees: number, ring: readonly Point[]): boolean {
  return ring.some((a, i) => {
    // The remainder is an index of the ring; a list of edges for each point would be slow.
    const b = ring[(i + 1) % ring.length]!
    if (distanceBetween(point, between(a, b, nearestPart(point, a, b))) > BESIDE) return false
    const turn = Math.abs((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - degrees) % 180
    return Math.min(turn, 180 - turn) < 30
  })
}

/** All lines of one direction over a block, cut to where streets may be. */
function rows(
  ring: Point[],
  degrees: number,
  spacing: number,
  [swing, length]: [number, number],
  random: Random,
): Point[][] {
  const angle = (degrees * Math.PI) / 180
  const centre = middleOf(ring)
  const flat = ring.map(([x, y]) => turned([x - centre[0], y - centre[1]], -angle))
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))]
  const [low, high] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))]
  const phase = random.next() * 2 * Math.PI
  const sway = (x: number, y: number) =>
    swing * Math.sin((x / length) * 2 * Math.PI + phase + (y / length) * 1.7) * Math.cos(y / (length * 1.3))
  const lines: Point[][] = []
  for (let y = low + spacing * 0.62; y < high + swing; y += spacing * (0.92 + random.next() * 0.16)) {
    const line: Point[] = []
    for (let x = left - 20; x <= right + 20; x += 24) {
      const [px, py] = turned([x, y + sway(x, y)], angle)
      line.push([px + centre[0], py + centre[1]])
    }
    lines.push(line)
  }
  const isHere = insideOf(ring)
  const keeps = (point: Point) => isHere(point) && isOpen(point) && !isBeside(point, degrees, ring)
  return lines.flatMap((line) => cut(line, keeps))
}

function overshoot(line: Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point => {
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
    return [
      end[0] + ((end[0] - before[0]) / length) * OVERSHOOT,
      end[1] + ((end[1] - before[1]) / length) * OVERSHOOT,
    ]
  }
  // `cut` returns lines of two corners and more.
  return [beyond(line[0]!, line[1]!), ...line, beyond(line.at(-1)!, line.at(-2)!)]
}

function blockStreets(block: Block, random: Random): Draft[] {
  const ring = blockBetween(block.ring)
  const along = rows(ring, block.degrees, block.spacing[0], block.swing, random)
  const across = rows(
    ring,
    block.degrees + 90,
    block.spacing[1],
    [block.swing[0] * 0.6, block.swing[1]],
    random,
  )
  const lines = [...along, ...across]
    .filter((line) => lengthOf(line) > SHORTEST)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
  return lines.map((line, i) => ({
    name: block.streets[i] ?? null,
    class: i < block.streets.length ? 'street' : 'lane',
    line: overshoot(line),
    gaps: i < block.streets.length ? 0 : block.gaps,
  }))
}

/** Corners that turn a road by less than this are left out, in metres. */
const FINENESS = 0.7

/** Every road of the city, avenues first. */
export const layout = (): Draft[] =>
  drawn(randomOf('streets of marsa noor')).map((road) => ({ ...road, line: simplify(road.line, FINENESS) }))

const drawn = (random: Random): Draft[] => [
  ...avenueLines.map(({ via: _, ...avenue }) => ({ ...avenue, gaps: 0 })),
  ...handDrawn.flatMap(({ line, ...road }) =>
    cut(line, (point) => !isRoundabout.some((covers) => covers(point))).map((piece) => ({
      ...road,
      line: overshoot(piece),
      gaps: 0,
    })),
  ),
  ...parks.flatMap(({ around, ring }) =>
    around ? [{ name: around, class: 'street' as const, line: ring, gaps: 0 }] : [],
  ),
  ...districts.flatMap((district) => district.blocks.flatMap((block) => blockStreets(block, random))),
]
