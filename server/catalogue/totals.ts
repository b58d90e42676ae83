import { LRUCache } from 'lru-cache'
import { onlyRow } from '#server/db/only-row.ts'

/** How long a count may be behind what it counts. */
const KEPT_FOR = 30_000
const MOST = 2_000

export type Totals = (
  query: { toSQL: () => { sql: string; params: unknown[] } } & PromiseLike<{ count: number }[]>,
) => Promise<number>

/**
 * Counts of lists, remembered for a while: a page of twelve is read in the time it takes to count a thousand, and no
 * customer minds a total that is half a minute old.
 */
export function createTotals(): Totals {
  const cache = new LRUCache<string, Promise<number>>({ max: MOST, ttl: KEPT_FOR, ttlResolution: 0 })
  return (query) => {
    const { sql, params } = query.toSQL()
    const key = JSON.stringify([sql, params])
    const known = cache.get(key)
    if (known) return known
    const count = Promise.resolve(query).then((rows) => onlyRow(rows).count)
    cache.set(key, count)
    count.catch(() => cache.peek(key) === count && cache.delete(key))
    return count
  }
}
