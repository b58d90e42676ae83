import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders, type ParcelSide, parcelLinks } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { endOfLink, type NewLink, newToken } from '#server/orders/order-links.ts'
import { refuse } from '#server/refusals/refusal.ts'

const sides: readonly ParcelSide[] = ['sender', 'receiver']

/** Links of a parcel that work at once: ten for each side. */
const MOST = 20

/** Makes a link for each side of the parcel; the tokens are returned once and only their fingerprints are kept. */
export function newParcelLinks(db: Database, order_id: number, { now, days }: NewLink) {
  const tokens = { sender: newToken(), receiver: newToken() }
  return transact(db, async (tx) => {
    // The lock holds the limit against requests at the same moment.
    const locked = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
    const order = onlyRow(locked)
    if (order.order_type !== 'parcel') throw refuse('not a parcel')
    const expires_at = endOfLink(order, { now, days })
    await tx
      .delete(parcelLinks)
      .where(and(eq(parcelLinks.order_id, order_id), lte(parcelLinks.expires_at, now)))
    const living = await tx
      .select({ links: count() })
      .from(parcelLinks)
      .where(eq(parcelLinks.order_id, order_id))
    if (onlyRow(living).links >= MOST) throw refuse('too many links')
    await tx.insert(parcelLinks).values(
      sides.map((side) => ({
        token_hash: fingerprint(tokens[side]),
        order_id,
        side,
        expires_at,
      })),
    )
    return { ...tokens, expires_at }
  })
}

/** `undefined` of an unknown, revoked or expired link. */
export async function linkedParcel(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({
      order_id: parcelLinks.order_id,
      side: parcelLinks.side,
      expires_at: parcelLinks.expires_at,
    })
    .from(parcelLinks)
    .where(and(eq(parcelLinks.token_hash, fingerprint(token)), gt(parcelLinks.expires_at, now)))
  return found
}
