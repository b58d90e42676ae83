import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import { orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { loseParcel } from '#server/parcels/lose-parcel.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import type { Services } from '#server/wiring/services.ts'

export type LostOptions = Pick<Services, 'db' | 'now' | 'relay'> & { onError: (error: unknown) => void }

const EVERY = 60_000
const AT_ONCE = 100
const HOUR = 60 * 60_000

/** Declares parcels lost that should have arrived long ago, and of which the courier has told nothing since. */
export const watchLostParcels = (options: LostOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, relay, onError }: LostOptions): Promise<void> {
  const { lost_after_hours } = (await requireSettings(db)).parcel
  const since = new Date(now().getTime() - lost_after_hours * HOUR)
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue(since))
    .orderBy(asc(orders.updated_at), asc(orders.id))
    .limit(AT_ONCE)
  // A parcel that cannot be declared lost must not hold up the others.
  for (const { id } of overdue) await giveUp(db, id, { since, now: now() }).catch(onError)
  if (overdue.length > 0) relay()
}

/** The courier has it, it should have arrived before that moment, and no word of the courier came since. */
const isOverdue = (since: Date) =>
  and(
    eq(orders.order_type, 'parcel'),
    eq(orders.order_status, 'picked_up'),
    lte(orders.updated_at, since),
    lte(latestArrival, since),
  )

const latestArrival =
  sql`${orders.schedule_at} + make_interval(mins => ${orders.maximum_delivery_minutes})`.mapWith(
    orders.schedule_at,
  )

/** The courier may have told of the parcel since the job read it: its row is read again with the lock. */
const giveUp = (db: Database, id: number, { since, now }: { since: Date; now: Date }): Promise<void> =>
  transact(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isOverdue(since)))
      .for('update')
    if (order) await loseParcel(tx, id, now)
  })
