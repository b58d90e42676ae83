import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import type { Locale } from '#server/rules/text.ts'

/**
 * Stores the Firebase token of a session's device and the language of its pushes. A device that changed hands no longer
 * receives pushes of the customer before.
 */
export async function saveFirebaseToken(
  db: Database,
  { session }: Pick<Customer, 'session'>,
  { cm_firebase_token, locale }: { cm_firebase_token: string; locale: Locale },
): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .update(customerTokens)
      .set({ cm_firebase_token: null })
      .where(
        and(eq(customerTokens.cm_firebase_token, cm_firebase_token), ne(customerTokens.token_hash, session)),
      )
    await tx
      .update(customerTokens)
      .set({ cm_firebase_token, device_locale: locale })
      .where(eq(customerTokens.token_hash, session))
  })
}
