import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './open.ts'

/** Serialization failure and deadlock: the same transaction may succeed when it is run again. */
const RETRYABLE = ['40001', '40P01']
const ATTEMPTS = 5

/** Runs `work` in one READ COMMITTED transaction; it may run again, so it must not act on the world outside. */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx), { isolationLevel: 'read committed' })
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.includes(sqlState(error) ?? '')) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** The five-character code PostgreSQL gave an error, if it came from there; Drizzle wraps it once. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
