import type { Database } from '#server/db/engine/open.ts'
import { keptSecret } from './kept-secret.ts'
import { signedNames } from './signed.ts'

/** Device tokens: a customer's browser that was let in once keeps one, and its logins are counted apart from strangers'. */
export type Devices = {
  issue: (customer_id: number) => string
  /** Whether this token was given to a device of this customer. */
  isOf: (token: string, customer_id: number) => boolean
}

export const createDevices = (key: string): Devices => {
  const names = (customer_id: number) => signedNames(key, `device of ${customer_id}`)
  return {
    issue: (customer_id) => names(customer_id).issue(),
    isOf: (token, customer_id) => names(customer_id).isIssued(token),
  }
}

export const deviceKey = (db: Database): Promise<string> => keptSecret(db, 'device tokens')
