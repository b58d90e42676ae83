/** A reply that is the same for all callers with equal requests. */
export type PublicReply = { text: string; etag: string }

/** Returns the cached reply of a key, or makes one. */
export type KeepReplies<Reply = PublicReply> = (key: string, make: () => Promise<Reply>) => Promise<Reply>

/** How long a public reply may be behind the shop, in milliseconds; what decides a sale is never read from one. */
const KEPT_FOR = 1_000
/** Characters kept at once. */
const MOST = 32 * 1024 * 1024

export const makeAnew: KeepReplies = (_, make) => make()

/**
 * Makes one reply for all requests of a second, or of `keptFor` milliseconds, including requests that arrive while it
 * is made.
 */
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
