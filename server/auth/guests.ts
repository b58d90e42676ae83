import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { retiredGuests } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'
import { keptSecret } from './kept-secret.ts'

/** Issues guest ids and recognises its own, without a row for each. */
export type Guests = { issue: () => string; isIssued: (guest_id: string) => boolean }

const BYTES = 16

/** A guest id is 128 random bits and their signature; every process of a shop signs with the same key. */
export function createGuests(key: string): Guests {
  const sign = (random: Buffer) =>
    createHmac('sha256', key).update('guest ').update(random).digest().subarray(0, BYTES)
  return {
    issue() {
      const random = randomBytes(BYTES)
      return Buffer.concat([random, sign(random)]).toString('base64url')
    },
    isIssued(guest_id) {
      const bytes = Buffer.from(guest_id, 'base64url')
      // Decoding skips foreign letters: only one spelling of an id is accepted.
      return (
        bytes.length === 2 * BYTES &&
        bytes.toString('base64url') === guest_id &&
        timingSafeEqual(bytes.subarray(BYTES), sign(bytes.subarray(0, BYTES)))
      )
    },
  }
}

export const guestKey = (db: Database): Promise<string> => keptSecret(db, 'guest ids')

/** False for an id the shop did not issue, and for one whose cart and orders became a customer's. */
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
