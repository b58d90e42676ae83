import type { Text } from '#server/db/shapes.ts'
import { between, crossing, distanceBetween, type Point } from '#server/geo/plane.ts'
import { randomOf } from '../random.ts'
import type { RoadClass } from './avenues.ts'
import { type Draft, layout } from './layout.ts'

/** A road and the corners it passes, in order; a road with gaps has several stretches. */
export type Street = { id: number; name: Text | null; class: RoadClass; stretches: number[][] }

/** The street plan as a graph: corners in metres of the plan, and which corners are joined. */
export type StreetPlan = {
  corners: Point[]
  /** For each corner, the corners one can walk to. */
  neighbours: number[][]
  streets: Street[]
}

const SNAP = 2
const STUB = 30
const CELL = 120

/** Calls `visit` for every cell of a coarse raster that the box of a segment touches. */
function cellsOf(a: Point, b: Point, visit: (cell: string) => void) {
  const range = (n: 0 | 1) => [
    Math.floor((Math.min(a[n], b[n]) - SNAP) / CELL),
    Math.floor((Math.max(a[n], b[n]) + SNAP) / CELL),
  ]
  const [left, right] = range(0)
  const [low, high] = range(1)
  for (let x = left!; x <= right!; x++) for (let y = low!; y <= high!; y++) visit(`${x}:${y}`)
}

/** For each segment of each road, the parts (0..1) at which another road crosses it. */
function crossings(drafts: Draft[]): number[][][] {
  const found = drafts.map(({ line }) => line.slice(1).map((): number[] => []))
  const raster = new Map<string, { road: number; segment: number }[]>()
  for (const [road, { line }] of drafts.entries())
    for (let segment = 0; segment < line.length - 1; segment++) {
      const [a, b] = [line[segment]!, line[segment + 1]!]
      const met = new Set<string>()
      cellsOf(a, b, (cell) => {
        const others = raster.get(cell) ?? []
        for (const other of others) {
          const key = `${other.road}:${other.segment}`
          if (other.road === road || met.has(key)) continue
          met.add(key)
          const { line: against } = drafts[other.road]!
          const parts = crossing(a, b, against[other.segment]!, against[other.segment + 1]!)
          if (!parts) continue
          found[road]![segment]!.push(parts.first)
          found[other.road]![other.segment]!.push(parts.second)
        }
      })
      cellsOf(a, b, (cell) => {
        const here = raster.get(cell)
        if (here) here.push({ road, segment })
        else raster.set(cell, [{ road, segment }])
      })
    }
  return found
}

/** Gives points closer than {@link SNAP} metres the same number. */
function numbering() {
  const corners: Point[] = []
  const raster = new Map<string, number[]>()
  const numberOf = (point: Point): number => {
    let nearest = -1
    cellsOf(point, point, (cell) => {
      for (const id of raster.get(cell) ?? []) if (distanceBetween(corners[id]!, point) < SNAP) nearest = id
    })
    if (nearest >= 0) return nearest
    const cell = `${Math.floor(point[0] / CELL)}:${Math.floor(point[1] / CELL)}`
    raster.set(cell, [...(raster.get(cell) ?? []), corners.push(point) - 1])
    return corners.length - 1
  }
  return { corners, numberOf }
}

/** Corners that can be reached from the one with the most neighbours around it. */
function mainland(neighbours: Set<number>[]): Set<number> {
  const seen = new Set<number>()
  let largest = new Set<number>()
  for (let start = 0; start < neighbours.length; start++) {
    if (seen.has(start)) continue
    const part = new Set([start])
    for (const corner of part) for (const next of neighbours[corner]!) part.add(next)
    for (const corner of part) seen.add(corner)
    if (part.size > largest.size) largest = part
  }
  return largest
}

