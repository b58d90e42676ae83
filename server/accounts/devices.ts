import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { storedSecret } from './kept-secret.ts'
import { signedNames } from './signed.ts'

/** Device tokens: a customer's browser that was let in once keeps one, and its logins are counted apart from strangers'. */
export type Devices = {
  issue: (customer: Owner) => string
  /**
   * Whether this token was given to a device of this customer in the present round. No customer takes as long: the time of a
   * reply reveals no account.
   */
  isOf: (token: string, customer: Owner | undefined) => boolean
}

type Owner = Pick<CustomerRow, 'id' | 'device_round'>

const unknownOwner: Owner = { id: 0, device_round: 0 }

/** Set it with what ends other ways into the account: a stranger may hold a token of before. */
export const nextDeviceRound = { device_round: sql`${customers.device_round} + 1` }

export const createDevices = (key: string): Devices => {
  const names = ({ id, device_round }: Owner) => signedNames(key, `device of ${id} in round ${device_round}`)
  return {
    issue: (customer) => names(customer).issue(),
    isOf: (token, customer) => names(customer ?? unknownOwner).isIssued(token) && customer !== undefined,
  }
}

export const deviceKey = (db: Database): Promise<string> => storedSecret(db, 'device tokens')
