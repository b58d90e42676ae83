import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { stores } from '#server/db/schema.ts'

/** Whether customers may review the items of a store. */
export async function takesReviews(db: Database, store_id: number): Promise<boolean> {
  const [store] = await db
    .select({ review_plan: stores.review_plan })
    .from(stores)
    .where(eq(stores.id, store_id))
  return store?.review_plan ?? false
}
