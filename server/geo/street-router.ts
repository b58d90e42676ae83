import { city } from '#server/seed/city/city.ts'
import { toGlobe, toPlan } from '#server/seed/city/frame.ts'
import { between, distanceBetween, lengthOf, nearestPart, type Point } from './plane.ts'
import type { LatLng } from './sphere.ts'

export type Route = { metres: number; line: LatLng[] }

/** A place beside a street: between the corners `a` and `b`. */
type Kerb = { a: number; b: number; at: Point }

const KEPT = 500
const routes = new Map<string, Route>()

/** The shortest way along the streets, from door to door; the last {@link KEPT} ways are remembered. */
export function routeBetween(from: LatLng, to: LatLng): Route {
  const key = [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join()
  const known = routes.get(key)
  if (known) return known
  const line = lineBetween(toPlan(from), toPlan(to))
  const route = { metres: Math.round(lengthOf(line)), line: line.map(toGlobe) }
  const oldest = routes.keys().next().value
  if (routes.size >= KEPT && oldest) routes.delete(oldest)
  routes.set(key, route)
  return route
}

/** Every stretch between two neighbouring corners, once. */
let stretches: [number, number][] | undefined

function kerbOf(point: Point): Kerb {
  const { corners, neighbours } = city()
  stretches ??= neighbours.flatMap((near, a) =>
    near.filter((b) => a < b).map((b): [number, number] => [a, b]),
  )
  let best: Kerb | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const [a, b] of stretches) {
    const at = between(corners[a]!, corners[b]!, nearestPart(point, corners[a]!, corners[b]!))
    const away = distanceBetween(point, at)
    if (away < shortest) [best, shortest] = [{ a, b, at }, away]
  }
  return best!
}

function lineBetween(start: Point, end: Point): Point[] {
  const [from, to] = [kerbOf(start), kerbOf(end)]
  if (from.a === to.a && from.b === to.b) return [start, from.at, to.at, end]
  return [start, from.at, ...cornersBetween(from, to), to.at, end]
}

/** A* over the corners; the straight line to the goal never overestimates. */
function cornersBetween(from: Kerb, to: Kerb): Point[] {
  const { corners, neighbours } = city()
  const cost = new Map<number, number>()
  const cameFrom = new Map<number, number>()
  const queue = new Queue()
  const reach = (corner: number, metres: number, before?: number) => {
    if (metres >= (cost.get(corner) ?? Number.POSITIVE_INFINITY)) return
    cost.set(corner, metres)
    if (before !== undefined) cameFrom.set(corner, before)
    queue.add(corner, metres + distanceBetween(corners[corner]!, to.at))
  }
  for (const corner of [from.a, from.b]) reach(corner, distanceBetween(from.at, corners[corner]!))

  for (let corner = queue.take(); corner !== undefined; corner = queue.take()) {
    if (corner === to.a || corner === to.b) return trace(corner, cameFrom).map((passed) => corners[passed]!)
    for (const next of neighbours[corner]!)
      reach(next, cost.get(corner)! + distanceBetween(corners[corner]!, corners[next]!), corner)
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
