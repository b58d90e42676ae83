import type { LatLng } from '#openapi/generated/client.ts'
import type { City } from './city-data.ts'
import { between, metresBetween } from './geometry.ts'

/** Where streets meet, and which corners are next to each other; roads that cross share their corner. */
type Streets = { corners: LatLng[]; neighbours: number[][] }

/** A place beside a street: between the corners `a` and `b`. */
type Kerb = { a: number; b: number; at: LatLng }

/** The shortest way along the streets of the city, from door to door; straight where no street leads there. */
export function streetRoute({ roads }: Pick<City, 'roads'>, from: LatLng, to: LatLng): LatLng[] {
  const streets = streetsOf(roads)
  const start = kerbOf(streets, from)
  const end = kerbOf(streets, to)
  if (!start || !end) return [from, to]
  if (start.a === end.a && start.b === end.b) return [from, start.at, end.at, to]
  return [from, start.at, ...cornersBetween(streets, start, end), end.at, to]
}

function streetsOf(roads: City['roads']): Streets {
  const corners: LatLng[] = []
  const neighbours: number[][] = []
  const known = new Map<string, number>()
  const cornerAt = ([lng = 0, lat = 0]: readonly number[]): number => {
    const key = `${lng},${lat}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    known.set(key, corners.length)
    neighbours.push([])
    return corners.push({ lat, lng }) - 1
  }
  for (const { geometry } of roads.features) {
    const route = geometry.coordinates.map(cornerAt)
    for (const [index, corner] of route.entries()) {
      const next = route[index + 1]
      if (next === undefined || next === corner) continue
      neighbours[corner]?.push(next)
      neighbours[next]?.push(corner)
    }
  }
  return { corners, neighbours }
}

/** The nearest point of any street. */
function kerbOf({ corners, neighbours }: Streets, position: LatLng): Kerb | undefined {
  let nearest: { kerb: Kerb; away: number } | undefined
  for (const [a, near] of neighbours.entries())
    for (const b of near) {
      if (b < a) continue
      const at = footOn(corners[a] as LatLng, corners[b] as LatLng, position)
      const away = metresBetween(at, position)
      if (!nearest || away < nearest.away) nearest = { kerb: { a, b, at }, away }
    }
  return nearest?.kerb
}

function footOn(a: LatLng, b: LatLng, position: LatLng): LatLng {
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((a.lat * Math.PI) / 180) ** 2
  const [x, y] = [b.lng - a.lng, b.lat - a.lat]
  const square = x * x * narrow + y * y
  const part = square === 0 ? 0 : ((position.lng - a.lng) * x * narrow + (position.lat - a.lat) * y) / square
  return between(a, b, Math.min(1, Math.max(0, part)))
}

/** A*: the straight line to the goal never overestimates. Empty when the two are not connected. */
function cornersBetween({ corners, neighbours }: Streets, start: Kerb, end: Kerb): LatLng[] {
  const position = (corner: number) => corners[corner] as LatLng
  const cost = new Map<number, number>()
  const cameFrom = new Map<number, number>()
  const open = new Map<number, number>()
  const reach = (corner: number, metres: number, before?: number) => {
    if (metres >= (cost.get(corner) ?? Number.POSITIVE_INFINITY)) return
    cost.set(corner, metres)
    if (before !== undefined) cameFrom.set(corner, before)
    open.set(corner, metres + metresBetween(position(corner), end.at))
  }
  for (const corner of [start.a, start.b]) reach(corner, metresBetween(start.at, position(corner)))

  for (let corner = mostPromising(open); corner !== undefined; corner = mostPromising(open)) {
    if (corner === end.a || corner === end.b) return trace(corner, cameFrom).map(position)
    open.delete(corner)
    const ridden = cost.get(corner) ?? 0
    for (const next of neighbours[corner] ?? [])
      reach(next, ridden + metresBetween(position(corner), position(next)), corner)
  }
  return []
}

function mostPromising(open: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [corner, rank] of open) if (rank < least) [best, least] = [corner, rank]
  return best
}

function trace(last: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const path = [last]
  for (let before = cameFrom.get(last); before !== undefined; before = cameFrom.get(before)) path.push(before)
  return path.reverse()
}
