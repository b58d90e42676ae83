import type { Database } from '#server/db/engine/open.ts'
import { isRetiredGuest } from '#server/identity/retired-guests.ts'
import { storedSecret } from './kept-secret.ts'
import { type Signed, signedNames } from './signed.ts'

/** Issues guest ids and recognises its own, without a row for each. */
export type Guests = Signed

/** Every process of a shop signs with the same key. */
export const createGuests = (key: string): Guests => signedNames(key, 'guest')

export const guestKey = (db: Database): Promise<string> => storedSecret(db, 'guest ids')

/** False for an id that the server did not issue, and for a guest who has become a customer. */
export const isLivingGuest = async (db: Database, guests: Guests, guest_id: string): Promise<boolean> =>
  guests.isIssued(guest_id) && !(await isRetiredGuest(db, guest_id))
