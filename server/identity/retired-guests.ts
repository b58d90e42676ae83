import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { retiredGuests } from '#server/db/schema.ts'

/** True when the cart and orders of this guest became a customer's. */
export async function isRetiredGuest(db: Database, guest_id: string): Promise<boolean> {
  const [retired] = await retiredGuest(db, { guest_id })
  return retired !== undefined
}

const retiredGuest = statement<{ guest_id: string }, { id: string }[]>((db, value) =>
  db
    .select({ id: retiredGuests.id })
    .from(retiredGuests)
    .where(eq(retiredGuests.id, value('guest_id'))),
)
