import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Config, isSimulated } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import { type OrderType, orders } from '#server/db/schema.ts'
import { type PastArrival, pastArrival } from '#server/rules/arrival-estimate.ts'

/** How many delivered orders of a store and type predict the next. */
export const PAST = 50
/** How old they may be, in milliseconds. */
export const KEPT_FOR = 60_000
/** How many stores and types are kept. */
const MOST = 1_000

export type Kitchen = { store_id: number; order_type: OrderType }

/** The past arrivals of each kitchen, in the order of the kitchens. */
export type PastArrivals = (kitchens: readonly Kitchen[]) => Promise<PastArrival[][]>

/** Orders that the demo played in seconds predict nothing of the minutes that its stores promise. */
export const pastArrivalsFor = (
  config: Pick<Config, 'DEMO' | 'SIMULATOR_SPEED'>,
  db: Database,
): PastArrivals => (isSimulated(config) ? async (kitchens) => kitchens.map(() => []) : createPastArrivals(db))

/** Reads all kitchens that are not kept in one query: every customer who tracks an order asks again and again. */
export function createPastArrivals(db: Database): PastArrivals {
  const cache = new LRUCache<string, Promise<PastArrival[]>>({ max: MOST, ttl: KEPT_FOR, ttlResolution: 0 })
  return async (kitchens) => {
    const asked = new Map(kitchens.map((kitchen) => [keyOf(kitchen), kitchen]))
    const past = new Map([...asked.keys()].map((key) => [key, cache.get(key)]))
    const missing = [...asked].filter(([key]) => !past.get(key))
    if (missing.length > 0) {
      const read = readPast(
        db,
        missing.map(([, kitchen]) => kitchen),
      )
      for (const [key] of missing) {
        const found = read.then((all) => all.get(key) ?? [])
        found.catch(() => cache.peek(key) === found && cache.delete(key))
        cache.set(key, found)
        past.set(key, found)
      }
    }
    // Every kitchen that was not kept is read above.
    return Promise.all(kitchens.map((kitchen) => past.get(keyOf(kitchen))!))
  }
}

const keyOf = ({ store_id, order_type }: Kitchen) => `${store_id} ${order_type}`

async function readPast(db: Database, kitchens: Kitchen[]): Promise<Map<string, PastArrival[]>> {
  const asked = sql`unnest(${sql.param(kitchens.map(({ store_id }) => store_id))}::integer[],
    ${sql.param(kitchens.map(({ order_type }) => order_type))}::text[]) as kitchen (store_id, order_type)`
  const { store_id, order_type, distance, schedule_at, scheduled, minimum_delivery_minutes, delivered } =
    orders
  const { pending, accepted, confirmed, processing, handover, picked_up } = orders
  const stamps = { pending, accepted, confirmed, processing, handover, picked_up }
  const last = db
    .select({
      store_id,
      order_type,
      distance,
      schedule_at,
      scheduled,
      minimum_delivery_minutes,
      delivered,
      ...stamps,
    })
    .from(orders)
    .where(
      and(eq(store_id, sql`kitchen.store_id`), eq(order_type, sql`kitchen.order_type`), isNotNull(delivered)),
    )
    .orderBy(desc(delivered))
    .limit(PAST)
    .as('last')
  const rows = await db.select(last._.selectedFields).from(asked).crossJoinLateral(last)
  const past = new Map<string, PastArrival[]>()
  for (const { store_id, delivered, ...row } of rows) {
    // The query selects delivered orders of stores only.
    const [store, end] = [store_id!, delivered!]
    const key = keyOf({ store_id: store, order_type: row.order_type })
    past.set(key, [...(past.get(key) ?? []), pastArrival({ ...row, delivered: end })])
  }
  return past
}
