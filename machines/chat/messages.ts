import type { ChatMessage } from '#openapi/generated/client.ts'

/** Messages of one page. */
export const MESSAGES_A_PAGE = 20

/** The messages with a page among them, the oldest first, each once as it came last. */
export const withMessages = (
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] =>
  [...new Map([...known, ...page].map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  )

/**
 * The messages after reading the newest page again. When a gap remains before the known messages, those are dropped and
 * read again with the older pages.
 */
export function withNewest(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const knownIds = new Set(known.map(({ id }) => id))
  const reaches = page.length < MESSAGES_A_PAGE || page.some(({ id }) => knownIds.has(id))
  return withMessages(reaches ? known : [], page)
}

/** The messages that the other side has sent since. */
export function arrivedSince(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const newest = known.at(-1)?.id ?? 0
  return withMessages([], page).filter(({ id, sender_type }) => id > newest && sender_type !== 'customer')
}

/** The page, numbered from 1, that starts with the messages before the known ones. */
export const olderPage = (known: readonly ChatMessage[]): number =>
  Math.floor(known.length / MESSAGES_A_PAGE) + 1
