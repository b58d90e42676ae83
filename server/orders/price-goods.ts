import type { OrderedGoods } from '#server/cart/goods.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CouponRow, QuoteRow } from '#server/db/rows.ts'
import type { Figures, LineToRecord } from '#server/db/schema.ts'
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
import { goodsValue, priceLines, quote, tipsOf } from './quote.ts'
import { type GoodsWish, goodsInputs } from './quote-inputs.ts'
import { figuresOf, linesOf } from './record-order.ts'

/** What goods cost line by line, and the coupon that takes something off. */
export type PricedGoods = { figures: Figures; lines: LineToRecord[]; coupon: CouponRow | undefined }

type Pricing = {
  shopper: Counted & Pick<Shopper, 'customer_id'>
  wish: GoodsWish
  goods: OrderedGoods[]
  terms: PriceTerms
  now: Date
}

/** The prices of now. */
export async function priceGoods(db: Database, pricing: Pricing): Promise<PricedGoods> {
  const { shopper, wish, goods, terms, now } = pricing
  const lines = priceLines(goods)
  const { full, discounted } = goodsValue(lines)
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
  const figures = figuresOf(due, terms, used?.code ?? null)
  ensureNotTooLarge(figures)
  return { figures, lines: linesOf(lines, due.tax), coupon: used }
}

/**
 * The prices of a quote for the same goods. What each customer gets a limited number of times may be used up meanwhile: a
 * coupon is refused by name, a first order makes the quote void.
 */
export async function quotedGoods(
  tx: Database,
  pricing: Omit<Pricing, 'now'>,
  quoted: QuoteRow,
): Promise<PricedGoods> {
  const { shopper, wish, goods, terms } = pricing
  const { figures, lines, created_at } = quoted
  ensureQuoted(quoted, goodsInputs(wish, goods, terms.settings))
  const discounted = figures.goods_amount - figures.store_discount_amount
  const isUsed = figures.coupon_code !== null
  const coupon = isUsed ? await couponOf(tx, { ...pricing, now: created_at }, discounted) : undefined
  if (figures.welcome_discount_amount > 0 && (await countOrders(tx, shopper)) > 0)
    throw refuse('quote_expired')
  return { figures, lines, coupon }
}

async function couponOf(
  db: Database,
  { shopper, wish: { coupon_code }, terms, now }: Pricing,
  goods: number,
): Promise<CouponRow | undefined> {
  if (!coupon_code) return undefined
  const { coupon, problem } = await checkCoupon(db, shopper, coupon_code, { now, store: terms.store, goods })
  if (problem) throw refuseFor.coupon(problem, 403, amountIn(terms, coupon?.min_purchase ?? 0))
  return coupon
}

function amountIn({ settings }: PriceTerms, minor: number): string {
  const { digits } = settings.currency
  return toDecimal(minor, digits).toFixed(digits)
}
