/** A reply that is the same for everybody who asks alike. */
export type PublicReply = { text: string; etag: string }

/** The reply that is kept under a key, else the one that is made now. */
export type KeepReplies<Reply = PublicReply> = (key: string, make: () => Promise<Reply>) => Promise<Reply>

/** How long a public reply may be behind the shop, in milliseconds; what decides a sale is never read from one. */
const KEPT_FOR = 1_000
/** Characters kept at once. */
const MOST = 32 * 1024 * 1024

export const makeAnew: KeepReplies = (_, make) => make()

/** Makes a reply once for all requests of a second, or of `keptFor` milliseconds, also for those that arrive meanwhile. */
export function createReplyKeep<Reply extends { text: string } = PublicReply>(
  keptFor = KEPT_FOR,
): KeepReplies<Reply> {
  const kept = new Map<string, { reply: Promise<Reply>; until: number; size: number }>()
  let size = 0
  const drop = (key: string) => {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return (key, make) => {
    const now = performance.now()
    // The first are the oldest.
    for (const [oldest, { until }] of kept) {
      if (until > now && size <= MOST) break
      drop(oldest)
    }
    const known = kept.get(key)
    if (known) return known.reply
    const entry = { reply: make(), until: now + keptFor, size: key.length }
    kept.set(key, entry)
    size += entry.size
    entry.reply.then(
      ({ text }) => {
        if (kept.get(key) !== entry) return
        entry.size += text.length
        size += text.length
      },
      () => {
        if (kept.get(key) === entry) drop(key)
      },
    )
    return entry.reply
  }
}
