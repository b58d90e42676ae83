import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { deliveryMen, items, stores } from '#server/db/schema.ts'

/** What a review adds to the stars and to the number of ratings of its subject. */
type Change = { stars: number; ratings: 0 | 1 }

/** Updates the rating of an item and of its store. */
export async function rateItem(
  tx: Database,
  { item_id, store_id }: { item_id: number; store_id: number },
  change: Change,
): Promise<void> {
  await tx.update(items).set(added(items, change)).where(eq(items.id, item_id))
  await tx.update(stores).set(added(stores, change)).where(eq(stores.id, store_id))
}

export async function rateCourier(tx: Database, id: number, change: Change): Promise<void> {
  await tx.update(deliveryMen).set(added(deliveryMen, change)).where(eq(deliveryMen.id, id))
}

const added = (
  { rating_sum, rating_count }: typeof items | typeof stores | typeof deliveryMen,
  { stars, ratings }: Change,
) => ({
  rating_sum: sql`${rating_sum} + ${stars}`,
  rating_count: sql`${rating_count} + ${ratings}`,
})
