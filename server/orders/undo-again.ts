import { and, eq } from 'drizzle-orm'
import { clearLines, type LineInCart, linesOf, lockCart, readCart } from '#server/cart/cart.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { cartLines, idempotencyKeys } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { type StoredAgain, type StoredLine, storedLine } from './order-again.ts'

/** Makes the cart what it was before ordering again under this key, unless it has changed since. */
export async function undoAgain(
  { db, now }: Pick<Services, 'db' | 'now'>,
  shopper: Shopper,
  key: string,
): Promise<LineInCart[]> {
  const { owner } = shopper
  const at = now()
  const isKey = and(
    eq(idempotencyKeys.owner, owner),
    eq(idempotencyKeys.operation, 'orderAgain'),
    eq(idempotencyKeys.key, key),
  )
  return transact(db, async (tx) => {
    await lockCart(tx, shopper, at)
    const [done] = await tx.select({ reply: idempotencyKeys.reply }).from(idempotencyKeys).where(isKey)
    if (!done) throw refuse('nothing to undo')
    const again = done.reply as StoredAgain
    if (!again.isUndone) {
      const held = (await linesOf(tx, { owner })).map(storedLine)
      if (!isSameCart(held, again.after)) throw refuse('cart changed')
      await clearLines(tx, owner)
      if (again.before.length > 0)
        await insertInto(tx, cartLines, ...again.before.map((line) => lineOf(owner, line)))
      await tx
        .update(idempotencyKeys)
        .set({ reply: { ...again, isUndone: true } })
        .where(isKey)
    }
    return readCart(tx, owner, at)
  })
}

/** The guest who did it may have signed in since. */
const lineOf = (owner: string, line: StoredLine) => ({
  ...line,
  owner,
  created_at: new Date(line.created_at),
})

const isSameCart = (one: StoredLine[], other: StoredLine[]) => written(one) === written(other)

const written = (lines: StoredLine[]) =>
  JSON.stringify(
    lines.map(({ id, item_id, quantity, variation_key, add_ons }) => [
      id,
      item_id,
      quantity,
      variation_key,
      add_ons.map((addOn) => [addOn.id, addOn.quantity]),
    ]),
  )
