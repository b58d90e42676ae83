import { and, eq, isNull } from 'drizzle-orm'
import type { DietOfCustomer } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import type { Diet } from '#server/db/shapes.ts'

const nothing: Diet = { allergens: [], diets: [], hide: 'nothing' }

export async function readDiet(db: Database, customer_id: number): Promise<DietOfCustomer> {
  const [customer] = await db
    .select({ diet: customers.diet })
    .from(customers)
    .where(eq(customers.id, customer_id))
  return { ...(customer?.diet ?? nothing), is_chosen: Boolean(customer?.diet) }
}

/** `when_empty`: a choice the customer has made stays as it is. */
export async function saveDiet(
  db: Database,
  customer_id: number,
  diet: Diet,
  { when_empty }: { when_empty: boolean },
): Promise<void> {
  await db
    .update(customers)
    .set({ diet })
    .where(and(eq(customers.id, customer_id), when_empty ? isNull(customers.diet) : undefined))
}
