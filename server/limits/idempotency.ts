import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuse } from '#server/refusals/refusal.ts'

export type Attempt = { owner: string; operation: string; key: string; body: unknown }

/** The stored response of this key; refuses a different body. `undefined` for a new key. */
export async function earlierReply<Reply>(db: Database, attempt: Attempt): Promise<Reply | undefined> {
  const { owner, operation, key, body } = attempt
  const [earlier] = await answeredUnder(db, { owner, operation, key })
  if (earlier && earlier.body_hash !== hashOf(body)) throw refuse('key reused')
  return earlier?.reply as Reply | undefined
}

const answeredUnder = statement<Omit<Attempt, 'body'>, (typeof idempotencyKeys.$inferSelect)[]>((db, value) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, value('owner')),
        eq(idempotencyKeys.operation, value('operation')),
        eq(idempotencyKeys.key, value('key')),
      ),
    ),
)

/**
 * Runs `work` at most once per key and answers its first reply again. Part of the transaction of the work: when that
 * is refused, the key is free again. A repeat while the first one still runs is refused.
 */
export async function once<Reply>(
  tx: Database,
  attempt: Attempt,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { owner, operation, key, body } = attempt
  const name = nameOf({ owner, operation, key })
  const [lock, earlier] = await together([lockName(tx, { name }), earlierReply<Reply>(tx, attempt)])
  if (!onlyRow(lock).ours) throw refuse('still running')
  if (earlier) return earlier
  const reply = await work()
  await insertInto(tx, idempotencyKeys, { owner, operation, key, body_hash: hashOf(body), reply })
  return reply
}

/** Work that answers nothing, once per key when there is one. */
export async function atMostOnce(
  tx: Database,
  { key, ...attempt }: Omit<Attempt, 'key'> & { key: string | undefined },
  work: () => Promise<void>,
): Promise<void> {
  if (key === undefined) return work()
  await once(tx, { ...attempt, key }, async () => {
    await work()
    return { done: true }
  })
}

/** Whether the first request under a key has not ended yet. */
export async function isRunning(db: Database, named: Omit<Attempt, 'body'>): Promise<boolean> {
  const lock = await lockName(db, { name: nameOf(named) })
  return !onlyRow(lock).ours
}

const nameOf = ({ owner, operation, key }: Omit<Attempt, 'body'>) => `${owner} ${operation} ${key}`

const lockName = statement<{ name: string }, { ours: boolean }[]>((tx, value) =>
  tx
    .select({ ours: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${value('name')}, 0))` })
    .from(sql`(select 1) as one`),
)

const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Equal bodies have one hash, independent of the order of their fields. */
export const hashOf = (body: unknown) => digest(canonical(body))

const canonical = (body: unknown): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, key, value) {
    const given = this[key]
    if (given instanceof Uint8Array) return digest(given)
    return value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })
