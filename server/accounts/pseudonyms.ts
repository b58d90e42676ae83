import { createHmac } from 'node:crypto'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import { storedSecret } from './kept-secret.ts'

/** Keyed hashes by which limits know a person without keeping the phone number or the address (decision 008). */
export type Pseudonyms = {
  /** Of a number in E.164, which is one text for one number. */
  phone: (phone: string) => string
  /** The same for a whole IPv6 network, which one household has. */
  address: (network: string) => string
}

export function createPseudonyms(secret: string): Pseudonyms {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    phone: (phone) => keyed(`phone ${phone}`),
    address: (network) => keyed(`address ${network}`),
  }
}

/** The secret of the environment, or one the shop keeps in its database. */
export const pseudonymSecret = async (db: Database, { PHONE_SECRET }: Config): Promise<string> =>
  PHONE_SECRET ?? storedSecret(db, 'pseudonyms')
