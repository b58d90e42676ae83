// Hand-written: A* over the few corners of the demo city needs no graph library.
import { LRUCache } from 'lru-cache'
import { present } from '#server/assert/present.ts'
import { between, distanceBetween, lengthOf, nearestPart, type Point } from '#server/geometry/plane.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import { city } from './city.ts'
import { toGlobe, toPlan } from './frame.ts'

export type Route = { metres: number; line: LatLng[] }

/** A place beside a street: between the corners `a` and `b`. */
type Kerb = { a: number; b: number; at: Point }

const routes = new LRUCache<string, Route>({ max: 500 })

/** The shortest way along the streets, from door to door. */
export function routeBetween(from: LatLng, to: LatLng): Route {
  const key = [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join()
  const known = routes.get(key)
  if (known) return known
  const line = lineBetween(toPlan(from), toPlan(to))
  const route = { metres: Math.round(lengthOf(line)), line: line.map(toGlobe) }
  routes.set(key, route)
  return route
}

type Stretch = { a: number; b: number; start: Point; end: Point }

/** Every stretch between two neighbouring corners, once. */
let stretches: Stretch[] | undefined

function kerbOf(point: Point): Kerb {
  const { cornerAt, neighbours } = city()
  stretches ??= neighbours.flatMap((near, a) =>
    near.filter((b) => a < b).map((b) => ({ a, b, start: cornerAt(a), end: cornerAt(b) })),
  )
  let best: Kerb | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const { a, b, start, end } of stretches) {
    const at = between(start, end, nearestPart(point, start, end))
    const away = distanceBetween(point, at)
    if (away < shortest) [best, shortest] = [{ a, b, at }, away]
  }
  return present(best, 'a stretch of street')
}

function lineBetween(start: Point, end: Point): Point[] {
  const [from, to] = [kerbOf(start), kerbOf(end)]
  if (from.a === to.a && from.b === to.b) return [start, from.at, to.at, end]
  return [start, from.at, ...cornersBetween(from, to), to.at, end]
}

/** A* over the corners; the straight line to the goal never overestimates. */
function cornersBetween(from: Kerb, to: Kerb): Point[] {
  const { cornerAt, lineOf, neighbours } = city()
  const cost = new Map<number, number>()
  const cameFrom = new Map<number, number>()
  const queue = new Queue()
  const reach = (corner: number, metres: number, before?: number) => {
    if (metres >= (cost.get(corner) ?? Number.POSITIVE_INFINITY)) return
    cost.set(corner, metres)
    if (before !== undefined) cameFrom.set(corner, before)
    queue.add(corner, metres + distanceBetween(cornerAt(corner), to.at))
  }
  for (const corner of [from.a, from.b]) reach(corner, distanceBetween(from.at, cornerAt(corner)))

  for (let corner = queue.take(); corner !== undefined; corner = queue.take()) {
    if (corner === to.a || corner === to.b) return lineOf(trace(corner, cameFrom))
    // The queue holds only corners of the plan, each with its cost.
    const [near, metres] = [neighbours[corner]!, cost.get(corner)!]
    for (const next of near) reach(next, metres + distanceBetween(cornerAt(corner), cornerAt(next)), corner)
  }
  return []
}

function trace(last: number, cameFrom: Map<number, number>): number[] {
  const path = [last]
  for (let before = cameFrom.get(last); before !== undefined; before = cameFrom.get(before)) path.push(before)
  return path.reverse()
}

/** Hands out the corner with the smallest rank first (binary heap). */
class Queue {
  readonly #heap: { corner: number; rank: number }[] = []

  /** The asserted indices are those of the new entry and of its parents, which are smaller. */
  add(corner: number, rank: number) {
    const heap = this.#heap
    let i = heap.push({ corner, rank }) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (heap[parent]!.rank <= heap[i]!.rank) break
      ;[heap[parent], heap[i]] = [heap[i]!, heap[parent]!]
      i = parent
    }
  }

  /** Each asserted index is compared with the length of the heap first. */
  take(): number | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last) return undefined
    if (heap.length === 0) return first.corner
    heap[0] = last
    for (let i = 0; ; ) {
      const left = 2 * i + 1
      const smaller = left + 1 < heap.length && heap[left + 1]!.rank < heap[left]!.rank ? left + 1 : left
      if (smaller >= heap.length || heap[i]!.rank <= heap[smaller]!.rank) break
      ;[heap[smaller], heap[i]] = [heap[i]!, heap[smaller]!]
      i = smaller
    }
    return first.corner
  }
}
