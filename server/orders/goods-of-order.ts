import type { NewCartLine, OrderPlacement } from '#openapi/generated/server.ts'
import { zip } from '#server/assert/zip.ts'
import { isOver, isSold, lineItemsFor, readCart } from '#server/cart/cart.ts'
import {
  addOnsFromWire,
  type LineItem,
  lineNamed,
  type OrderedItem,
  shortageAfter,
} from '#server/cart/goods.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { QuoteRow } from '#server/db/rows.ts'
import type { ChosenAddOn } from '#server/db/shapes.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { ApiError, type Refusal } from '#server/refusals/api-error.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { choose } from '#server/rules/choice.ts'
import { toMinor } from '#server/rules/money.ts'
import { isSoldAt } from '#server/rules/opening-hours.ts'
import { wallTime } from '#server/time/shop-clock.ts'
import type { PriceTerms } from './order-terms.ts'

/** The goods of an order, all of its store; `unsold`: why lines of the cart cannot be ordered any more. */
type OrderedItems = { items: OrderedItem[]; unsold: Refusal[] }

/** The lines of the cart, or those sent along when something is bought at once. */
export async function readOrderedItems(
  tx: Database,
  shopper: Shopper,
  body: Pick<OrderPlacement, 'is_buy_now' | 'cart'>,
  terms: PriceTerms,
  now: Date,
  quoted?: QuoteRow,
): Promise<OrderedItems> {
  const { items, unsold } = body.is_buy_now
    ? { items: await boughtNow(tx, body.cart ?? [], terms, now, quoted), unsold: [] }
    : await inCart(tx, shopper, now)
  if (items.length + unsold.length === 0) throw refuse('order_details')
  if (items.some(({ item }) => item.store_id !== terms.store.id)) throw refuse('different_stores')
  const seen = body.is_buy_now ? [] : (body.cart ?? [])
  // A line that is no longer sold has a refusal of its own, which names it.
  if (seen.length > 0 && unsold.length === 0 && !areSeen(items, seen)) throw refuse('cart_changed')
  return { items, unsold }
}

async function inCart(tx: Database, { owner }: Shopper, now: Date): Promise<OrderedItems> {
  const lines = await readCart(tx, owner, now)
  return {
    items: lines.filter(isSold).map(({ line, lineItem }) => ({ ...lineItem, cart_id: line.id })),
    unsold: lines.flatMap((each) =>
      isSold(each) ? [] : each.refusal.ofLine({ item_id: each.line.item_id, cart_id: each.line.id }).refusals,
    ),
  }
}

/** Whether these are the goods that the customer saw, in any order; their prices are compared by the total. */
function areSeen(items: LineItem[], seen: NewCartLine[]): boolean {
  const isSeen = ({ item, choice, addOns, quantity }: LineItem) =>
    seen.some((line) => {
      if (line.item_id !== item.id || line.quantity !== quantity) return false
      const chosen = choose(item, line.variation ?? [])
      if ('problem' in chosen || chosen.key !== choice.key) return false
      return keyOf(addOns) === keyOf(addOnsFromWire(line.add_on_ids, line.add_on_qtys))
    })
  return items.length === seen.length && items.every(isSeen)
}

const keyOf = (addOns: ChosenAddOn[]): string =>
  addOns
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .sort()
    .join()

/** The price that was seen is sent along, so that a customer is never surprised by another; a quote holds its own. */
async function boughtNow(
  tx: Database,
  wanted: NewCartLine[],
  { settings }: PriceTerms,
  now: Date,
  quoted: QuoteRow | undefined,
) {
  const wishes = wanted.map(({ item_id, quantity, variation = [], add_on_ids, add_on_qtys }) => ({
    item_id,
    quantity,
    variation,
    addOns: addOnsFromWire(add_on_ids, add_on_qtys),
  }))
  const items = await lineItemsFor(tx, wishes, now)
  for (const [at, [line, { price }]] of zip(items, wanted).entries()) {
    if (!quoted && toMinor(price, settings.currency.digits) !== line.choice.unitPrice)
      throw refuse('price_changed').ofLine(lineNamed(line))
    if (items.slice(0, at).some((other) => isSameChoice(other, line))) throw refuse('cart_item')
  }
  return items
}

/** As in a cart, where a choice has one line. */
const isSameChoice = (a: LineItem, b: LineItem) => a.item.id === b.item.id && a.choice.key === b.choice.key

/** Refuses all lines that cannot be sold at once, each by name. Offers of a campaign are for customers (docs/spec.md §5 Order Now). */
export function ensureSellable(
  { items, unsold }: OrderedItems,
  { customer_id }: Shopper,
  { at, settings }: PriceTerms,
): void {
  if (customer_id === null && items.some(({ item }) => item.available_date_starts !== null))
    throw refuse('guest_checkout')
  const { time } = wallTime(at, settings.timezone)
  const refused = items.flatMap(
    (line, index) => unsoldAt(line, items.slice(0, index), at, time)?.refusals ?? [],
  )
  const [first, ...more] = [...unsold, ...refused]
  if (first) throw new ApiError(403, [first, ...more])
}

/** An offer of a campaign is handed over before the campaign ends. */
function unsoldAt(line: OrderedItem, before: OrderedItem[], at: Date, time: string): ApiError | undefined {
  if (isOver(line.item, at)) return refuse('campaign').ofLine(lineNamed(line))
  if (!isSoldAt(line.item, time)) return refuseFor.availableTime(line.item.name).ofLine(lineNamed(line))
  return shortageAfter(before, line)
}
