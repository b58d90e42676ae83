import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'

/** Until the transaction ends nobody erases this account; false when somebody did. */
export async function isAccountHeld(tx: Database, customer_id: number): Promise<boolean> {
  const held = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customer_id))
    .for('key share')
    // Asks at once: what is awaited beside it comes after.
    .execute()
  return held.length > 0
}

/** The same; 401 when the account is no more. */
export async function holdAccount(tx: Database, customer_id: number): Promise<void> {
  if (!(await isAccountHeld(tx, customer_id))) throw refuse('account gone')
}
