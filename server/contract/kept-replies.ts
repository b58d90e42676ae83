import { LRUCache } from 'lru-cache'

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
 * Makes one reply for all requests of a second, or of `ttl` milliseconds, including requests that arrive while it
 * is made.
 */
export function createReplyKeep<Reply extends { text: string } = PublicReply>(
  ttl = KEPT_FOR,
): KeepReplies<Reply> {
  type Entry = { reply: Promise<Reply> }
  // Expired replies are purged by timers: 32 MB of them must not stay in memory.
  const cache = new LRUCache<string, Entry>({
    maxSize: MOST,
    ttl,
    ttlResolution: 0,
    ttlAutopurge: true,
  })
  return (key, make) => {
    const known = cache.get(key)
    if (known) return known.reply
    const reply = make()
    const isCurrent = () => cache.peek(key)?.reply === reply
    cache.set(key, { reply }, { size: key.length })
    reply.then(
      // lru-cache sizes only a new value, hence a new object.
      ({ text }) =>
        isCurrent() && cache.set(key, { reply }, { size: key.length + text.length, noUpdateTTL: true }),
      () => isCurrent() && cache.delete(key),
    )
    return reply
  }
}
