import { and, count, eq, ne, not } from 'drizzle-orm'
import type { Shopper } from '#server/cart/shopper.ts'
import type { Database } from '#server/db/open.ts'
import { customers, orders } from '#server/db/schema.ts'
import type { ShopSettings, WelcomeOffer } from '#server/db/shapes.ts'
import { isWelcome } from '#server/rules/welcome.ts'

/**
 * What somebody has ordered so far at prices that were shown. What was canceled leaves the next one the first, and so does
 * what a pharmacy priced itself.
 */
export async function countOrders(db: Database, { owner }: Pick<Shopper, 'owner'>): Promise<number> {
  const [ordered] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.owner, owner), ne(orders.order_status, 'canceled'), not(orders.prescription_order)))
  return ordered!.count
}

/** The welcome discount as far as it is for this shopper now; guests have none. */
export async function welcomeOf(
  db: Database,
  shopper: Shopper,
  { welcome_discount: offer }: Pick<ShopSettings, 'welcome_discount'>,
  now: Date,
): Promise<WelcomeOffer | undefined> {
  if (shopper.customer_id === null || !offer.status) return undefined
  const [customer] = await db.select().from(customers).where(eq(customers.id, shopper.customer_id))
  if (!customer) return undefined
  const earlierOrders = await countOrders(db, shopper)
  return isWelcome(offer, { created_at: customer.created_at, earlierOrders, now }) ? offer : undefined
}
