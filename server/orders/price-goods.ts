import type { OrderedItem } from '#server/cart/goods.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CouponRow, QuoteRow } from '#server/db/rows.ts'
import type { LineToRecord, OrderAmounts } from '#server/db/schema.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { couponDiscount } from '#server/rules/coupon.ts'
import { toDecimal } from '#server/rules/money.ts'
import { welcomeDiscount } from '#server/rules/welcome.ts'
import { ensureNotTooLarge } from './agreed-amount.ts'
import { checkCoupon } from './coupon-use.ts'
import { type Counted, countOrders, welcomeOf } from './first-order.ts'
import { ensureQuoted } from './kept-quotes.ts'
import type { PriceTerms } from './order-terms.ts'
import { itemsValue, priceLines, quote, tipsOf } from './quote.ts'
import { type ItemsWish, itemsInputs } from './quote-inputs.ts'
import { amountsWithFee, linesOf } from './record-order.ts'

/** What goods cost line by line, and the coupon that takes something off. */
export type PricedItems = { figures: OrderAmounts; lines: LineToRecord[]; coupon: CouponRow | undefined }

type Pricing = {
  shopper: Counted & Pick<Shopper, 'customer_id'>
  wish: ItemsWish
  items: OrderedItem[]
  terms: PriceTerms
  now: Date
}

/** The prices of now. */
export async function priceItems(db: Database, pricing: Pricing): Promise<PricedItems> {
  const { shopper, wish, items, terms, now } = pricing
  const lines = priceLines(items)
  const { full, discounted } = itemsValue(lines)
  const { minimum_order } = terms.store
  if (full < minimum_order) throw refuseFor.minimumOrder(amountIn(terms, minimum_order))
  const coupon = await couponOf(db, pricing, discounted)
  const couponOff = coupon ? couponDiscount(coupon, discounted) : 0
  const welcome = await welcomeOf(db, shopper, terms.settings, now)
  const due = quote(lines, {
    ...terms,
    couponDiscount: couponOff,
    welcomeDiscount: welcome ? welcomeDiscount(welcome, discounted - couponOff) : 0,
    couponFreesDelivery: coupon?.coupon_type === 'free_delivery',
    tips: tipsOf(wish, terms.settings),
  })
  const used = due.couponDiscount > 0 || due.freeDeliveryBy === 'coupon' ? coupon : undefined
  const amounts = amountsWithFee(due, terms, used?.code ?? null)
  ensureNotTooLarge(amounts)
  return { figures: amounts, lines: linesOf(lines, due.tax), coupon: used }
}

/**
 * The prices of a quote for the same goods. What each customer gets a limited number of times may be used up meanwhile: a
 * coupon is refused by name, a first order makes the quote void.
 */
export async function quotedItems(
  tx: Database,
  pricing: Omit<Pricing, 'now'>,
  quoted: QuoteRow,
): Promise<PricedItems> {
  const { shopper, wish, items, terms } = pricing
  const { figures: amounts, lines, created_at } = quoted
  ensureQuoted(quoted, itemsInputs(wish, items, terms.settings))
  const discounted = amounts.goods_amount - amounts.store_discount_amount
  const isUsed = amounts.coupon_code !== null
  const coupon = isUsed ? await couponOf(tx, { ...pricing, now: created_at }, discounted) : undefined
  if (amounts.welcome_discount_amount > 0 && (await countOrders(tx, shopper)) > 0)
    throw refuse('quote_expired')
  return { figures: amounts, lines, coupon }
}

async function couponOf(
  db: Database,
  { shopper, wish: { coupon_code }, terms, now }: Pricing,
  subtotal: number,
): Promise<CouponRow | undefined> {
  if (!coupon_code) return undefined
  const { coupon, problem } = await checkCoupon(db, shopper, coupon_code, {
    now,
    store: terms.store,
    subtotal,
  })
  if (problem) throw refuseFor.coupon(problem, 403, amountIn(terms, coupon?.min_purchase ?? 0))
  return coupon
}

function amountIn({ settings }: PriceTerms, minor: number): string {
  const { digits } = settings.currency
  return toDecimal(minor, digits).toFixed(digits)
}
