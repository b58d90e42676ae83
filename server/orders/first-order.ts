import { and, count, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { customers, orders } from '#server/db/schema.ts'
import type { ShopSettings, WelcomeOffer } from '#server/db/shapes.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { isWelcome } from '#server/rules/welcome.ts'
import type { Services } from '#server/wiring/services.ts'

/** A shopper and the phone number they order with. */
export type Counted = Pick<Shopper, 'owner'> & { phone_key: string | undefined }

/** The phone number of a guest is not known before the order. */
export async function countedShopper(
  { db, pseudonyms }: Pick<Services, 'db' | 'pseudonyms'>,
  { owner, customer_id }: Shopper,
): Promise<Counted> {
  if (customer_id === null) return { owner, phone_key: undefined }
  const [own] = await db
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customer_id))
  return { owner, phone_key: own && pseudonyms.phone(own.phone) }
}

/** An order whose price was not known when it was placed, and is computed now. */
type PricedLater = { id: number; created_at: Date }

/**
 * Orders of a shopper, or with the same phone number. A canceled order leaves the next one the first. For an order that is
 * `pricedLater`, those that were placed before it count, and an order that had the welcome discount meanwhile.
 */
export async function countOrders(
  db: Database,
  { owner, phone_key }: Counted,
  pricedLater?: PricedLater,
): Promise<number> {
  const ordered = await db
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        phone_key === undefined
          ? eq(orders.owner, owner)
          : or(eq(orders.owner, owner), eq(orders.phone_key, phone_key)),
        ne(orders.order_status, 'canceled'),
        pricedLater && ne(orders.id, pricedLater.id),
        pricedLater &&
          or(lte(orders.created_at, pricedLater.created_at), gt(orders.welcome_discount_amount, 0)),
      ),
    )
  return onlyRow(ordered).count
}

/** The welcome discount if this shopper has it now; guests have none. */
export async function welcomeOf(
  db: Database,
  shopper: Counted & Pick<Shopper, 'customer_id'>,
  { welcome_discount: offer }: Pick<ShopSettings, 'welcome_discount'>,
  now: Date,
  pricedLater?: PricedLater,
): Promise<WelcomeOffer | undefined> {
  if (shopper.customer_id === null || !offer.status) return undefined
  const [customer] = await db.select().from(customers).where(eq(customers.id, shopper.customer_id))
  if (!customer) return undefined
  const earlierOrders = await countOrders(db, shopper, pricedLater)
  return isWelcome(offer, { created_at: customer.created_at, earlierOrders, now }) ? offer : undefined
}
