import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
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

/** Reads all kitchens that are not kept in one query: every customer who tracks an order asks again and again. */
export function createPastArrivals(db: Database): PastArrivals {
  const kept = new Map<string, { past: Promise<PastArrival[]>; until: number }>()
  return async (kitchens) => {
    const now = performance.now()
    const missing = new Map(
      kitchens
        .map((kitchen) => [keyOf(kitchen), kitchen] as const)
        .filter(([key]) => (kept.get(key)?.until ?? 0) <= now),
    )
    const read = missing.size === 0 ? undefined : readPast(db, [...missing.values()])
    for (const key of missing.keys()) {
      const entry = { past: read!.then((found) => found.get(key) ?? []), until: now + KEPT_FOR }
      kept.delete(key)
      kept.set(key, entry)
      entry.past.catch(() => kept.get(key) === entry && kept.delete(key))
    }
    const past = kitchens.map((kitchen) => kept.get(keyOf(kitchen))!.past)
    // The first are the oldest.
    for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(key)
    return Promise.all(past)
  }
}

const keyOf = ({ store_id, order_type }: Kitchen) => `${store_id} ${order_type}`

async function readPast(db: Database, kitchens: Kitchen[]): Promise<Map<string, PastArrival[]>> {
  const asked = sql`unnest(${sql.param(kitchens.map(({ store_id }) => store_id))}::integer[],
    ${sql.param(kitchens.map(({ order_type }) => order_type))}::text[]) as kitchen (store_id, order_type)`
  const { store_id, order_type, distance, schedule_at, delivered } = orders
  const { pending, accepted, confirmed, processing, handover, picked_up } = orders
  const stamps = { pending, accepted, confirmed, processing, handover, picked_up }
  const last = db
    .select({ store_id, order_type, distance, schedule_at, delivered, ...stamps })
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
    const key = keyOf({ store_id: store_id!, order_type: row.order_type })
    past.set(key, [...(past.get(key) ?? []), pastArrival({ ...row, delivered: delivered! })])
  }
  return past
}
