import { and, eq, gt, or } from 'drizzle-orm'
import type { FreshProof } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, customerTokens } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { type OwnerProof, proveOwner } from './prove-owner.ts'

/** Milliseconds in which a sign-in, or the last proof in the session, still proves the owner. */
const FRESH = 5 * 60_000

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/** Changes the account of its proven owner, in a transaction with the locked row of the customer. */
export async function asFreshOwner(
  asking: Asking,
  given: FreshProof,
  change: (tx: Database, customer: CustomerRow) => PromiseLike<unknown>,
): Promise<void> {
  const { services, principal } = asking
  const { db } = services
  const isOwn = eq(customers.id, principal.customer_id)
  const [before] = await db.select().from(customers).where(isOwn)
  if (!before) throw refuse('account gone')
  const proof = await proveFresh(asking, before, given)
  await transact(db, async (tx) => {
    const [customer] = await tx.select().from(customers).where(isOwn).for('no key update')
    if (!customer) throw refuse('account gone')
    await proof(tx, customer)
    await change(tx, customer)
  })
}

/**
 * What opens the account for good, or ends other sessions, needs its owner: by a sign-in or proof just before, or as for a new
 * password.
 */
export async function proveFresh(
  asking: Asking,
  customer: CustomerRow,
  given: FreshProof,
): Promise<OwnerProof> {
  const { services, principal } = asking
  if (!isGiven(given) && (await isFresh(services.db, principal, services.now()))) return async () => {}
  return proveOwner(asking, customer, given)
}

/**
 * Another password has its owner by Firebase, too: a session that began with the proof of a phone chooses one, once, within
 * five minutes. Where Firebase sends the codes, nothing else brings a lost password back (docs/decisions/047).
 */
export async function proveForPassword(
  asking: Asking,
  customer: CustomerRow,
  given: FreshProof,
): Promise<OwnerProof> {
  const { services, principal } = asking
  const isFreshPhone = isPhoneProof(principal, services.now())
  if (isGiven(given) || (await services.db.$count(customerTokens, isFreshPhone)) === 0)
    return proveOwner(asking, customer, given)
  return async (tx, locked) => {
    const used = await tx
      .update(customerTokens)
      .set({ phone_proven_at: null })
      .where(isFreshPhone)
      .returning({ id: customerTokens.id })
    if (used.length === 0 || locked.email !== customer.email) throw refuse('confirmation')
  }
}

const isGiven = ({ current_password, otp }: FreshProof) => current_password !== undefined || otp !== undefined

const isPhoneProof = ({ session }: Customer, now: Date) =>
  and(eq(customerTokens.token_hash, session), gt(customerTokens.phone_proven_at, freshSince(now)))

const freshSince = (now: Date) => new Date(now.getTime() - FRESH)

async function isFresh(db: Database, { session }: Customer, now: Date): Promise<boolean> {
  const since = freshSince(now)
  const fresh = await db
    .select({ id: customerTokens.id })
    .from(customerTokens)
    .where(
      and(
        eq(customerTokens.token_hash, session),
        or(gt(customerTokens.created_at, since), gt(customerTokens.proven_at, since)),
      ),
    )
  return fresh.length > 0
}
