import { and, eq, inArray } from 'drizzle-orm'
import type { OrderPlaced } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { isRunning } from '#server/limits/idempotency.ts'
import { refuse } from '#server/refusals/refusal.ts'

const operations = ['placeOrder', 'placePrescription']

/** The reply of the order that a shopper placed under a key; refused while it is still being placed. */
export async function placedUnder(db: Database, owner: string, key: string): Promise<OrderPlaced> {
  const [placed] = await db
    .select({ reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, owner),
        eq(idempotencyKeys.key, key),
        inArray(idempotencyKeys.operation, operations),
      ),
    )
  if (placed) return placed.reply as OrderPlaced
  for (const operation of operations)
    if (await isRunning(db, { owner, operation, key })) throw refuse('still running')
  throw refuse('order')
}
