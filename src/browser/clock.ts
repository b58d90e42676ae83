/** What the server's clock showed when this page's own began; 0 before the first reading. */
let began = 0

/**
 * The one clock of the storefront: the server's, because the device's may be hours wrong. Before the first reading, and
 * with a server that hides its clock, it is the device's.
 */
export const clock = {
  /** Milliseconds since 1970. Between readings it runs by `performance.now()`, which no change of the device's time moves. */
  now: (): number => (began ? Math.floor(began + performance.now()) : Date.now()),

  /**
   * Reads the header `Date` of a reply. The reply has been on its way, and the header has whole seconds, so it only ever
   * says that it is later than known. A reply that a cache may keep is as old as the cache.
   */
  read({ headers }: Response): void {
    if (!headers.get('cache-control')?.match(/no-(store|cache)/)) return
    const read = Date.parse(headers.get('date') ?? '') - performance.now()
    if (read > began) began = read
  },
}
