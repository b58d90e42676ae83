import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuse } from '#server/refusal.ts'

export type Attempt = { owner: string; operation: string; key: string; body: unknown }

/** What was answered under this key; refuses another body. `undefined` when nothing was. */
export async function earlierReply<Reply>(db: Database, attempt: Attempt): Promise<Reply | undefined> {
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, attempt.owner),
        eq(idempotencyKeys.operation, attempt.operation),
        eq(idempotencyKeys.key, attempt.key),
      ),
    )
  if (earlier && earlier.body_hash !== hashOf(attempt.body)) throw refuse('key reused')
  return earlier?.reply as Reply | undefined
}

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
  const name = `${owner} ${operation} ${key}`
  const locking = tx
    .select({ ours: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(select 1) as one`)
    // Asks at once: what is awaited beside it comes after.
    .execute()
  const [[lock], earlier] = await together([locking, earlierReply<Reply>(tx, attempt)])
  if (!lock!.ours) throw refuse('still running')
  if (earlier) return earlier
  const reply = await work()
  await tx.insert(idempotencyKeys).values({ owner, operation, key, body_hash: hashOf(body), reply })
  return reply
}

const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

const hashOf = (body: unknown) => digest(canonical(body))

/** The same text for equal bodies, in whatever order their fields came. */
const canonical = (body: unknown): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, key, value) {
    const given = this[key]
    if (given instanceof Uint8Array) return digest(given)
    return value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })
