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
  const kept = new Map<string, { count: Promise<number>; until: number }>()
  return (query) => {
    const { sql, params } = query.toSQL()
    const key = JSON.stringify([sql, params])
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.count
    const count = Promise.resolve(query).then(([row]) => row!.count)
    if (kept.size >= MOST) kept.clear()
    kept.set(key, { count, until: performance.now() + KEPT_FOR })
    count.catch(() => kept.delete(key))
    return count
  }
}
