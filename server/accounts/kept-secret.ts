import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { secrets } from '#server/db/schema.ts'
import { newSecret } from '#server/identity/secret.ts'

/** A secret the shop makes for itself and keeps in its database; the first process that asks makes it. */
export async function storedSecret(db: Database, name: string): Promise<string> {
  await db.insert(secrets).values({ name, value: newSecret() }).onConflictDoNothing()
  const rows = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return onlyRow(rows).value
}
