import type { Text } from '#server/db/shapes.ts'
import { between, crossing, distanceBetween, type Point, pairsOf } from '#server/geometry/plane.ts'
import { randomOf } from '#server/rules/seeded-random.ts'
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
  const range = (n: 0 | 1): [low: number, high: number] => [
    Math.floor((Math.min(a[n], b[n]) - SNAP) / CELL),
    Math.floor((Math.max(a[n], b[n]) + SNAP) / CELL),
  ]
  const [left, right] = range(0)
  const [low, high] = range(1)
  for (let x = left; x <= right; x++) for (let y = low; y <= high; y++) visit(`${x}:${y}`)
}

/** A straight piece of a road; `cuts` are the parts (0..1) at which other roads cross it. */
type Segment = { draft: Draft; a: Point; b: Point; cuts: number[] }

/** The segments of each road. */
function cutSegments(drafts: Draft[]): { draft: Draft; segments: Segment[] }[] {
  const roads = drafts.map((draft) => ({
    draft,
    segments: pairsOf(draft.line).map(([a, b]): Segment => ({ draft, a, b, cuts: [] })),
  }))
  const raster = new Map<string, Segment[]>()
  for (const segment of roads.flatMap(({ segments }) => segments)) {
    const { draft, a, b, cuts } = segment
    const met = new Set<Segment>()
    cellsOf(a, b, (cell) => {
      for (const other of raster.get(cell) ?? []) {
        if (other.draft === draft || met.has(other)) continue
        met.add(other)
        const parts = crossing(a, b, other.a, other.b)
        if (!parts) continue
        cuts.push(parts.first)
        other.cuts.push(parts.second)
      }
    })
    cellsOf(a, b, (cell) => {
      const here = raster.get(cell)
      if (here) here.push(segment)
      else raster.set(cell, [segment])
    })
  }
  return roads
}

/** Gives points closer than {@link SNAP} metres the same number. */
function numbering() {
  const corners: Point[] = []
  const raster = new Map<string, { number: number; at: Point }[]>()
  const numberOf = (point: Point): number => {
    let nearest = -1
    cellsOf(point, point, (cell) => {
      for (const { number, at } of raster.get(cell) ?? [])
        if (distanceBetween(at, point) < SNAP) nearest = number
    })
    if (nearest >= 0) return nearest
    const cell = `${Math.floor(point[0] / CELL)}:${Math.floor(point[1] / CELL)}`
    const number = corners.push(point) - 1
    raster.set(cell, [...(raster.get(cell) ?? []), { number, at: point }])
    return number
  }
  // The numbers that `numberOf` gives are indices of the corners.
  const cornerAt = (number: number): Point => corners[number]!
  return { corners, numberOf, cornerAt }
}

/** Which corners are joined, while lanes are taken out. */
class Joints {
  readonly #near: Set<number>[]

  constructor(corners: Point[]) {
    this.#near = corners.map(() => new Set())
  }

  /** The corners that are joined with a corner. */
  near(corner: number): Set<number> {
    // There is a set for each corner of the plan.
    return this.#near[corner]!
  }

  join(a: number, b: number) {
    this.near(a).add(b)
    this.near(b).add(a)
  }

  part(a: number, b: number) {
    this.near(a).delete(b)
    this.near(b).delete(a)
  }

  entries() {
    return this.#near.entries()
  }
}

/** Corners that can be reached from the one with the most neighbours around it. */
function mainland(joints: Joints): Set<number> {
  const seen = new Set<number>()
  let largest = new Set<number>()
  for (const [start] of joints.entries()) {
    if (seen.has(start)) continue
    const part = new Set([start])
    for (const corner of part) for (const next of joints.near(corner)) part.add(next)
    for (const corner of part) seen.add(corner)
    if (part.size > largest.size) largest = part
  }
  return largest
}

/** A road and the corners it passes, in order. */
type Road = { draft: Draft; path: number[] }

export function planStreets(): StreetPlan {
  const { corners, numberOf, cornerAt } = numbering()
  const random = randomOf('back lanes')

  const roads = cutSegments(layout()).map(({ draft, segments }): Road => {
    const path: number[] = []
    for (const { a, b, cuts } of segments) {
      if (path.length === 0) path.push(numberOf(a))
      for (const part of [...cuts.sort((x, y) => x - y), 1]) {
        const corner = numberOf(between(a, b, part))
        if (corner !== path.at(-1)) path.push(corner)
      }
    }
    return { draft, path }
  })

  const joints = new Joints(corners)
  for (const { path } of roads) for (const [a, b] of pairsOf(path)) joints.join(a, b)

  dropLaneGaps(roads, joints, random.next)
  dropStubs(joints, cornerAt)

  const reached = mainland(joints)
  const streets = roads.map(({ draft: { name, class: roadClass }, path }) => {
    const stretches: number[][] = []
    let stretch: number[] = []
    for (const corner of path) {
      const before = stretch.at(-1)
      if (before !== undefined && !joints.near(before).has(corner)) {
        stretches.push(stretch)
        stretch = []
      }
      stretch.push(corner)
    }
    stretches.push(stretch)
    return {
      name,
      class: roadClass,
      stretches: stretches.filter(
        (found) => found.length > 1 && found.every((corner) => reached.has(corner)),
      ),
    }
  })
  return {
    corners,
    neighbours: Array.from(joints.entries(), ([corner, near]) => (reached.has(corner) ? [...near] : [])),
    streets: mergeByName(streets.filter(({ stretches }) => stretches.length > 0)),
  }
}

/** Takes some stretches between two crossings out of the back lanes. */
function dropLaneGaps(roads: Road[], joints: Joints, next: () => number) {
  const users = new Map<string, number>()
  const edge = (a: number, b: number) => `${Math.min(a, b)}:${Math.max(a, b)}`
  for (const { path } of roads)
    for (const [a, b] of pairsOf(path)) users.set(edge(a, b), (users.get(edge(a, b)) ?? 0) + 1)
  for (const { draft, path } of roads) {
    if (draft.gaps === 0) continue
    let dropping = next() < draft.gaps
    for (const [a, b] of pairsOf(path)) {
      const crossed = joints.near(a).size > 2
      if (crossed) dropping = next() < draft.gaps
      if (dropping && users.get(edge(a, b)) === 1) joints.part(a, b)
    }
  }
}

/** Removes dead ends too short to be a street. */
function dropStubs(joints: Joints, cornerAt: (corner: number) => Point) {
  for (const [start, near] of joints.entries()) {
    if (near.size !== 1) continue
    const trail = [start]
    let here = start
    let before: number | undefined
    let length = 0
    while (joints.near(here).size === (here === start ? 1 : 2) && length < STUB) {
      const ahead = [...joints.near(here)].find((corner) => corner !== before)
      if (ahead === undefined) break
      length += distanceBetween(cornerAt(here), cornerAt(ahead))
      trail.push(ahead)
      ;[before, here] = [here, ahead]
    }
    if (length < STUB) for (const [a, b] of pairsOf(trail)) joints.part(a, b)
  }
}

/** Pieces with one name are one street; lanes stay apart. */
function mergeByName(pieces: Omit<Street, 'id'>[]): Street[] {
  const streets: Street[] = []
  for (const piece of pieces) {
    const { name } = piece
    const same = name && streets.find((street) => street.name?.en === name.en)
    if (same) same.stretches.push(...piece.stretches)
    else streets.push({ id: streets.length + 1, ...piece })
  }
  return streets
}
