import type { CartLine, Item } from '#openapi/generated/client.ts'
import { selectionOf } from './cart-line.ts'
import { roundMoney } from './money.ts'
import { priceTag } from './price.ts'

/** The lines that can be ordered: the server refuses the others, whose item or options are no longer sold. */
export const soldLines = <Line extends Pick<CartLine, 'refusal'>>(lines: readonly Line[]): Line[] =>
  lines.filter(({ refusal }) => refusal === undefined)

/** The items that are only sold with a picture of a prescription (docs/spec.md §5). */
export const itemsOnPrescription = (lines: readonly CartLine[]): Item[] =>
  soldLines(lines)
    .map(({ item }) => item)
    .filter(({ is_prescription_required }) => is_prescription_required === 1)

/** Total of a line: as its item costs now, and as it cost when the line was added; add-ons cost what they cost now. */
export type Repricing = { was: number; now: number }

/** What the price of a line has become since it was added, where that is known and another. */
export const repricingOf = (line: CartLine, digits: number): Repricing | undefined => {
  const { added_price, quantity } = line
  if (added_price === undefined) return undefined
  const { total: now, discounted } = priceTag(line.item, selectionOf(line), digits)
  const was = roundMoney(now + (added_price - discounted) * quantity, digits)
  return was === now ? undefined : { was, now }
}
