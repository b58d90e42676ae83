import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'

/** Holds the account until the transaction ends, so that no other one deletes it; false when it is already deleted. */
export async function isAccountHeld(tx: Database, customer_id: number): Promise<boolean> {
  return (await heldAccount(tx, { customer_id })).length > 0
}

const heldAccount = statement<{ customer_id: number }, { id: number }[]>((tx, value) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, value('customer_id')))
    .for('key share'),
)

/** The same; 401 when the account is no more. */
export async function holdAccount(tx: Database, customer_id: number): Promise<void> {
  if (!(await isAccountHeld(tx, customer_id))) throw refuse('account gone')
}
