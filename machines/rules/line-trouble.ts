import type { CartLine, Item } from '#openapi/generated/client.ts'
import { availabilityAt, stockOf } from './availability.ts'
import type { CartAction } from './cart-edits.ts'
import { chosenOptions, newCartLine, selectionOf } from './cart-line.ts'
import type { FieldRefusal } from './field-refusal.ts'
import { type OrderKind, partsOf } from './order-kinds.ts'
import { priceTag } from './price.ts'
import { maximumOf } from './quantity.ts'
import type { ServerRefusal } from './refusal.ts'
import { type Repricing, repricingOf, soldLines } from './sold-lines.ts'

/** Why a line cannot be ordered as it stands. */
export type LineTrouble =
  /** `gone`: the item is no longer sold; `optionsGone`: it is, but not as chosen. */
  | { type: 'gone' | 'optionsGone' | 'soldOut' | 'over' }
  /** The order is for a time outside the hours of the item. `later`: its store takes scheduled orders. */
  | { type: 'notNow' | 'later'; hours: Hours | undefined }
  | { type: 'fewLeft' | 'aboveMaximum'; left: number }
  | ({ type: 'repriced' } & Repricing)
  /** Only the words of the refusal name the line, as other backends do: they stand above the order button. */
  | { type: 'named' }

/** Times of day at the shop, as the server writes them. */
export type Hours = { from: string; to: string }

/** What the customer can do about it at once. */
export type LineRemedy = { type: 'remove' } | { type: 'lower'; to: number } | { type: 'see' }

/** What a line says of itself: more pieces than there are, beside the lines of the same item before it. */
export const shortageOf = (line: CartLine, lines: readonly CartLine[]): LineTrouble | undefined => {
  const { item, quantity } = line
  const before = soldLines(lines.slice(0, lines.indexOf(line))).filter(
    ({ item_id }) => item_id === line.item_id,
  )
  const taken = before.reduce((sum, other) => sum + other.quantity, 0)
  // Every variation has a stock of its own.
  const stock = stockOf(item, chosenOptions(line)) - (item.variations.length > 0 ? 0 : taken)
  const most = maximumOf(item) - taken
  if (quantity > stock) return ofStock(Math.min(stock, most))
  return quantity > most ? { type: 'aboveMaximum', left: Math.max(0, most) } : undefined
}

const ofStock = (left: number): LineTrouble => (left > 0 ? { type: 'fewLeft', left } : { type: 'soldOut' })

/** An order with what the server refused of it; `agreed` are the lines as the customer ordered them, none before a refusal. */
export type RefusedOrder = {
  kind: OrderKind
  lines: readonly CartLine[]
  agreed: readonly CartLine[]
  refusals: readonly FieldRefusal[]
  digits: number
  /** Of the day, when the order is handed over; without it nothing is said of hours. */
  minute?: number
}

/** Why a line of an order or a cart cannot be ordered as it stands: the server's reason first, then the line's own. */
export const troubleOf = (line: CartLine, order: RefusedOrder): LineTrouble | undefined => {
  const refusals = serverSaid(order.refusals).filter((refusal) => isAbout(refusal, line))
  return (
    refusals.map((refusal) => troubleIn(refusal, line.item)).find((trouble) => trouble !== undefined) ??
    unsold(line) ??
    shortageOf(line, order.lines) ??
    outOfHours(line, order) ??
    repricing(line, order) ??
    (refusals.length > 0 ? { type: 'named' } : undefined)
  )
}

const serverSaid = (refusals: readonly FieldRefusal[]) =>
  refusals.filter((refusal): refusal is ServerRefusal => 'message' in refusal)

/** The line that the server names; another backend names its item in words only. */
export const isAbout = ({ cart_id, item_id, message }: ServerRefusal, line: CartLine): boolean => {
  if (cart_id !== undefined) return cart_id === line.id
  return item_id === undefined ? message.includes(line.item.name) : item_id === line.item_id
}

