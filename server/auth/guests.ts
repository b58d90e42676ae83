import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { retiredGuests } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'

/** Fewer characters cannot hold 128 random bits, so somebody could guess them. */
const SHORTEST = 22

/** False for an id that could be guessed, and for one whose cart and orders already became a customer's. */
export async function isLivingGuest(db: Database, guest_id: string): Promise<boolean> {
  if (guest_id.length < SHORTEST) return false
  const [retired] = await retiredGuest(db, { guest_id })
  return !retired
}

const retiredGuest = statement<{ guest_id: string }, { id: string }[]>((db, value) =>
  db
    .select({ id: retiredGuests.id })
    .from(retiredGuests)
    .where(eq(retiredGuests.id, value('guest_id'))),
)
