import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { CartLineRow } from '#server/db/rows.ts'
import { cartLines, carts } from '#server/db/schema.ts'
import { isSold, type LineInCart, lockOwner, MOST_LINES, readCart, type SoldLine } from './cart.ts'
import { type LineItem, type Pieces, roomFor } from './goods.ts'
import { setAside } from './saved-cart.ts'

/**
 * Gives a guest's lines to a customer who signs in. What they just chose comes first: lines of another store are set aside
 * until the customer chooses between both carts (`saved-cart.ts`), equal lines are added up and others of the same item kept
 * as far as the item allows, and of too many lines the oldest go. A line that is no longer sold comes along, unless the
 * customer has it too.
 */
export async function mergeCarts(tx: Database, guest: string, customer: string, now: Date): Promise<void> {
  for (const owner of [guest, customer].sort()) await lockOwner(tx, owner, now)
  const brought = await readCart(tx, guest, now)
  if (brought[0]) await setAside(tx, customer, brought[0].line.store_id)
  const own = await readCart(tx, customer, now)
  const sold = mergedLines(brought.filter(isSold), own.filter(isSold))
  for (const { id, ...line } of [...sold, ...unsoldLines(brought, own)])
    await (line.quantity > 0
      ? tx.update(cartLines).set({ owner: customer, quantity: line.quantity }).where(eq(cartLines.id, id))
      : tx.delete(cartLines).where(eq(cartLines.id, id)))
  await tx.delete(cartLines).where(eq(cartLines.owner, guest))
  await tx.delete(carts).where(eq(carts.owner, guest))
  const tooMany = tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.owner, customer))
    .orderBy(desc(cartLines.created_at), desc(cartLines.id))
    .offset(MOST_LINES)
  await tx.delete(cartLines).where(inArray(cartLines.id, tooMany))
}

/** The unsold lines that the guest's cart brings. */
const unsoldLines = (brought: LineInCart[], own: LineInCart[]) =>
  brought
    .filter((line) => !isSold(line) && own.every((other) => !isSameChoice(other.line, line.line)))
    .map(({ line: { id, quantity } }) => ({ id, quantity }))

/** The quantities of the merged lines of two carts, for items that the guest's cart brings. */
function mergedLines(brought: SoldLine[], own: SoldLine[]): (Pieces & { id: number })[] {
  const merged: (Pieces & { id: number })[] = []
  const keep = (id: number, lineItem: LineItem, wanted: number) => {
    const isFirst = merged.every(({ item_id }) => item_id !== lineItem.item.id)
    // A sold-out item keeps one piece, so that the customer sees its line.
    const quantity = Math.min(wanted, Math.max(isFirst ? 1 : 0, roomFor(lineItem, merged)))
    merged.push({ id, item_id: lineItem.item.id, quantity })
  }
  for (const { line, lineItem } of brought) {
    const same = own.find((other) => isSameChoice(other.line, line))?.line
    keep(same?.id ?? line.id, lineItem, line.quantity + (same?.quantity ?? 0))
  }
  const isOther = ({ line }: SoldLine) =>
    brought.some((other) => other.line.item_id === line.item_id) &&
    !brought.some((other) => isSameChoice(other.line, line))
  for (const { line, lineItem } of own.filter(isOther)) keep(line.id, lineItem, line.quantity)
  return merged
}

const isSameChoice = (one: CartLineRow, other: CartLineRow) =>
  one.item_id === other.item_id && one.variation_key === other.variation_key
