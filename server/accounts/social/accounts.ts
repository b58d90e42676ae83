import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, socialIdentities } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { SocialIdentity } from './id-token.ts'

/** The customer that owns an identity or may be linked to it; `undefined` for a new customer. */
export async function customerFor(
  db: Database,
  identity: SocialIdentity,
  now: Date,
): Promise<CustomerRow | undefined> {
  const customer = (await owner(db, identity)) ?? (await join(db, identity, now))
  if (customer && !customer.active) throw refuse('account blocked')
  return customer
}

export async function keepIdentity(
  tx: Database,
  { medium, subject }: SocialIdentity,
  customer_id: number,
  now: Date,
): Promise<void> {
  await tx.insert(socialIdentities).values({ medium, subject, customer_id, created_at: now })
}

/** The name a medium gave to a customer who has no password, for the profile (docs/spec.md §5). */
export async function socialIdOf(db: Database, customer: CustomerRow): Promise<string | null> {
  if (customer.password_hash !== null) return null
  const [identity] = await db
    .select({ subject: socialIdentities.subject })
    .from(socialIdentities)
    .where(eq(socialIdentities.customer_id, customer.id))
  return identity?.subject ?? null
}

/** The accounts of media that sign the customer in, the newest first, without the names that the media gave the customer. */
export const socialAccountsOf = (db: Database, customer_id: number) =>
  db
    .select({ medium: socialIdentities.medium, linked_at: socialIdentities.created_at })
    .from(socialIdentities)
    .where(eq(socialIdentities.customer_id, customer_id))
    .orderBy(desc(socialIdentities.created_at), asc(socialIdentities.medium), asc(socialIdentities.subject))

/** Gives an identity to the customer, who may have it already; `false` when it is another's. */
export async function linkIdentity(
  tx: Database,
  { medium, subject }: SocialIdentity,
  customer_id: number,
  now: Date,
): Promise<boolean> {
  await tx
    .insert(socialIdentities)
    .values({ medium, subject, customer_id, created_at: now })
    .onConflictDoNothing()
  const [linked] = await tx
    .select({ customer_id: socialIdentities.customer_id })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.medium, medium), eq(socialIdentities.subject, subject)))
  return linked?.customer_id === customer_id
}

async function owner(db: Database, { medium, subject }: SocialIdentity): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select({ customer: customers })
    .from(socialIdentities)
    .innerJoin(customers, eq(customers.id, socialIdentities.customer_id))
    .where(and(eq(socialIdentities.medium, medium), eq(socialIdentities.subject, subject)))
  return row?.customer
}

/**
 * Both sides must have verified the address. Otherwise a stranger could sign up with the owner's address and a
 * password, and wait for the owner to join that account.
 */
async function join(db: Database, identity: SocialIdentity, now: Date): Promise<CustomerRow | undefined> {
  const { medium, subject, email, is_email_verified } = identity
  if (email === null || !is_email_verified) return undefined
  const [customer] = await db.select().from(customers).where(eq(customers.email, email))
  if (!customer) return undefined
  if (!customer.is_email_verified) throw refuse('email not joined')
  if (customer.active)
    await db
      .insert(socialIdentities)
      .values({ medium, subject, customer_id: customer.id, created_at: now })
      .onConflictDoNothing()
  return customer
}
