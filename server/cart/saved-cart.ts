import { and, eq, ne } from 'drizzle-orm'
import type { CartChoice } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { cartLines } from '#server/db/schema.ts'
import { clearLines, type LineInCart, readCart } from './cart.ts'

/** Owner of the lines that were set aside for the owner of a cart. */
export const savedFor = (owner: string) => `saved:${owner}`

/** Sets the lines of other stores aside, in place of what was set aside before. Call it under the lock of the cart. */
export async function setAside(tx: Database, owner: string, store_id: number): Promise<void> {
  const ofOthers = and(eq(cartLines.owner, owner), ne(cartLines.store_id, store_id))
  const [other] = await tx.select({ id: cartLines.id }).from(cartLines).where(ofOthers).limit(1)
  if (!other) return
  await clearLines(tx, savedFor(owner))
  await tx
    .update(cartLines)
    .set({ owner: savedFor(owner) })
    .where(ofOthers)
}

/** Keeps one of the two carts of an owner and removes the other. Call it under the lock of the cart. */
export async function chooseCart(
  tx: Database,
  owner: string,
  { keep }: CartChoice,
  now: Date,
): Promise<LineInCart[]> {
  const ofSaved = eq(cartLines.owner, savedFor(owner))
  const [saved] = await tx.select({ id: cartLines.id }).from(cartLines).where(ofSaved).limit(1)
  if (saved && keep === 'saved') {
    await clearLines(tx, owner)
    await tx.update(cartLines).set({ owner }).where(ofSaved)
  } else if (saved) await clearLines(tx, savedFor(owner))
  return readCart(tx, owner, now)
}
