import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { AddOnRow } from '#server/db/rows.ts'
import type { ChosenAddOn } from '#server/db/shapes.ts'
import type { ApiError, OfLine } from '#server/refusals/api-error.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { type Choice, choose, type WireChoice } from '#server/rules/choice.ts'
import { discountInForce, discountOn } from '#server/rules/discount.ts'
import { type SoldAddOn, sellAddOns } from '#server/rules/line-price.ts'

/** An item with the chosen options, priced add-ons and quantity. */
export type LineItem = ListedItem & { quantity: number; choice: Choice; addOns: SoldAddOn[] }

export type Wanted = { quantity: number; variation: WireChoice; addOns: ChosenAddOn[] }

/** Resolves a requested line against the current item; refuses options that the item does not offer. */
export function readLineItem(row: ListedItem, wanted: Wanted, offered: AddOnRow[]): LineItem {
  const choice = choose(row.item, wanted.variation)
  if ('problem' in choice) {
    if (choice.problem === 'unknown') throw refuse('variation')
    const { name, min, max } = choice.group
    throw choice.problem === 'unanswered' ? refuseFor.unanswered(name) : refuseFor.outOfBounds(name, min, max)
  }
  const addOns = sellAddOns(
    wanted.addOns,
    offered.filter(({ id }) => row.item.add_on_ids.includes(id)),
  )
  if (!addOns) throw refuse('add_on')
  return { ...row, quantity: wanted.quantity, choice, addOns }
}

/** One piece as chosen, after its discount and without add-ons. */
export const priceOfOne = ({ item, store, flash, choice: { unitPrice } }: LineItem): number =>
  unitPrice - discountOn(unitPrice, discountInForce(item, store.discount, flash))

/** What another line of the same order has of an item. */
export type Pieces = { item_id: number; quantity: number }

export const piecesOf = ({ item, quantity }: LineItem): Pieces => ({ item_id: item.id, quantity })

/** Refuses more pieces of an item, on all lines of an order, than it may have, or than there are. */
export function ensureEnough(lineItem: LineItem, others: Pieces[]): void {
  const shortage = shortageOf(lineItem, others)
  if (shortage) throw shortage
}

function shortageOf(lineItem: LineItem, others: Pieces[]): ApiError | undefined {
  const { item, quantity } = lineItem
  const most = mostOf(lineItem)
  if (quantity + ofItem(lineItem, others) > most) return refuseFor.limit(most)
  if (quantity > stockLeft(lineItem, others)) return refuseFor.stock(item.name, stockLeft(lineItem, []))
  return undefined
}

/** Why a line of an order cannot be had beside the lines before it; the refusal names the line, and how many are left for it. */
export function shortageAfter(before: OrderedItem[], line: OrderedItem): ApiError | undefined {
  const others = before.map(piecesOf)
  return shortageOf(line, others)?.ofLine({ ...lineNamed(line), left: roomFor(line, others) })
}

/** Goods of an order; `cart_id` names their line in the cart, where they come from one. */
export type OrderedItem = LineItem & { cart_id?: number }

/** How a refusal names the line of these goods. */
export const lineNamed = ({ item, cart_id }: OrderedItem): OfLine => ({
  item_id: item.id,
  ...(cart_id !== undefined && { cart_id }),
})

/** The same for all lines of an order. */
export function ensureAllEnough(lineItems: LineItem[]): void {
  for (const [at, line] of lineItems.entries()) ensureEnough(line, lineItems.slice(0, at).map(piecesOf))
}

/** How many pieces a line may have beside the others of its order. */
export const roomFor = (lineItem: LineItem, others: Pieces[]): number =>
  Math.max(0, Math.min(mostOf(lineItem) - ofItem(lineItem, others), stockLeft(lineItem, others)))

/** What keeps a line from more pieces: the stock, or the maximum of an item in one order. */
export const shortOf = (lineItem: LineItem, others: Pieces[]): 'stock' | 'limit' =>
  stockLeft(lineItem, others) <= mostOf(lineItem) - ofItem(lineItem, others) ? 'stock' : 'limit'

const mostOf = ({ item }: LineItem): number => item.maximum_cart_quantity ?? Number.POSITIVE_INFINITY

const ofItem = ({ item }: LineItem, others: Pieces[]): number =>
  others.reduce((sum, { item_id, quantity }) => (item_id === item.id ? sum + quantity : sum), 0)

/** Variations have stocks of their own; other choices of an item share one. A flash sale counts its own pieces. */
function stockLeft(lineItem: LineItem, others: Pieces[]): number {
  const { item, choice, flash } = lineItem
  const elsewhere = ofItem(lineItem, others)
  const stock = choice.stock ?? Number.POSITIVE_INFINITY
  const ofSale = flash?.left ?? Number.POSITIVE_INFINITY
  return Math.min(item.variations.length > 0 ? stock : stock - elsewhere, ofSale - elsewhere)
}

/** The two parallel lists of the wire as one. */
export const addOnsFromWire = (ids: number[] = [], quantities: number[] = []): ChosenAddOn[] =>
  ids.map((id, at) => ({ id, quantity: quantities[at] ?? 1 }))
