import type { Item } from '#openapi/generated/client.ts'
import { startingSelection } from './cart-line.ts'
import { roundMoney } from './money.ts'
import { afterDiscount, discountOf, unitPrice } from './price.ts'
import { isRequired, offeredVariations } from './variations.ts'

export type CardPrice = {
  /** One piece of what the item opens with, before and after the discount. */
  was: number
  now: number
  /** The lowest of several prices: no other choice costs less, and some cost more. */
  isFrom: boolean
}

/** The price on a card: the same that the popup or the page of the item starts with. */
export const cardPrice = (item: Item, digits: number): CardPrice => {
  const was = roundMoney(unitPrice(item, startingSelection(item)), digits)
  const { lowest, highest } = prices(item)
  return {
    was,
    now: afterDiscount(was, discountOf(item), digits),
    isFrom: was <= roundMoney(lowest, digits) && was < roundMoney(highest, digits),
  }
}

/** What one piece may cost with the variations on offer and with one option of each group that must have one. */
function prices(item: Item): { lowest: number; highest: number } {
  const variations = offeredVariations(item).map(({ price }) => price)
  const groups = item.food_variations
    .filter(isRequired)
    .map(({ values }) => values.map(({ optionPrice }) => Number(optionPrice)))
    .filter((options) => options.length > 0)
  const start = variations.length > 0 ? variations : [item.price]
  return {
    lowest: groups.reduce((sum, options) => sum + Math.min(...options), Math.min(...start)),
    highest: groups.reduce((sum, options) => sum + Math.max(...options), Math.max(...start)),
  }
}
