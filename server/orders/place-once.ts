import type { OrderPlaced } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { earlierReply, once } from '#server/limits/idempotency.ts'
import type { Locale } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'

export type PlacingOnce = {
  shopper: Shopper
  body: unknown
  key: string | undefined
  locale: Locale
  network: string
}

/**
 * Places one order, or none. What needs the world outside is asked first, by `prepare`; everything that decides the
 * order happens in the one transaction of what it answers, which claims the key and keeps the reply under it.
 */
export async function placeOnce(
  services: Services,
  operation: string,
  { shopper, body, key }: PlacingOnce,
  prepare: (now: Date) => Promise<(tx: Database) => Promise<OrderPlaced>>,
): Promise<OrderPlaced> {
  const { db } = services
  const attempt = key === undefined ? undefined : { owner: shopper.owner, operation, key, body }
  const place = await prepare(services.now()).catch(async (refusal: unknown) => {
    // The shop keeps a placed order, also when the cart or a price has changed since.
    const earlier = attempt && (await earlierReply<OrderPlaced>(db, attempt))
    if (!earlier) throw refusal
    return async () => earlier
  })
  const reply = await transact(db, (tx) => (attempt ? once(tx, attempt, () => place(tx)) : place(tx)))
  services.relay()
  return reply
}