export function planStreets(): StreetPlan {
  const drafts = layout()
  const cuts = crossings(drafts)
  const { corners, numberOf } = numbering()
  const random = randomOf('back lanes')

  const paths = drafts.map(({ line }, road) => {
    const path = [numberOf(line[0]!)]
    for (let segment = 0; segment < line.length - 1; segment++) {
      const [a, b] = [line[segment]!, line[segment + 1]!]
      for (const part of [...cuts[road]![segment]!.sort((x, y) => x - y), 1]) {
        const corner = numberOf(between(a, b, part))
        if (corner !== path.at(-1)) path.push(corner)
      }
    }
    return path
  })

  const joined = corners.map(() => new Set<number>())
  const join = (a: number, b: number) => {
    joined[a]!.add(b)
    joined[b]!.add(a)
  }
  const part = (a: number, b: number) => {
    joined[a]!.delete(b)
    joined[b]!.delete(a)
  }
  for (const path of paths) for (let i = 1; i < path.length; i++) join(path[i - 1]!, path[i]!)

  dropLaneGaps(drafts, paths, joined, part, random.next)
  dropStubs(corners, joined, part)

  const reached = mainland(joined)
  const streets = drafts.map(({ name, class: roadClass }, road) => {
    const stretches: number[][] = []
    let stretch: number[] = []
    for (const corner of paths[road]!) {
      const before = stretch.at(-1)
      if (before !== undefined && !joined[before]!.has(corner)) {
        stretches.push(stretch)
        stretch = []
      }
      stretch.push(corner)
    }
    stretches.push(stretch)
    return {
      name,
      class: roadClass,
      stretches: stretches.filter((found) => found.length > 1 && reached.has(found[0]!)),
    }
  })
  return {
    corners,
    neighbours: joined.map((near, corner) => (reached.has(corner) ? [...near] : [])),
    streets: mergeByName(streets.filter(({ stretches }) => stretches.length > 0)),
  }
}

/** Takes some stretches between two crossings out of the back lanes. */
function dropLaneGaps(
  drafts: Draft[],
  paths: number[][],
  joined: Set<number>[],
  part: (a: number, b: number) => void,
  next: () => number,
) {
  const users = new Map<string, number>()
  const edge = (a: number, b: number) => `${Math.min(a, b)}:${Math.max(a, b)}`
  for (const path of paths)
    for (let i = 1; i < path.length; i++) {
      const key = edge(path[i - 1]!, path[i]!)
      users.set(key, (users.get(key) ?? 0) + 1)
    }
  for (const [road, path] of paths.entries()) {
    const { gaps } = drafts[road]!
    if (gaps === 0) continue
    let dropping = next() < gaps
    for (let i = 1; i < path.length; i++) {
      const crossed = joined[path[i - 1]!]!.size > 2
      if (crossed) dropping = next() < gaps
      if (dropping && users.get(edge(path[i - 1]!, path[i]!)) === 1) part(path[i - 1]!, path[i]!)
    }
  }
}

/** Removes dead ends too short to be a street. */
function dropStubs(corners: Point[], joined: Set<number>[], part: (a: number, b: number) => void) {
  for (const start of joined.keys()) {
    if (joined[start]!.size !== 1) continue
    const trail = [start]
    let length = 0
    while (joined[trail.at(-1)!]!.size === (trail.length === 1 ? 1 : 2) && length < STUB) {
      const here = trail.at(-1)!
      const ahead = [...joined[here]!].find((corner) => corner !== trail.at(-2))
      if (ahead === undefined) break
      length += distanceBetween(corners[here]!, corners[ahead]!)
      trail.push(ahead)
    }
    if (length < STUB) for (let i = 1; i < trail.length; i++) part(trail[i - 1]!, trail[i]!)
  }
}

/** Pieces with one name are one street; lanes stay apart. */
function mergeByName(pieces: Omit<Street, 'id'>[]): Street[] {
  const streets: Street[] = []
  for (const piece of pieces) {
    const same = piece.name && streets.find(({ name }) => name?.en === piece.name!.en)
    if (same) same.stretches.push(...piece.stretches)
    else streets.push({ id: streets.length + 1, ...piece })
  }
  return streets
}
