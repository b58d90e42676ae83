import { eq } from 'drizzle-orm'
import { goodsFor } from '#server/cart/cart.ts'
import { ensureAllEnough } from '#server/cart/goods.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders, stores } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toDecimal } from '#server/rules/money.ts'
import { awaitsPrice } from '#server/rules/prescription.ts'
import { ensureNotTooLarge } from './agreed-amount.ts'
import { promiseAnew } from './move-order.ts'
import { ensureCash } from './order-terms.ts'
import { noteSale } from './popularity.ts'
import { priceLines, quote } from './quote.ts'
import { amountsOf, linesOf, recordLines } from './record-order.ts'
import { takeStock } from './stock.ts'
import { tellOwner } from './tell-owner.ts'

type Dispensed = { item_id: number; quantity: number }

/**
 * Prices a prescription: the dispensed medicines leave the stock and become the lines of the order, at today's prices
 * and without coupons. The owner is notified of the total and may still cancel. Refused for an order that does not wait
 * for its price, for items of another store, and above the limits of an order or of cash. Call the relay after the
 * commit.
 */
export async function pricePrescription(
  tx: Database,
  id: number,
  dispensed: Dispensed[],
  { settings, moduleZones }: Reference,
  now: Date,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (order?.order_status !== 'pending' || !awaitsPrice(order)) throw refuse('not to price')
  const wishes = dispensed.map((each) => ({ ...each, variation: [], addOns: [] }))
  const goods = await goodsFor(tx, wishes, now)
  const [first] = goods
  if (!first) throw refuse('order_details')
  if (goods.some(({ item }) => item.store_id !== order.store_id)) throw refuse('different_stores')
  ensureAllEnough(goods)
  const found = await tx.select().from(stores).where(eq(stores.id, first.item.store_id))
  const lines = priceLines(goods)
  const due = quote(lines, {
    store: onlyRow(found),
    settings,
    fee: order.original_delivery_charge,
    couponDiscount: 0,
    welcomeDiscount: 0,
    couponFreesDelivery: false,
    tips: order.dm_tips,
  })
  ensureNotTooLarge(amountsOf(due))
  ensureCash(chargesOf(moduleZones, order), due.amount)
  const recorded = linesOf(lines, due.tax)
  await takeStock(tx, goods, recorded)
  await recordLines(tx, id, recorded)
  await noteSale(tx, null, goods)
  await tx
    .update(orders)
    .set({ ...amountsOf(due), ...promiseAnew(order, now), priced: now, updated_at: now })
    .where(eq(orders.id, id))
  await tellOwner(tx, order, 'pending', now, { words: priceNews(due.amount, settings) })
}

function priceNews(minor: number, { currency: { symbol, digits } }: ShopSettings): Text {
  const amount = toDecimal(minor, digits).toFixed(digits)
  return {
    en: `The pharmacy has checked your prescription. The total is ${symbol.en} ${amount}.`,
    ar: `راجعت الصيدلية وصفتك الطبية. إجمالي الطلب ${amount} ${symbol.ar}.`,
  }
}
