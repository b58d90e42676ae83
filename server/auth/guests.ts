import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { retiredGuests } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'
import { keptSecret } from './kept-secret.ts'
import { type Signed, signedNames } from './signed.ts'

/** Issues guest ids and recognises its own, without a row for each. */
export type Guests = Signed

/** Every process of a shop signs with the same key. */
export const createGuests = (key: string): Guests => signedNames(key, 'guest')

export const guestKey = (db: Database): Promise<string> => keptSecret(db, 'guest ids')

/** False for an id that the server did not issue, and for a guest who has become a customer. */
export const isLivingGuest = async (db: Database, guests: Guests, guest_id: string): Promise<boolean> =>
  guests.isIssued(guest_id) && !(await isRetiredGuest(db, guest_id))

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
