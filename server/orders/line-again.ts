import { isSold, type LineInCart, soldNow } from '#server/cart/cart.ts'
import { type LineItem, type Pieces, piecesOf, readLineItem, roomFor, shortOf } from '#server/cart/goods.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { AddOnRow, OrderLineRow } from '#server/db/rows.ts'
import type { FoodVariation, SoldItem, Text } from '#server/db/shapes.ts'
import { choose, type WireChoice } from '#server/rules/choice.ts'
import { isSoldAt } from '#server/rules/opening-hours.ts'
import { isSaid } from '#server/rules/text.ts'
import { priceLines } from './quote.ts'

/** Why a line cannot be put into the cart. */
export type WhyNot = 'gone' | 'options' | 'in_cart' | 'hours' | 'stock' | 'limit'

/** A line of an order as it is sold now. */
export type LineAgain = {
  line: OrderLineRow
  /** With as many pieces as fit the cart, 0 with a reason; `null` when the item is not sold like this any more. */
  lineItem: LineItem | null
  reason: WhyNot | null
  /** Why there are fewer pieces than ordered. */
  shortage: 'stock' | 'limit' | null
  missing_add_ons: Text[]
  missing_options: Text[]
  isOutsideHours: boolean
}

/** A line that would be put into the cart. */
export type AvailableLine = LineAgain & { lineItem: LineItem; reason: null }

export const isAvailable = (line: LineAgain): line is AvailableLine =>
  line.lineItem !== null && line.reason === null

/** The lines of an order as they can be had at `now`, `time` on the shop's clock, beside what the cart holds. */
export async function linesAgain(
  db: Database,
  ordered: OrderLineRow[],
  cart: LineInCart[],
  { now, time }: { now: Date; time: string },
): Promise<LineAgain[]> {
  const ids = ordered.map(({ item_id }) => item_id)
  const { rows, offered } = await soldNow(db, ids, now)
  const inCart = cart.filter(isSold).map(({ lineItem }) => lineItem)
  // Without an add-on that is offered no more, a choice can be that of a line which is not sold any more.
  const isHeld = ({ item, choice }: LineItem) =>
    cart.some(({ line }) => line.item_id === item.id && line.variation_key === choice.key)
  return ordered.map((line) => {
    const row = rows.find(({ item }) => item.id === line.item_id)
    const again = row ? soldAgain(row, line, offered, time) : notSold(line, 'gone')
    const fitting = again.lineItem ? fitted({ ...again, lineItem: again.lineItem }, inCart, isHeld) : again
    if (isAvailable(fitting)) inCart.push(fitting.lineItem)
    return fitting
  })
}

const notSold = (
  line: OrderLineRow,
  reason: 'gone' | 'options',
  missing_options: Text[] = [],
): LineAgain => ({
  line,
  lineItem: null,
  reason,
  shortage: null,
  missing_add_ons: [],
  missing_options,
  isOutsideHours: false,
})

/** Without add-ons that are offered no more. */
function soldAgain(row: ListedItem, line: OrderLineRow, addOns: AddOnRow[], time: string): LineAgain {
  const { item_details: sold, quantity } = line
  const variation = asWire(sold)
  if ('problem' in choose(row.item, variation)) return notSold(line, 'options', lostOptions(row.item, sold))
  const offered = addOns.filter(({ id }) => row.item.add_on_ids.includes(id))
  const [stillOffered, lost] = parted(sold.add_ons, ({ id }) => offered.some((addOn) => addOn.id === id))
  const isOutsideHours = !isSoldAt(row.item, time)
  return {
    line,
    lineItem: readLineItem(row, { quantity, variation, addOns: stillOffered }, offered),
    reason: isOutsideHours && !row.store.schedule_order ? 'hours' : null,
    shortage: null,
    missing_add_ons: lost.map(({ name }) => name),
    missing_options: [],
    isOutsideHours,
  }
}

/** As many pieces as fit beside the rest of the cart. */
function fitted(
  again: LineAgain & { lineItem: LineItem },
  inCart: LineItem[],
  isHeld: (lineItem: LineItem) => boolean,
): LineAgain {
  const { lineItem } = again
  const none = (reason: WhyNot) => ({ ...again, reason, lineItem: { ...lineItem, quantity: 0 } })
  if (roomFor(lineItem, []) < 1) return none('stock')
  if (isHeld(lineItem) || inCart.some((other) => isSameChoice(other, lineItem))) return none('in_cart')
  if (again.reason) return none(again.reason)
  const others: Pieces[] = inCart.map(piecesOf)
  const room = roomFor(lineItem, others)
  if (room < 1) return none(shortOf(lineItem, others))
  if (room >= lineItem.quantity) return again
  return { ...again, lineItem: { ...lineItem, quantity: room }, shortage: shortOf(lineItem, others) }
}

const isSameChoice = (one: LineItem, other: LineItem) =>
  one.item.id === other.item.id && one.choice.key === other.choice.key

const parted = <T>(list: T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  list.filter(isFirst),
  list.filter((one) => !isFirst(one)),
]

/** What was sold in the words of the catalogue, to be read against today's. */
function asWire({ variation }: SoldItem): WireChoice {
  if (!variation) return []
  return Array.isArray(variation)
    ? variation.map(({ name, labels }) => ({ name: name.en, values: { label: labels.map(({ en }) => en) } }))
    : [{ type: variation.type.en }]
}

function lostOptions({ food_variations, variations }: ListedItem['item'], { variation }: SoldItem): Text[] {
  if (!variation) return []
  if (!Array.isArray(variation))
    return variations.some(({ type }) => isSaid(type, variation.type.en)) ? [] : [variation.type]
  return variation.flatMap(({ name, labels }) => {
    const group = food_variations.find((offered) => isSaid(offered.name, name.en))
    return labels.filter((label) => !isOffered(group, label))
  })
}

const isOffered = (group: FoodVariation | undefined, label: Text) =>
  group?.values.some((value) => isSaid(value.label, label.en)) ?? false

/** One unit with its options after the discount, then and now, and all pieces now, in minor units. */
export type PricesAgain = { old_price: number; price: number | null; amount: number }

export const pricesOf = ({ line, lineItem }: LineAgain): PricesAgain => {
  const [priced] = lineItem ? priceLines([lineItem]) : []
  return {
    old_price: line.price - line.discount_on_item,
    price: priced ? priced.price.unitPrice - priced.price.unitDiscount : null,
    amount: priced && lineItem?.quantity ? priced.price.subtotal - priced.price.discount : 0,
  }
}
