import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { deviceOf } from '#server/rules/device-of.ts'

/** More are not shown. */
const MOST = 100

/** A use within this time of the one before is not noted: most requests write nothing. */
const NOTED_EVERY = 5 * 60_000

export const isUseNoted = (last_used_at: Date | null, now: Date): boolean =>
  last_used_at !== null && now.getTime() - last_used_at.getTime() < NOTED_EVERY

/** Where and when a session was last used. */
export async function recordUse(
  db: Database,
  session: string,
  userAgent: string | undefined,
  now: Date,
): Promise<void> {
  await db
    .update(customerTokens)
    .set({ ...deviceOf(userAgent), last_used_at: now })
    .where(eq(customerTokens.token_hash, session))
}

/** The sessions of a customer that have not expired; the session of this request comes first. */
export const sessionsOf = (db: Database, { customer_id, session }: Customer, now: Date) =>
  db
    .select({
      id: customerTokens.id,
      is_current: sql<boolean>`${customerTokens.token_hash} = ${session}`.as('is_current'),
      browser: customerTokens.browser,
      system: customerTokens.system,
      created_at: customerTokens.created_at,
      last_used_at: customerTokens.last_used_at,
    })
    .from(customerTokens)
    .where(and(eq(customerTokens.customer_id, customer_id), gt(customerTokens.expires_at, now)))
    .orderBy(
      desc(sql`is_current`),
      desc(sql`coalesce(${customerTokens.last_used_at}, ${customerTokens.created_at})`),
      customerTokens.id,
    )
    .limit(MOST)

/** Ends the session of this request. */
export async function endOwnSession(db: Database, { session }: Customer): Promise<void> {
  await db.delete(customerTokens).where(eq(customerTokens.token_hash, session))
}

export const endOtherSessions = (db: Database, { customer_id, session }: Customer) =>
  db
    .delete(customerTokens)
    .where(and(eq(customerTokens.customer_id, customer_id), ne(customerTokens.token_hash, session)))
