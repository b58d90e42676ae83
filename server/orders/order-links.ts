import { randomBytes } from 'node:crypto'
import { and, count, eq, gt, lte, max } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orderLinks, orders, parcelLinks } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { beginsAt } from '#server/rules/schedule.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

/** Links of an order that work at once. */
const MOST = 20

/** 128 bits: unguessable, and short enough for a message. */
export const newToken = (): string => randomBytes(16).toString('base64url')

export type NewLink = { now: Date; days: number }

/** Makes a link that shows the order to its holder; the token is returned once and only its fingerprint is kept. */
export function newOrderLink(db: Database, { id }: { id: number }, { now, days }: NewLink) {
  const token = newToken()
  return transact(db, async (tx) => {
    // The lock holds the limit against requests at the same moment.
    const locked = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    const expires_at = endOfLink(onlyRow(locked), { now, days })
    await tx.delete(orderLinks).where(and(eq(orderLinks.order_id, id), lte(orderLinks.expires_at, now)))
    const living = await tx.select({ links: count() }).from(orderLinks).where(eq(orderLinks.order_id, id))
    if (onlyRow(living).links >= MOST) throw refuse('too many links')
    await tx.insert(orderLinks).values({ token_hash: fingerprint(token), order_id: id, expires_at })
    return { path: `/t/${token}`, expires_at }
  })
}

/** When a link that is made now stops working; refused when that moment has passed. */
export function endOfLink(order: OrderRow, { now, days }: NewLink): Date {
  const expires_at = new Date(endOf(order, now).getTime() + days * DAY)
  if (expires_at <= now) throw refuse('not to share')
  return expires_at
}

/** When the order ended, or when it is due: a fixed day, so that a link dies even if its order never ends. */
function endOf(order: OrderRow, now: Date): Date {
  const { delivered, canceled } = order
  const due = new Date(beginsAt(order).getTime() + order.maximum_delivery_minutes * MINUTE)
  return delivered ?? canceled ?? (due > now ? due : now)
}

/** All links of the order stop working, also those of the two sides of a parcel. */
export const revokeOrderLinks = (db: Database, order_id: number) =>
  transact(db, async (tx) => {
    for (const links of [orderLinks, parcelLinks]) await tx.delete(links).where(eq(links.order_id, order_id))
  })

/** Until when the longest living link works; null when the order is not shared. */
export async function sharedUntil(db: Database, order_id: number, now: Date): Promise<Date | null> {
  const ends = await Promise.all(
    [orderLinks, parcelLinks].map(async (links) => {
      const living = await db
        .select({ until: max(links.expires_at) })
        .from(links)
        .where(and(eq(links.order_id, order_id), gt(links.expires_at, now)))
      return onlyRow(living).until
    }),
  )
  return ends.reduce((last, end) => (last && (!end || last > end) ? last : end), null)
}

export async function linkedOrder(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ order_id: orderLinks.order_id, expires_at: orderLinks.expires_at })
    .from(orderLinks)
    .where(and(eq(orderLinks.token_hash, fingerprint(token)), gt(orderLinks.expires_at, now)))
  return found
}
