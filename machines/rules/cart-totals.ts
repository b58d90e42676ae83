import type { CartLine } from '#openapi/generated/client.ts'
import { selectionOf } from './cart-line.ts'
import { roundMoney } from './money.ts'
import { priceTag } from './price.ts'

/** What the cart drawer sums up: pieces for the badge, the subtotal to pay, and what the discounts save. */
export const cartTotals = (lines: readonly CartLine[], digits: number) => {
  const tags = lines.map((line) => priceTag(line.item, selectionOf(line), digits))
  const full = tags.reduce((sum, tag) => sum + tag.full, 0)
  const subtotal = tags.reduce((sum, tag) => sum + tag.total, 0)
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: roundMoney(subtotal, digits),
    saving: roundMoney(full - subtotal, digits),
  }
}
