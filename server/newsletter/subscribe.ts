import { newsletterSubscribers } from '#server/db/schema.ts'
import type { Services } from '#server/wiring/services.ts'

/** Subscribes an e-mail address; a subscribed address stays as it is. */
export async function subscribeToNewsletter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values({ email: email.toLowerCase(), created_at: now() })
    .onConflictDoNothing()
}
