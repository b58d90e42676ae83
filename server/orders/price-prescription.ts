import { eq } from 'drizzle-orm'
import { lineItemsFor } from '#server/cart/cart.ts'
import { ensureAllEnough } from '#server/cart/goods.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders, stores } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toDecimal } from '#server/rules/money.ts'
import { awaitsPrice, lastAcceptance } from '#server/rules/prescription.ts'
import { timeInWords } from '#server/rules/time-in-words.ts'
import { welcomeDiscount } from '#server/rules/welcome.ts'
import { ensureNotTooLarge } from './agreed-amount.ts'
import { welcomeOf } from './first-order.ts'
import { promiseAnew } from './move-order.ts'
import { ensureCash } from './order-terms.ts'
import { recordSale } from './popularity.ts'
import { itemsValue, priceLines, quote } from './quote.ts'
import { amountsOf, linesOf, recordLines } from './record-order.ts'
import { takeStock } from './stock.ts'
import { tellOwner } from './tell-owner.ts'

type Dispensed = { item_id: number; quantity: number }

/** `minutes` that the customer has to accept the price. */
type Pricing = { now: Date; minutes: number }

/** The cancellation reason of an order whose price was not accepted in time; customers read it. */
export const EXPIRED_PRICE = 'The price was not accepted in time'

/**
 * Prices a prescription: the dispensed medicines leave the stock and become the lines of the order, at today's prices,
 * without coupons and with the welcome discount of a first order. The owner is notified of the total, and the order waits
 * until they accept it or cancel. Refused for an order that does not wait
 * for its price, for items of another store, and above the limits of an order or of cash. Call the relay after the
 * commit.
 */
export async function pricePrescription(
  tx: Database,
  id: number,
  dispensed: Dispensed[],
  { settings, moduleZones }: Reference,
  { now, minutes }: Pricing,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (order?.order_status !== 'pending' || !awaitsPrice(order)) throw refuse('not to price')
  const wishes = dispensed.map((each) => ({ ...each, variation: [], addOns: [] }))
  const items = await lineItemsFor(tx, wishes, now)
  const [first] = items
  if (!first) throw refuse('order_details')
  if (items.some(({ item }) => item.store_id !== order.store_id)) throw refuse('different_stores')
  ensureAllEnough(items)
  const found = await tx.select().from(stores).where(eq(stores.id, first.item.store_id))
  const lines = priceLines(items)
  const shopper = { ...order, phone_key: order.phone_key ?? undefined }
  const welcome = await welcomeOf(tx, shopper, settings, order.created_at, order)
  const due = quote(lines, {
    store: onlyRow(found),
    settings,
    fee: order.original_delivery_charge,
    couponDiscount: 0,
    welcomeDiscount: welcome ? welcomeDiscount(welcome, itemsValue(lines).discounted) : 0,
    couponFreesDelivery: false,
    tips: order.dm_tips,
  })
  ensureNotTooLarge(amountsOf(due))
  ensureCash(chargesOf(moduleZones, order), due.amount)
  const recorded = linesOf(lines, due.tax)
  await takeStock(tx, items, recorded)
  await recordLines(tx, id, recorded)
  await recordSale(tx, null, items)
  await tx
    .update(orders)
    .set({
      ...amountsOf(due),
      ...promiseAnew(order, now),
      priced: now,
      price_by: lastAcceptance(now, minutes),
      updated_at: now,
    })
    .where(eq(orders.id, id))
  await tellOwner(tx, order, 'pending', now, { words: priceUpdate(due.amount, settings, minutes) })
}

function priceUpdate(minor: number, { currency: { symbol, digits } }: ShopSettings, minutes: number): Text {
  const amount = toDecimal(minor, digits).toFixed(digits)
  const time = timeInWords(minutes * 60)
  return {
    en: `The pharmacy has checked your prescription. The total is ${symbol.en} ${amount}. Accept the price within ${time.en}, or the order is canceled.`,
    ar: `راجعت الصيدلية وصفتك الطبية. إجمالي الطلب ${amount} ${symbol.ar}. اقبل السعر خلال ${time.ar} وإلا أُلغي الطلب.`,
  }
}
