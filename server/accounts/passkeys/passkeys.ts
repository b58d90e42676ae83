import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { passkeys } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'

/** Of one customer. */
export const MOST_PASSKEYS = 10

/** The newest first; no key and no credential id. */
export const passkeysOf = (db: Database, customer_id: number) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      browser: passkeys.browser,
      system: passkeys.system,
      created_at: passkeys.created_at,
      last_used_at: passkeys.last_used_at,
    })
    .from(passkeys)
    .where(eq(passkeys.customer_id, customer_id))
    .orderBy(desc(passkeys.created_at), passkeys.id)

const own = (customer_id: number, id: string) =>
  and(eq(passkeys.customer_id, customer_id), eq(passkeys.id, id))

export async function renamePasskey(
  db: Database,
  customer_id: number,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name: name.trim() })
    .where(own(customer_id, id))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw refuse('passkey gone')
}

export async function removePasskey(db: Database, customer_id: number, id: string): Promise<void> {
  const gone = await db.delete(passkeys).where(own(customer_id, id)).returning({ id: passkeys.id })
  if (gone.length === 0) throw refuse('passkey gone')
}
