import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './engine/open.ts'
import { sqlState } from './sql-state.ts'

/** Serialization failure and deadlock: the same transaction may succeed when it is run again. */
const RETRYABLE = ['40001', '40P01']
const ATTEMPTS = 5
/** The error code of every statement behind a failed one. */
const ABORTED = '25P02'

/** The writes of a transaction that no caller awaits. */
const unread = new WeakMap<Database, Promise<unknown>[]>()

/** Runs `work` in one READ COMMITTED transaction; it may run again, so it must not act on the world outside. */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const writes: Promise<unknown>[] = []
    try {
      return await committed(db, writes, work)
    } catch (failure) {
      const error = sqlState(failure) === ABORTED ? await causeOf(failure, writes) : failure
      if (attempt === ATTEMPTS || !RETRYABLE.includes(sqlState(error) ?? '')) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function committed<T>(db: Database, writes: Promise<unknown>[], work: (tx: Database) => Promise<T>) {
  const result = await db.transaction(
    (tx) => {
      unread.set(tx, writes)
      return work(tx)
    },
    { isolationLevel: 'read committed' },
  )
  // A commit behind a write that failed takes everything back, and says nothing.
  await Promise.all(writes)
  return result
}

const causeOf = (failure: unknown, writes: Promise<unknown>[]): Promise<unknown> =>
  Promise.all(writes).then(
    () => failure,
    (cause) => cause,
  )

/**
 * Lets a write whose answer decides nothing be answered together with what follows it, the commit included: when it
 * fails, so does the whole `transact`, and there is nothing to catch before.
 */
export function leave(tx: Database, write: Promise<unknown>): Promise<unknown> {
  const writes = unread.get(tx)
  if (!writes) return write
  write.catch(() => {})
  writes.push(write)
  return Promise.resolve()
}