const troubleIn = ({ code, left }: Partial<ServerRefusal>, item: Item): LineTrouble | undefined => {
  if (code === 'available_time') return { type: 'notNow', hours: hoursOf(item) }
  if (code === 'campaign') return { type: 'over' }
  if (code === 'item_id') return { type: 'gone' }
  if (code === 'variation' || code === 'add_on_ids') return { type: 'optionsGone' }
  if (typeof left !== 'number') return undefined
  if (code === 'cart_item_limit') return { type: 'aboveMaximum', left }
  return code === 'stock' ? ofStock(left) : undefined
}

/** A reason that is not known here still keeps the line out of every order. */
const unsold = ({ refusal, item }: CartLine): LineTrouble | undefined =>
  refusal && (troubleIn(refusal, item) ?? { type: 'gone' })

const hoursOf = ({ available_time_starts: from, available_time_ends: to }: Item): Hours | undefined =>
  from && to ? { from, to } : undefined

function outOfHours({ item }: CartLine, { minute }: RefusedOrder): LineTrouble | undefined {
  const availability = minute === undefined ? 'now' : availabilityAt(minute, item)
  if (availability === 'now') return undefined
  return { type: availability === 'later' ? 'later' : 'notNow', hours: hoursOf(item) }
}

/** Against the price that the customer agreed to last, else against that of then, when the line was added. */
function repricing(line: CartLine, { agreed, digits }: RefusedOrder): LineTrouble | undefined {
  const before = agreed.find(({ id }) => id === line.id)
  const known = before
    ? { was: totalOf({ ...line, item: before.item }, digits), now: totalOf(line, digits) }
    : repricingOf(line, digits)
  return known && known.was !== known.now ? { type: 'repriced', ...known } : undefined
}

const totalOf = (line: CartLine, digits: number) => priceTag(line.item, selectionOf(line), digits).total

/** The ordered lines that the server no longer lists: their item or its options are not sold any more. */
export const linesGone = ({ agreed, lines }: Pick<RefusedOrder, 'agreed' | 'lines'>): CartLine[] =>
  agreed.filter(({ id }) => lines.every((line) => line.id !== id))

/** What the customer can do about a line here; an item that is bought at once cannot be removed. */
export const remedyOf = (trouble: LineTrouble, kind: OrderKind): LineRemedy | undefined => {
  if ('left' in trouble && trouble.left > 0) return { type: 'lower', to: trouble.left }
  if (partsOf[kind].goods !== 'cart' || trouble.type === 'named' || trouble.type === 'later') return undefined
  return { type: trouble.type === 'repriced' || trouble.type === 'optionsGone' ? 'see' : 'remove' }
}

type LineAction = Extract<CartAction, { line: number }>

/** Lowers a line to so many pieces. */
const lowered = (line: CartLine, to: number, digits: number): LineAction => ({
  type: 'line.replace',
  line: line.id,
  item: line.item,
  body: newCartLine(line.item, { ...selectionOf(line), quantity: to }, digits),
})

/** The lines that the customer ordered, without those that an edit of the cart has taken out since. */
export const stillAgreed = (
  agreed: readonly CartLine[],
  before: readonly CartLine[],
  now: readonly CartLine[],
): readonly CartLine[] => {
  const has = (lines: readonly CartLine[], id: number) => lines.some((line) => line.id === id)
  return agreed.filter(({ id }) => has(now, id) || !has(before, id))
}

/** The edit of the cart that goes this way; `see` edits nothing. */
export const editOf = (line: CartLine, remedy: LineRemedy, digits: number): LineAction | undefined => {
  if (remedy.type === 'see') return undefined
  return remedy.type === 'remove' ? { type: 'line.remove', line: line.id } : lowered(line, remedy.to, digits)
}

/** The refusals that no line says in its place: their words stand above the order button. */
export const refusalsOfNoLine = (order: RefusedOrder): FieldRefusal[] =>
  order.refusals.filter(
    (refusal) =>
      !('message' in refusal) ||
      order.lines.every((line) => {
        const trouble = isAbout(refusal, line) ? troubleOf(line, order) : undefined
        return !trouble || trouble.type === 'named' || trouble.type === 'repriced'
      }),
  )
