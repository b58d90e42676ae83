import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'

const LIFETIME_DAYS = 60

/** Signs a customer in: the token is returned once and only its fingerprint is kept. */
export async function issueToken(db: Database, customerId: number, now: Date): Promise<string> {
  const token = newSecret()
  await db.insert(customerTokens).values({
    token_hash: fingerprint(token),
    customer_id: customerId,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_DAYS * 24 * 60 * 60 * 1000),
  })
  return token
}

/** The active customer a session (the fingerprint of a token) belongs to; `undefined` when it is unknown, has expired, or waits for a verified phone. */
export async function customerOf(db: Database, session: string, now: Date, isPhoneNeeded: boolean) {
  const [customer] = await signedIn(db, { session, now })
  return customer && (customer.is_phone_verified || !isPhoneNeeded) ? customer : undefined
}

type SignedIn = { id: number; is_phone_verified: boolean; last_used_at: Date | null }

const signedIn = statement<{ session: string; now: Date }, SignedIn[]>((db, value) =>
  db
    .select({
      id: customers.id,
      is_phone_verified: customers.is_phone_verified,
      last_used_at: customerTokens.last_used_at,
    })
    .from(customerTokens)
    .innerJoin(customers, eq(customers.id, customerTokens.customer_id))
    .where(
      and(
        eq(customerTokens.token_hash, value('session')),
        gt(customerTokens.expires_at, value('now')),
        eq(customers.active, true),
      ),
    ),
)
