import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders, receiptLinks } from '#server/db/schema.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'

/** Long enough to open and print it, in milliseconds. */
const LIFETIME = 10 * 60_000

/** A browser that opens a page sends no token, so the address of the page is the proof for a while. */
export async function newReceiptLink(db: Database, order_id: number, now: Date) {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + LIFETIME)
  await db.delete(receiptLinks).where(lte(receiptLinks.expires_at, now))
  await db.insert(receiptLinks).values({ token_hash: fingerprint(token), order_id, expires_at })
  return { path: `/api/receipts/${token}`, expires_at }
}

export async function orderOfLink(db: Database, token: string, now: Date): Promise<OrderRow | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(receiptLinks)
    .innerJoin(orders, eq(orders.id, receiptLinks.order_id))
    .where(and(eq(receiptLinks.token_hash, fingerprint(token)), gt(receiptLinks.expires_at, now)))
  return found?.order
}
