import { and, asc, between, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { allOf } from '#server/db/all-of.ts'
import type { Database } from '#server/db/engine/open.ts'
import { items, stores } from '#server/db/schema.ts'
import { EARTH, type LatLng } from '#server/geometry/sphere.ts'
import { allOfZones, type Firsts, type OfZones } from './first-of-zones.ts'
import { stepByStep } from './step-by-step.ts'

/** Where the rings around a customer end, in metres; the last has no end. */
const RINGS = [250, 500, 1_000, 2_000, 4_000, 8_000, Number.POSITIVE_INFINITY]

/** Slightly more than the database's rounding error. */
const MARGIN = 1e-6

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Degrees from the middle to the edges of the box around it, without end where it meets a pole or the date line. */
export function boxAround({ lat, lng }: LatLng, metres: number): { lat: number; lng: number } {
  const angle = metres / EARTH
  const high = degrees(angle) + MARGIN
  if (Math.abs(lat) + high >= 90) return { lat: high, lng: Number.POSITIVE_INFINITY }
  const wide = degrees(Math.asin(Math.sin(angle) / Math.cos((lat * Math.PI) / 180))) + MARGIN
  return { lat: high, lng: Math.abs(lng) + wide >= 180 ? Number.POSITIVE_INFINITY : wide }
}

/** Metres from a position to each store, straight over the sphere; `null` without a position. */
export function metresFrom(position: LatLng | undefined): SQL<number | null> {
  if (!position) return sql<null>`null`
  const { lat, lng } = position
  return sql<number>`(2 * ${sql.raw(`${EARTH}`)} * asin(least(1, sqrt(
    power(sin(radians(${stores.latitude} - ${lat}::double precision) / 2), 2)
    + cos(radians(${lat}::double precision)) * cos(radians(${stores.latitude}))
    * power(sin(radians(${stores.longitude} - ${lng}::double precision) / 2), 2)))))`
}

/**
 * The keys of the rows nearest to a position, at least the first `many`, as an array in that order. The query runs
 * `found` ring by ring until it has enough; `found` returns the first rows that meet `holds`.
 */
export function nearestFirst(position: LatLng, many: number, found: (holds: SQL) => SQLWrapper): SQL {
  const { lat, lng } = position
  const boxes = RINGS.map((metres) => boxAround(position, metres))
  const numbers = (all: number[]) => sql`${sql.param(all)}::double precision[]`
  const inner = [-1, ...RINGS.slice(0, -1)]
  const rings = sql`unnest(${numbers(inner)}, ${numbers(RINGS)}, ${numbers(boxes.map(({ lat }) => lat))},
    ${numbers(boxes.map(({ lng }) => lng))}) with ordinality as steps (inside, outside, lat, lng, step)`
  const metres = metresFrom(position)
  const holds = allOf(
    between(stores.latitude, sql`${lat} - steps.lat`, sql`${lat} + steps.lat`),
    between(stores.longitude, sql`${lng} - steps.lng`, sql`${lng} + steps.lng`),
    sql`${metres} > steps.inside`,
    sql`${metres} <= steps.outside`,
  )
  return stepByStep(rings, many, found(holds))
}

/** The nearest stores that meet a condition. */
export const nearestStores =
  (db: Database, scope: Omit<OfZones, 'where'>, position: LatLng): Firsts =>
  (where, many) => {
    const found = (holds: SQL) =>
      db
        .select({ id: stores.id })
        .from(stores)
        .where(and(allOfZones(stores, { ...scope, where }), holds))
        .orderBy(asc(metresFrom(position)), asc(stores.id))
        .limit(many)
    return sql`select id, -place as rank
      from unnest(${nearestFirst(position, many, found)}) with ordinality as nearest (id, place)`
  }

/**
 * The items of the nearest stores. The query reads stores one after the other until it has enough items, stores at one
 * position together; items carry zone and module of their store.
 */
export function nearestItems(
  db: Database,
  { where, ...scope }: OfZones,
  position: LatLng,
  many: number,
): SQL {
  const found = (holds: SQL) => {
    const around = db
      .select({ id: stores.id, metres: metresFrom(position).as('metres') })
      .from(stores)
      .where(allOfZones(stores, { ...scope, where: holds }))
      .as('around')
    const nearest = db
      .select({ id: items.id })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.store_id))
      .where(and(allOfZones(items, { ...scope, where }), sql`${items.store_id} = any(places.ids)`))
      .orderBy(asc(items.id))
      .limit(many)
      .as('goods')
    return sql`select goods.id
      from (select array_agg(id) as ids from ${around} group by metres order by metres offset 0) as places
      cross join lateral ${nearest} limit ${many}`
  }
  return sql`(select unnest(${nearestFirst(position, many, found)}))`
}
