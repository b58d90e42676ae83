import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** Replaces the customer's interests in one module; those for which `isHere` is false stay. */
export async function changeInterests(
  db: Database,
  customer_id: number,
  { isHere, interest }: { isHere: (category_id: number) => boolean; interest: number[] },
): Promise<void> {
  const own = eq(customers.id, customer_id)
  await transact(db, async (tx) => {
    const [customer] = await tx
      .select({ interests: customers.interests })
      .from(customers)
      .where(own)
      .for('no key update')
    const elsewhere = customer?.interests.filter((id) => !isHere(id)) ?? []
    await tx
      .update(customers)
      .set({ interests: [...elsewhere, ...interest] })
      .where(own)
  })
}
