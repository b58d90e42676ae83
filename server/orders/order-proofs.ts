import { and, desc, eq, gt, gte, lte, notInArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { orderProofs } from '#server/db/schema.ts'
import type { ProvenOrder } from '#server/identity/principal.ts'
import { fingerprint } from '#server/identity/secret.ts'

/** Long enough to pay, cancel or ask for a refund, in milliseconds; afterwards another code renews it. */
const LIFETIME = 24 * 60 * 60_000

/** Tokens of an order that work at once: so many browsers may act for its guest. */
const MOST = 5

/** Keeps a new token of the order, and drops the oldest beyond `MOST`. */
export async function keepOrderProof(
  tx: Database,
  { order_token, ...proof }: { order_id: number; order_token: string; retry_hash: string | null },
  now: Date,
): Promise<Date> {
  const expires_at = new Date(now.getTime() + LIFETIME)
  await tx.insert(orderProofs).values({ token_hash: fingerprint(order_token), ...proof, expires_at })
  await dropOld(tx, proof.order_id, now)
  return expires_at
}

/** Replaces the token that this code and browser made since then, and says until when the new token works. */
export async function renewOrderProof(
  db: Database,
  { order_id, order_token, retry_hash }: { order_id: number; order_token: string; retry_hash: string },
  since: Date,
): Promise<Date | undefined> {
  const isSame = and(eq(orderProofs.order_id, order_id), eq(orderProofs.retry_hash, retry_hash))
  const [renewed] = await db
    .update(orderProofs)
    .set({ token_hash: fingerprint(order_token) })
    .where(and(isSame, gte(orderProofs.expires_at, new Date(since.getTime() + LIFETIME))))
    .returning({ until: orderProofs.expires_at })
  return renewed?.until
}

async function dropOld(tx: Database, order_id: number, now: Date): Promise<void> {
  const ofOrder = eq(orderProofs.order_id, order_id)
  await tx.delete(orderProofs).where(and(ofOrder, lte(orderProofs.expires_at, now)))
  const newest = tx
    .select({ token_hash: orderProofs.token_hash })
    .from(orderProofs)
    .where(ofOrder)
    .orderBy(desc(orderProofs.expires_at), desc(orderProofs.token_hash))
    .limit(MOST)
  await tx.delete(orderProofs).where(and(ofOrder, notInArray(orderProofs.token_hash, newest)))
}

/** The order that a token was made for, while the token works. */
export async function provenOrder(db: Database, token: string, now: Date): Promise<ProvenOrder | undefined> {
  const [found] = await db
    .select({ order_id: orderProofs.order_id, until: orderProofs.expires_at })
    .from(orderProofs)
    .where(and(eq(orderProofs.token_hash, fingerprint(token)), gt(orderProofs.expires_at, now)))
  return found
}
