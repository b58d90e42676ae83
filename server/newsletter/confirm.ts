import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'

/** The address that waits for this link. */
const waitingFor = (token: string, now: Date) =>
  and(eq(newsletterSubscribers.token_hash, fingerprint(token)), gt(newsletterSubscribers.expires_at, now))

export const isWaiting = async (db: Database, token: string, now: Date): Promise<boolean> =>
  (await db.$count(newsletterSubscribers, waitingFor(token, now))) > 0

/** Subscribes the address for good, once; false when no address waits for this link. */
export async function confirmSubscription(db: Database, token: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(newsletterSubscribers)
    .set({ token_hash: null, expires_at: null })
    .where(waitingFor(token, now))
    .returning({ email: newsletterSubscribers.email })
  return confirmed.length > 0
}
