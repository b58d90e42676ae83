import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { accountAt, type Recipient } from './recipient.ts'

/**
 * Who requests or tries a code, as the limits count it: the customer of the account, or else a network. What strangers
 * spend never counts against the customer.
 */
export type Requester = { customer_id: number } | { network: string }

/** What only the customer's own browser has: a token of a device it signed in on, or the token that waits for the proof. */
type Sign = { device_token?: string | undefined; token?: string | undefined }

/**
 * The requester of a code for this recipient, when no session says so. An unknown recipient takes the same statement and
 * comparison: the time of the reply reveals no account.
 */
export async function requesterAt(
  { services: { db, devices, now }, network }: Pick<RequestContext, 'services' | 'network'>,
  recipient: Recipient,
  { device_token, token }: Sign,
): Promise<Requester> {
  const [account] = await db
    .select({ id: customers.id, device_round: customers.device_round, session: customerTokens.id })
    .from(customers)
    .leftJoin(customerTokens, and(eq(customerTokens.customer_id, customers.id), isLiving(token ?? '', now())))
    .where(accountAt(recipient))
  const isDevice = device_token !== undefined && devices.isOf(device_token, account)
  return account && (isDevice || account.session !== null) ? { customer_id: account.id } : { network }
}

/** Whether the token is one of this customer, also while it waits for a verification. */
export async function isTokenOf(
  db: Database,
  customer_id: number,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (token === undefined) return false
  const found = await db
    .select({ id: customerTokens.id })
    .from(customerTokens)
    .where(and(eq(customerTokens.customer_id, customer_id), isLiving(token, now)))
  return found.length > 0
}

const isLiving = (token: string, now: Date) =>
  and(eq(customerTokens.token_hash, fingerprint(token)), gt(customerTokens.expires_at, now))
