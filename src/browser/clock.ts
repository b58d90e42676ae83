/** What the server's clock showed when this page's own began; minus infinity before the first reading. */
let began = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

/**
 * The one clock of the storefront: the server's, because the device's may be hours wrong. Before the first reading, and
 * with a server that hides its clock, it is the device's.
 */
export const clock = {
  /** Milliseconds since 1970. Between readings it runs by `performance.now()`, which no change of the device's time moves. */
  now: (): number => (Number.isFinite(began) ? Math.floor(began + performance.now()) : Date.now()),

  /**
   * Reads the header `Date` of a reply. The reply has been on its way, and the header has whole seconds, so it only ever
   * says that it is later than known. A reply that a cache may keep is as old as the cache.
   */
  read({ headers }: Response): void {
    if (!/no-(store|cache)/.test(headers.get('cache-control') ?? '')) return
    const read = Date.parse(headers.get('date') ?? '') - performance.now()
    if (!(read > began)) return
    began = read
    for (const listener of listeners) listener()
  },

  /** Calls back when a reading has moved the clock; returns the unsubscribe function. */
  onMove(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
