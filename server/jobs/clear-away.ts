import { asc, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open.ts'
import { budgets, customerTokens, idempotencyKeys, limitLocks, outbox } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { dropPicturesBefore } from '#server/orders/prescription-pictures.ts'
import { type Repeated, repeat } from './repeat.ts'

export type ClearOptions = { db: Database; now: () => Date; onError: (error: unknown) => void }

const EVERY = 10 * 60_000
const AT_ONCE = 1000
/** So many turns a time: after a long pause the rest waits for the next. */
const MOST_TURNS = 100
const DAY = 24 * 60 * 60_000

type Spent = { table: PgTable; key: PgColumn[]; since: PgColumn; days: number }

/** Rows nobody reads any more: so many days after that moment. */
const spent: Spent[] = [
  { table: outbox, key: [outbox.id], since: outbox.sent_at, days: 1 },
  {
    table: idempotencyKeys,
    key: [idempotencyKeys.owner, idempotencyKeys.operation, idempotencyKeys.key],
    since: idempotencyKeys.created_at,
    days: 30,
  },
  { table: budgets, key: [budgets.name], since: budgets.since, days: 1 },
  { table: limitLocks, key: [limitLocks.key], since: limitLocks.taken_at, days: 1 },
  { table: customerTokens, key: [customerTokens.token_hash], since: customerTokens.expires_at, days: 0 },
]

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/** Removes what has had its time, a thousand rows a turn, so that nobody waits for it. */
export const startClearing = (options: ClearOptions): Repeated =>
  repeat(EVERY, () => clearAll(options), options.onError)

async function clearAll({ db, now }: ClearOptions): Promise<void> {
  for (const each of spent)
    for (let turn = 0; turn < MOST_TURNS; turn++) if ((await clear(db, each, now())) < AT_ONCE) break
  for (let turn = 0; turn < MOST_TURNS; turn++)
    if ((await transact(db, (tx) => dropPicturesBefore(tx, daysBefore(now(), 1), AT_ONCE))) < AT_ONCE) break
}

async function clear(db: Database, { table, key, since, days }: Spent, now: Date): Promise<number> {
  const name: SQL = sql`(${sql.join(key, sql`, `)})`
  const old = db
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(table)
    .where(lte(since, daysBefore(now, days)))
    .orderBy(asc(since))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const gone = await db.delete(table).where(inArray(name, old)).returning({ gone: sql`1` })
  return gone.length
}
