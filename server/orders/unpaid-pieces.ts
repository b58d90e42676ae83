import { lineNamed, type OrderedItem } from '#server/cart/goods.ts'
import type { Config } from '#server/config/config.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import { mostUnpaid } from '#server/rules/unpaid-pieces.ts'

/**
 * Refuses an order to be paid ahead that would hold too many pieces without money: more than `MAX_UNPAID_PIECES` of counted
 * stock in all, or more of one stock than its share. Items without a counted stock are not held.
 */
export function ensureFewPieces(
  items: OrderedItem[],
  { MAX_UNPAID_PIECES: most }: Pick<Config, 'MAX_UNPAID_PIECES'>,
): void {
  if (most === 0) return
  const counted = items.filter((line) => stockOf(line) !== Number.POSITIVE_INFINITY)
  for (const [at, line] of counted.entries()) {
    const others = piecesOf(stockKeyOf(line), counted.slice(0, at))
    const share = mostUnpaid(stockOf(line))
    if (others + line.quantity > share)
      throw refuseFor
        .unpaidPieces(line.item.name, share)
        .ofLine({ ...lineNamed(line), left: Math.max(0, share - others) })
  }
  const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces > most) throw refuseFor.unpaidTotal(most)
}

/** Pieces for sale before this order; the pieces of a flash sale are a stock of their own. */
const stockOf = ({ choice, flash }: OrderedItem): number =>
  Math.min(choice.stock ?? Number.POSITIVE_INFINITY, flash?.left ?? Number.POSITIVE_INFINITY)

/** Variations have stocks of their own, except in a flash sale, which counts the whole item. */
const stockKeyOf = ({ item, choice: { variation }, flash }: OrderedItem): string =>
  variation && !Array.isArray(variation) && !flash ? `${item.id} ${variation.type}` : `${item.id}`

const piecesOf = (stock_key: string, lines: OrderedItem[]): number =>
  lines.reduce((sum, line) => (stockKeyOf(line) === stock_key ? sum + line.quantity : sum), 0)
