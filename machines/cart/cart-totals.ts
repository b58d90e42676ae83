import { selectionOf } from '#machines/rules/cart-line.ts'
import { roundMoney } from '#machines/rules/money.ts'
import { priceTag } from '#machines/rules/price.ts'
import { soldLines } from '#machines/rules/sold-lines.ts'
import type { CartLine } from '#openapi/generated/client.ts'

/** What the cart drawer sums up of the lines that can be ordered: pieces, the subtotal to pay, and what the discounts save. */
export const cartTotals = (lines: readonly CartLine[], digits: number) => {
  const sold = soldLines(lines)
  const tags = sold.map((line) => priceTag(line.item, selectionOf(line), digits))
  const full = tags.reduce((sum, tag) => sum + tag.full, 0)
  const subtotal = tags.reduce((sum, tag) => sum + tag.total, 0)
  return {
    pieces: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: roundMoney(subtotal, digits),
    saving: roundMoney(full - subtotal, digits),
  }
}
